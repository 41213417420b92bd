// The texts of the page that an invitation opens, loaded together with it.
import { textsOf } from '#kit/i18n/textsOf.ts'

export const acceptTexts = textsOf((language) => import(`./messages/${language}.ts`))
