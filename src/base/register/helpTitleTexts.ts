// The titles of the help's tasks: for the palette and for the help itself.
import { textsOf } from '#kit/i18n/textsOf.ts'

export const helpTitleTexts = textsOf((language) => import(`./messages/help/${language}.ts`))
