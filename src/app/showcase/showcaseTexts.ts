// Loaded together with the showcase, not with every first visit.
import { textsOf } from '#kit/i18n/textsOf.ts'

export const showcaseTexts = textsOf({
  en: () => import('./messages/en.ts').then((all) => all.en),
  el: () => import('./messages/el.ts').then((all) => all.el),
  ru: () => import('./messages/ru.ts').then((all) => all.ru),
})
