// Loaded together with the palette, not with every first visit.
import { textsOf } from '#kit/i18n/textsOf.ts'
import { helpTitleTexts } from '#base/register/helpTitleTexts.ts'
import { settingsTexts } from '#base/settings/settingsTexts.ts'
import { searchTexts } from '#daily/search/searchTexts.ts'

export const paletteTexts = textsOf((language) => import(`./messages/${language}.ts`))

/** The agency may have words of its own. */
const wordTexts = textsOf((language) => import(`./messages/words/${language}.ts`))

/** Texts of the palette, of its hits, and the names of settings screens and of the help. */
export const textsOfPalette = [paletteTexts, wordTexts, searchTexts, settingsTexts, helpTitleTexts]
