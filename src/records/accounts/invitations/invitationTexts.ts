// The texts of the screens that invite, loaded together with them.
import { textsOf } from '#kit/i18n/textsOf.ts'

export const invitationTexts = textsOf((language) => import(`./messages/${language}.ts`))
