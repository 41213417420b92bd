// The texts of these screens come with them.
import { needTexts } from '#kit/i18n/browser.ts'
import type { Language } from '#kit/i18n/languages.ts'
import type { Messages } from '#kit/i18n/messages.ts'

const texts: Record<Language, () => Promise<Messages>> = {
  en: () => import('./messages/en.ts').then((all) => all.en),
  el: () => import('./messages/el.ts').then((all) => all.el),
  ru: () => import('./messages/ru.ts').then((all) => all.ru),
}

export const secondFactorTexts = (language: Language): Promise<Messages> => texts[language]()

export const needSecondFactorTexts = (): Promise<void> => needTexts(secondFactorTexts)
