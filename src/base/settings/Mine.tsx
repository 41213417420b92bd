// The person's own language and shortcuts. At the address of the settings themselves it stands beside their list.
import { Paper, SegmentedControl, Stack, Text, Title } from '@mantine/core'
import { useId } from 'react'
import { languageNames, languages } from '#kit/i18n/languages.ts'
import { useLanguage, useText } from '#kit/i18n/useText.ts'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { SettingSwitch } from '#kit/ui/SettingSwitch.tsx'
import { shortcutsOn } from '#kit/ui/shortcutsOn.ts'
import { useStore } from '#kit/ui/store.ts'
import { chooseShortcuts } from '#base/session/person/chooseShortcuts.ts'
import { useChooseLanguage } from '#base/session/person/useChooseLanguage.ts'

export function Mine({ isHome = false }: { isHome?: boolean }) {
  const t = useText()
  usePageTitle(t(isHome ? 'settings.title' : 'settings.mine'))
  const language = useLanguage()
  const chooseLanguage = useChooseLanguage()
  const id = useId()
  return (
    <Stack maw="64rem">
      <Title order={isHome ? 2 : 1} size="h1">
        {t('settings.mine')}
      </Title>
      <Paper withBorder p="lg">
        <Stack gap="lg">
          <div>
            <Text id={id} fw={600} mb={4}>
              {t('shell.language')}
            </Text>
            <SegmentedControl
              aria-labelledby={id}
              value={language}
              onChange={(chosen) => void chooseLanguage(chosen)}
              data={languages.map((one) => ({
                value: one,
                label: <span lang={one}>{languageNames[one]}</span>,
              }))}
            />
          </div>
          <SettingSwitch
            label={t('settings.shortcuts')}
            hint={t('settings.shortcutsHint')}
            checked={useStore(shortcutsOn)}
            onChange={(on) => void chooseShortcuts(on)}
          />
        </Stack>
      </Paper>
    </Stack>
  )
}
