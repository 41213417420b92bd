import { textsOf } from '#kit/i18n/textsOf.ts'

export const firstStepsTexts = textsOf((language) => import(`./messages/${language}.ts`))
