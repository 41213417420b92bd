import { textsOf } from '#kit/i18n/textsOf.ts'

export const importTexts = textsOf((language) => import(`./messages/${language}.ts`))
