import { Group, UnstyledButton } from '@mantine/core'
import { languageNames, languages } from '#kit/i18n/languages.ts'
import { useLanguage, useText } from '#kit/i18n/useText.ts'
import { chooseLanguage } from '../person/chooseLanguage.ts'

/** Language switch for visitors who are not signed in. */
export function LanguageChoice() {
  const t = useText()
  const current = useLanguage()
  return (
    <Group component="nav" gap={4} aria-label={t('session.language')}>
      {languages.map((language) => (
        <UnstyledButton
          key={language}
          lang={language}
          px={4}
          py={2}
          fz="sm"
          {...(language === current ? { fw: 600 } : { c: 'dimmed' })}
          aria-pressed={language === current}
          onClick={() => void chooseLanguage(language)}
        >
          {languageNames[language]}
        </UnstyledButton>
      ))}
    </Group>
  )
}
