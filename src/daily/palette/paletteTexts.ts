// Loaded together with the palette, not with every first visit.
import { textsOf } from '#kit/i18n/textsOf.ts'
import { settingsTexts } from '#base/settings/settingsTexts.ts'
import { searchTexts } from '#daily/search/searchTexts.ts'

export const paletteTexts = textsOf((language) => import(`./messages/${language}.ts`))

/** Texts of the palette, of its hits, and the names of settings screens. */
export const textsOfPalette = [paletteTexts, searchTexts, settingsTexts]
