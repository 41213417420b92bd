// A price short enough for a mark on the map: 650 €, 185k €, 1,2 εκ. €.
import type { Language } from '#kit/i18n/languages.ts'

const formats = new Map<Language, Intl.NumberFormat>()

export function shortPrice(euro: number, language: Language): string {
  let format = formats.get(language)
  if (!format) {
    // Three digits are enough: the card has the exact price.
    format = new Intl.NumberFormat(language, { notation: 'compact', maximumSignificantDigits: 3 })
    formats.set(language, format)
  }
  return `${format.format(euro).replace('K', 'k')}\u00a0€`
}
