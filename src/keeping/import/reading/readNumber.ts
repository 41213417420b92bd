// Parses numbers in the format of their column: with a decimal comma or a decimal point.
import { euro, percents, squareMetres, metres, withoutUnits } from '#kit/fields/readNumber.ts'
import { cellText } from '#kit/fields/cellText.ts'

/** The decimal separator. */
export type Decimal = 'decimalComma' | 'decimalPoint'
/**
 * `noNumber`: no number at all. `otherDecimal`: a number only with the other decimal separator. `unsureUnit`: 1.2M may be
 * millions or metres.
 */
export type NumberFault = { fault: 'noNumber' | 'otherDecimal' | 'unsureUnit' }

const currencies = [
  ['\\$|usd|£|gbp|₽|р\\.|руб(?:\\.|л\\p{L}*)?|rub|chf|лв\\.?|₺|δρχ\\.?|£', 1],
] as const
const rates = [...euro, ...currencies, ...percents, ...squareMetres, ...metres] as const

const group = { decimalComma: "[. ']", decimalPoint: "[, ']" }
const before = { decimalComma: ',', decimalPoint: '\\.' }
const patternOf = (decimal: Decimal) =>
  new RegExp(
    `^(?:\\d{1,3}(?<group>${group[decimal]})\\d{3}(?:\\k<group>\\d{3})*|\\d+)?(?:${before[decimal]}(?<part>\\d*))?$`,
  )
const patterns = {
  decimalComma: patternOf('decimalComma'),
  decimalPoint: patternOf('decimalPoint'),
}

/** Maximum length; nobody writes a longer number. */
const longest = 60

/**
 * The number. Thousands may be separated by the other mark, blanks or apostrophes; a currency, %, a unit of area or length and
 * words for thousands and millions are allowed: 95k and 350 тыс. are multiplied, areas are in m², lengths in m, and 5 % is 5.
 */
export function readNumber(text: string, decimal: Decimal): number | NumberFault {
  const parts = partsOf(text)
  if (!parts) return { fault: 'noNumber' }
  if (parts.isUnsure) return { fault: 'unsureUnit' }
  const other: Decimal = decimal === 'decimalComma' ? 'decimalPoint' : 'decimalComma'
  const value = valueIn(parts.digits, decimal)
  if (value === null)
    return { fault: valueIn(parts.digits, other) === null ? 'noNumber' : 'otherDecimal' }
  // Avoids floating-point errors: 1.1 × 1000 would be 1100.0000000000002.
  return Number((value * parts.factor).toPrecision(15)) || 0
}

/**
 * The decimal separators with which the text is a number, whether they give different numbers, and which gives the greater
 * one: in «185.000» with a decimal comma the point separates thousands.
 */
export function decimalsOf(text: string): { fits: Decimal[]; differ: boolean; greater?: Decimal } {
  const parts = partsOf(text)
  const fits: Decimal[] = []
  if (!parts || parts.isUnsure) return { fits, differ: false }
  const values = (['decimalComma', 'decimalPoint'] as const).map((decimal) => {
    const value = valueIn(parts.digits, decimal)
    if (value !== null) fits.push(decimal)
    return value
  })
  if (fits.length < 2 || values[0] === values[1]) return { fits, differ: false }
  return { fits, differ: true, greater: values[0]! > values[1]! ? 'decimalComma' : 'decimalPoint' }
}

function partsOf(text: string) {
  const clean = text.length > longest ? null : cellText(text)
  if (clean === null || !/\d/.test(clean)) return null
  const bare = clean.replace(/(?<=\d ?)M(?=[€$£₽\s]*$)/, '')
  const millions = bare === clean ? 1 : 1_000_000
  const { rest, sign, factor } = withoutUnits(bare, rates)
  return {
    digits: rest,
    factor: sign * factor.multiplier * factor.unit * millions,
    isUnsure: millions > 1 && !/[€$£₽]|\b(?:EUR|USD|GBP|RUB)\b/.test(clean),
  }
}

function valueIn(digits: string, decimal: Decimal): number | null {
  const found = patterns[decimal].exec(digits)
  if (!found || !/\d/.test(digits)) return null
  const [whole = '', part = ''] = digits.split(decimal === 'decimalComma' ? ',' : '.')
  return Number(`${whole.replaceAll(/\D/g, '') || '0'}.${part || '0'}`)
}
