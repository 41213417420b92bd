// The map styles for the browser.

export type MapSource = Readonly<{
  /** URLs of MapLibre styles for light and dark mode. */
  light: string
  dark: string
  /** All hosts that the styles load from; null if they must be read from the styles. */
  origins: readonly string[] | null
}>

/** The value of MAP_STYLE_URL for maps without a map service. */
export const outlineAlone = 'outline'

/** Streets of OpenStreetMap, free and without a key. Tiles, glyphs and sprites come from the same host. */
export const openFreeMap: MapSource = {
  light: 'https://tiles.openfreemap.org/styles/bright',
  dark: 'https://tiles.openfreemap.org/styles/dark',
  origins: ['https://tiles.openfreemap.org'],
}

/** Null: maps only show the embedded outline. */
export function mapSourceOf(light: string | undefined, dark: string | undefined): MapSource | null {
  if (light === outlineAlone) return null
  return light === undefined ? openFreeMap : { light, dark: dark ?? light, origins: null }
}
