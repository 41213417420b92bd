// Tells amounts in euros from amounts in another currency, which must never become as many euros.
import { foldedText } from '#kit/fields/when/foldedText.ts'
import { isNothing } from './isNothing.ts'

const signs: readonly (readonly [sign: RegExp, code: string])[] = [
  [/₽|(?<!\p{L})(?:руб(?:\.|л\p{L}*)?|р\.|rub|rur)(?!\p{L})/u, 'RUB'],
  [/£|(?<!\p{L})(?:gbp|pounds?|sterling|λιρ\p{L}+ αγγλιασ|фунт\p{L}*)(?!\p{L})/u, 'GBP'],
  [/₺|(?<!\p{L})(?:try|tl)(?!\p{L})/u, 'TRY'],
  [/₴|(?<!\p{L})(?:uah|грн\.?|гривен|гривн\p{L}*)(?!\p{L})/u, 'UAH'],
  [/₪|(?<!\p{L})(?:ils|nis)(?!\p{L})/u, 'ILS'],
  [/₸|(?<!\p{L})(?:kzt|тенге)(?!\p{L})/u, 'KZT'],
  [/¥|(?<!\p{L})(?:cny|rmb|jpy|юан\p{L}*)(?!\p{L})/u, 'CNY'],
  [/(?<!\p{L})(?:chf|φραγκ\p{L}*|франк\p{L}*)(?!\p{L})/u, 'CHF'],
  [/(?<!\p{L})(?:bgn|лв\.?|лев(?:а|ов)?)(?!\p{L})/u, 'BGN'],
  [/(?<!\p{L})(?:ron|lei)(?!\p{L})/u, 'RON'],
  [/(?<!\p{L})(?:rsd|din|дин\.?|динар\p{L}*)(?!\p{L})/u, 'RSD'],
  [/(?<!\p{L})(?:lek|leke)(?!\p{L})/u, 'ALL'],
  [/(?<!\p{L})(?:mkd|ден\.?|денар\p{L}*)(?!\p{L})/u, 'MKD'],
  [/(?<!\p{L})(?:pln|zl)(?!\p{L})/u, 'PLN'],
  [/(?<!\p{L})(?:czk|kc)(?!\p{L})/u, 'CZK'],
  [/(?<!\p{L})(?:huf|ft)(?!\p{L})/u, 'HUF'],
  [/(?<!\p{L})(?:sek)(?!\p{L})/u, 'SEK'],
  [/(?<!\p{L})(?:nok)(?!\p{L})/u, 'NOK'],
  [/(?<!\p{L})(?:dkk)(?!\p{L})/u, 'DKK'],
  [/(?<!\p{L})(?:cad|c\$)(?!\p{L})/u, 'CAD'],
  [/(?<!\p{L})(?:aud|a\$)(?!\p{L})/u, 'AUD'],
  [/(?<!\p{L})(?:aed|dhs?|дирхам\p{L}*)(?!\p{L})/u, 'AED'],
  [/(?<!\p{L})(?:δρχ\.?|δραχμ\p{L}*|grd)(?!\p{L})/u, 'GRD'],
  [/\$|(?<!\p{L})(?:usd|dollars?|δολ\.?|δολαρι\p{L}*|долл?\.?|доллар\p{L}*)(?!\p{L})/u, 'USD'],
]
const euros = /€|(?<!\p{L})(?:eur|euros?|ευρω|евро)(?!\p{L})/u

/** Longer texts are no amounts. */
const longest = 80

/** The code of another currency named in an amount, a header or a cell of its own; null for euros and for none. */
export function foreignCurrency(text: string): string | null {
  if (text.length > longest) return null
  const said = foldedText(text)
  if (euros.test(said)) return null
  return signs.find(([sign]) => sign.test(said))?.[1] ?? codeIn(text)
}

const codes = new Set(Intl.supportedValuesOf('currency'))
/** Codes that are words, too. */
const words = new Set(['ALL', 'TOP', 'CUP', 'PEN', 'MOP', 'COP', 'TRY', 'GEL', 'LAK', 'XXX', 'VES'])

/** A code beside an amount, or at the end of a header: «THB 100», «Price (THB)». */
function codeIn(text: string): string | null {
  const [, before, behind] =
    /^\s*([A-Z]{3})\s?[\d.,]|(?:^|[\s(,[/\d])([A-Z]{3})[)\]]?\s*$/.exec(text) ?? []
  const code = before ?? behind
  return code && codes.has(code) && (before || !words.has(code)) ? code : null
}

/** What a cell of a column of currencies says; null for the euro, for nothing and for a number. */
export function currencyNamed(cell: string): string | null {
  const text = cell.trim()
  if (isNothing(text) || euros.test(foldedText(text))) return null
  return foreignCurrency(text) ?? (/\p{L}/u.test(text) ? text : null)
}
