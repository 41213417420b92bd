import type { Language } from '#kit/i18n/languages.ts'
import type { Messages } from '#kit/i18n/messages.ts'

const texts: Record<Language, () => Promise<Messages>> = {
  en: () => import('./messages/en.ts').then((all) => all.en),
  el: () => import('./messages/el.ts').then((all) => all.el),
  ru: () => import('./messages/ru.ts').then((all) => all.ru),
}

export const mailTemplateTexts = (language: Language): Promise<Messages> => texts[language]()
