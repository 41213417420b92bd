// Texts of bulk actions, loaded when rows are ticked, not with every first visit.
import { textsOf } from '#kit/i18n/textsOf.ts'

export const bulkTexts = textsOf((language) => import(`./messages/${language}.ts`))
