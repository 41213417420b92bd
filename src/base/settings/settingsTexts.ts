// Loaded with the screens that use these texts, not with every first visit.
import { textsOf } from '#kit/i18n/textsOf.ts'

export const settingsTexts = textsOf((language) => import(`./messages/${language}.ts`))
