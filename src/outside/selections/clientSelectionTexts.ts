// These texts are loaded with the components that use them, not with the first page.
import { textsOf } from '#kit/i18n/textsOf.ts'

export const clientSelectionTexts = textsOf((language) => import(`./messages/${language}.ts`))
