import { Menu } from '@mantine/core'
import { languageNames, languages } from '#kit/i18n/languages.ts'
import type { Language } from '#kit/i18n/languages.ts'
import { useLanguage, useText } from '#kit/i18n/useText.ts'
import { useChooseLanguage } from '#base/session/person/useChooseLanguage.ts'
import classes from './Shell.module.css'

const short = { en: 'EN', el: 'ΕΛ', ru: 'РУ' } as const satisfies Record<Language, string>

export function LanguageMenu() {
  const t = useText()
  const current = useLanguage()
  const choose = useChooseLanguage()
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <button
          type="button"
          className={classes.item}
          aria-label={`${short[current]}, ${t('shell.language')}: ${languageNames[current]}`}
        >
          {short[current]}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {languages.map((language) => (
          <Menu.Item
            key={language}
            lang={language}
            onClick={() => void choose(language)}
            aria-current={language === current || undefined}
          >
            {languageNames[language]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
