// These texts come with what says them, not with every first visit.
import { textsOf } from '#kit/i18n/textsOf.ts'

export const calendarTexts = textsOf((language) => import(`./messages/${language}.ts`))
