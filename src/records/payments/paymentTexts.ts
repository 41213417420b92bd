// Loaded with the screens that need them, not on every first visit.
import { textsOf } from '#kit/i18n/textsOf.ts'

export const paymentTexts = textsOf((language) => import(`./messages/${language}.ts`))
