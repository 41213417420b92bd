import { textsOf } from '#kit/i18n/textsOf.ts'

export const importTexts = textsOf({
  en: () => import('./messages/en.ts').then((all) => all.en),
  el: () => import('./messages/el.ts').then((all) => all.el),
  ru: () => import('./messages/ru.ts').then((all) => all.ru),
})
