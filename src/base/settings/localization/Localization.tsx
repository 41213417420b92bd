// The texts of the product: export to a workbook, import with a preview, and undo.
import { Stack, Text } from '@mantine/core'
import { call } from '#kit/http/call.ts'
import { DownloadButton } from '#kit/ui/DownloadButton.tsx'
import { useText } from '#kit/i18n/useText.ts'
import { Section } from '#kit/form/Section.tsx'
import { SettingsPage } from '../SettingsPage.tsx'
import { ChangedTexts } from './ChangedTexts.tsx'
import { ImportTexts } from './ImportTexts.tsx'
import { localizationApi } from './localization.contract.ts'
import { TextHistory } from './TextHistory.tsx'

export function Localization() {
  const t = useText()
  return (
    <SettingsPage title={t('texts.title')}>
      <Section title={t('texts.workbook')} columns={1}>
        <Stack gap="md">
          <Text size="sm" maw={760}>
            {t('texts.exportText')}
          </Text>
          <div>
            <DownloadButton
              fileName="Localization.xlsx"
              fetchFile={() => call(localizationApi.exportTexts, {})}
            >
              {t('texts.export')}
            </DownloadButton>
          </div>
          <ImportTexts />
        </Stack>
      </Section>
      <Section title={t('texts.changed')} columns={1}>
        <ChangedTexts />
      </Section>
      <Section title={t('texts.history')} columns={1}>
        <TextHistory />
      </Section>
    </SettingsPage>
  )
}
