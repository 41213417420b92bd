import { Menu } from '@mantine/core'
import { call } from '#kit/http/call.ts'
import { needLanguage, setLanguage } from '#kit/i18n/browser.ts'
import { cultures, languageNames, languages } from '#kit/i18n/languages.ts'
import type { Language } from '#kit/i18n/languages.ts'
import { useLanguage, useText } from '#kit/i18n/useText.ts'
import { banner } from '#kit/ui/banner.ts'
import { NewVersion, renew } from '#kit/ui/loadPart.ts'
import { sessionApi } from '#features/session/session.contract.ts'
import classes from './Shell.module.css'

const short = { en: 'EN', el: 'ΕΛ', ru: 'РУ' } as const satisfies Record<Language, string>

export function LanguageMenu() {
  const t = useText()
  const current = useLanguage()
  const choose = async (language: Language) => {
    try {
      await needLanguage(language)
      await call(
        sessionApi.setLanguage,
        { body: { language: cultures[language] } },
        { quiet: true },
      )
      await setLanguage(language)
    } catch (failure) {
      if (failure instanceof NewVersion && renew()) return
      return banner.show('warning', t('shell.languageKept'))
    }
  }
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
