import { textsOf } from '#kit/i18n/textsOf.ts'

export const newsTexts = [
  textsOf((language) => import(`../messages/${language}.ts`)),
  textsOf((language) => import(`../messages/news/${language}.ts`)),
]
