// Loaded together with the palette, not with every first visit.
import { textsOf } from '#kit/i18n/textsOf.ts'
import { settingsTexts } from '#base/settings/settingsTexts.ts'
import { searchTexts } from '#daily/search/searchTexts.ts'

export const paletteTexts = textsOf((language) => import(`./messages/${language}.ts`))

/** Its own, those of what it finds, and the names of places behind the settings. */
export const textsOfPalette = [paletteTexts, searchTexts, settingsTexts]
