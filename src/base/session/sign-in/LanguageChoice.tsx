import { Group, UnstyledButton } from '@mantine/core'
import { languageNames, languages } from '#kit/i18n/languages.ts'
import { useLanguage, useText } from '#kit/i18n/useText.ts'
import { chooseLanguage } from '../person/chooseLanguage.ts'
import classes from './SignInPage.module.css'

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
          className={classes.language}
          aria-pressed={language === current}
          onClick={() => void chooseLanguage(language)}
        >
          {languageNames[language]}
        </UnstyledButton>
      ))}
    </Group>
  )
}
