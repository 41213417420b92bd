// Loaded together with the hits, not with every first visit.
import { textsOf } from '#kit/i18n/textsOf.ts'

export const searchTexts = textsOf((language) => import(`./messages/${language}.ts`))
