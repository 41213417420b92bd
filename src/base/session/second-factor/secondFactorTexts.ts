// The texts of the second-factor screens, loaded together with them.
import { needTexts } from '#kit/i18n/browser.ts'
import { textsOf } from '#kit/i18n/textsOf.ts'

export const secondFactorTexts = textsOf({
  en: () => import('./messages/en.ts').then((all) => all.en),
  el: () => import('./messages/el.ts').then((all) => all.el),
  ru: () => import('./messages/ru.ts').then((all) => all.ru),
})

export const needSecondFactorTexts = (): Promise<void> => needTexts(secondFactorTexts)
