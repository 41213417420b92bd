// The texts of the second-factor screens, loaded together with them.
import { loadScreenTexts } from '#kit/i18n/browser.ts'
import { textsOf } from '#kit/i18n/textsOf.ts'

export const secondFactorTexts = textsOf((language) => import(`./messages/${language}.ts`))

export const needSecondFactorTexts = (): Promise<void> => loadScreenTexts(secondFactorTexts)
