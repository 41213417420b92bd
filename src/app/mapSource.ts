// What maps in the browser are drawn with.

export type MapSource = Readonly<{
  /** MapLibre styles, by day and by night. */
  light: string
  dark: string
  /** All hosts that these draw from; null where that is to be read from the styles. */
  origins: readonly string[] | null
}>

/** The value of MAP_STYLE_URL that asks no map service. */
export const outlineAlone = 'outline'

/** Streets of OpenStreetMap, free and without a key; tiles, glyphs and sprites come from the one host. */
export const openFreeMap: MapSource = {
  light: 'https://tiles.openfreemap.org/styles/bright',
  dark: 'https://tiles.openfreemap.org/styles/dark',
  origins: ['https://tiles.openfreemap.org'],
}
