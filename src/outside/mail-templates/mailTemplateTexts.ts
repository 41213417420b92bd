import { textsOf } from '#kit/i18n/textsOf.ts'

export const mailTemplateTexts = textsOf((language) => import(`./messages/${language}.ts`))
