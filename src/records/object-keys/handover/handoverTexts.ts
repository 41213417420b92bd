// Loaded with the buttons, not on every first visit.
import { textsOf } from '#kit/i18n/textsOf.ts'

export const handoverTexts = textsOf((language) => import(`./messages/${language}.ts`))
