// Reads numbers as people in this trade write them: on a Greek, English or Russian keyboard, or copied from a
// workbook, a portal or a chat. 350.000 €, 120.000,-, € 1 250,50, 4 στρέμματα, 350 тыс., 1,2 εκ. and 95k are numbers.
import { normalized } from './normalized.ts'

export type NumberRules = {
  /** What may stand beside the digits, and by how much it multiplies them. */
  units: readonly Unit[]
  /**
   * What one point or comma before exactly three digits means: it groups thousands in a price, and stands before
   * decimals in a coordinate. Other texts can be read in one way only.
   */
  thousands: boolean
  /** How many decimals are kept. More are rounded; where none are kept, a fraction is no number. */
  decimals: number
  /** Whether a fraction is rounded where no decimals are kept: of metres, but not of bedrooms. */
  rounds?: boolean
}
type Unit = readonly [pattern: string, factor: number]

export type NumberRead = {
  value: number
  /** Whether who sees the text alone might think of another number: 1.250, 95k, 4 στρέμματα, 12,3456. */
  isDoubtful: boolean
}

export const euro: readonly Unit[] = [['€|eur|euros?|ευρω|евро', 1]]
/** Of a hundred; nobody groups thousands of them. */
export const percents: readonly Unit[] = [
  ['%|percent|per cent|pct|τοι[σς] εκατο|процент(?:а|ов)?', 1],
]
export const squareMetres: readonly Unit[] = [
  ['m2|sq\\.? ?m\\.?|sqm|τ\\.? ?μ\\.?|τετρ\\.?|м2|кв\\.? ?м\\.?', 1],
  ['στρεμ\\p{L}*|στρ\\.?|стрем\\p{L}*', 1000],
  ['сот\\.?|сот(?:ка|ки|ок)', 100],
  ['ha|га|εκταρι\\p{L}*', 10_000],
]
export const metres: readonly Unit[] = [
  ['m|μ\\.?|м\\.?|μετρ\\p{L}*|метр\\p{L}*', 1],
  ['km|χλμ\\.?|км\\.?', 1000],
]
export const kilometres: readonly Unit[] = [
  ['km|χλμ\\.?|км\\.?', 1],
  ['m|μ\\.?|м\\.?', 0.001],
]

const multipliers: readonly Unit[] = [
  ['k|κ|к|χιλ\\.?|χιλιαδες|тыс\\.?|тысяч\\p{L}*', 1000],
  ['εκ\\.?|εκατ\\.?|εκατομμυρι\\p{L}*|mln|mio|млн\\.?|миллион\\p{L}*', 1_000_000],
]

/** Nobody writes a longer one. */
const longest = 60

/** Undefined for a text that is no number. */
export function readNumber(text: string, rules: NumberRules): NumberRead | undefined {
  if (text.length > longest) return undefined
  const { rest, sign, factor } = withoutUnits(text, rules.units)
  const readings = readingsOf(rest)
  if (readings.length === 0) return undefined
  // Beside "thousand" nobody groups thousands.
  const [grouped, decimal = grouped] = readings
  const chosen = rules.thousands && factor.multiplier === 1 ? grouped! : decimal!
  const exact = sign * chosen * factor.multiplier * factor.unit
  const value = Number(exact.toFixed(rules.decimals))
  const isRounded = Math.abs(exact - value) > 1e-9
  if (!Number.isFinite(value) || (isRounded && rules.decimals === 0 && !rules.rounds))
    return undefined
  const isMultiplied = factor.multiplier !== 1 || factor.unit !== 1
  const isDoubtful = readings.length > 1 || isMultiplied || isRounded
  return { value: value === 0 ? 0 : value, isDoubtful }
}

/** In small letters without accents and without what nobody sees, every blank a usual one. */
const plain = (text: string): string =>
  normalized(text, 'NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[‘’´`]/g, "'")
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .trim()

const minus = '[-\u2212\u2013\u2014]'

/**
 * A text without its sign, unit and multiplier, in small letters and with usual blanks, and what these say. Where it is
 * a number, digits and the marks between them are left.
 */
export function withoutUnits(text: string, units: readonly Unit[]) {
  let rest = plain(text)
  let sign = 1
  const factor = { unit: 1, multiplier: 1 }
  const take = (pattern: string): boolean => {
    const found = new RegExp(
      `^(?:${pattern})(?![\\p{L}])\\s*|\\s*(?<![\\p{L}])(?:${pattern})$`,
      'u',
    )
    const left = rest.replace(found, '')
    const isTaken = left !== rest && left !== ''
    if (isTaken) rest = left
    return isTaken
  }
  const takeOne = (from: readonly Unit[]) => from.find(([pattern]) => take(pattern))?.[1] ?? 1
  const takeSign = () => {
    if (/^\(.*\)$/.test(rest)) [rest, sign] = [rest.slice(1, -1).trim(), -sign]
    const left = rest.replace(new RegExp(`^${minus} ?`), '')
    if (left !== rest) [rest, sign] = [left, -sign]
    rest = rest.replace(/^\+ ?/, '')
  }
  takeSign()
  take('/ ?(?:month|mo\\.?|μηνα|мес\\.?|месяц)')
  factor.unit = takeOne(units)
  factor.multiplier = takeOne(multipliers)
  if (sign === 1) takeSign()
  // No cents: 120.000,-
  rest = rest.replace(new RegExp(`[.,] ?(?:${minus}|=){1,2}$`), '')
  return { rest, sign, factor }
}

/** The numbers that the digits and marks may mean; one with groups of thousands comes first. */
function readingsOf(text: string): number[] {
  const found: number[] = []
  const read = (digits: string) => {
    const value = Number(digits)
    if (!found.includes(value)) found.push(value)
  }
  for (const group of ['.', ',', ' ', "'"])
    for (const decimal of ['.', ',']) {
      if (group === decimal) continue
      const pattern = new RegExp(`^[1-9]\\d{0,2}(?:\\${group}\\d{3})+(?:\\${decimal}\\d*)?$`)
      if (pattern.test(text)) read(text.replaceAll(group, '').replace(decimal, '.'))
    }
  for (const decimal of ['.', ','])
    if (new RegExp(`^(?:\\d+\\${decimal}?\\d*|\\${decimal}\\d+)$`).test(text))
      read(text.replace(decimal, '.'))
  return found
}
