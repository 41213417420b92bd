// Parses numbers as people in this trade write them: on a Greek, English or Russian keyboard, or copied from a spreadsheet, a
// portal or a chat. 350.000 €, 120.000,-, € 1 250,50, 4 στρέμματα, 350 тыс., 1,2 εκ. and 95k are numbers.
import { normalized } from './normalized.ts'

export type NumberRules = {
  /** Units that may accompany the digits, with their factors. */
  units: readonly Unit[]
  /**
   * The meaning of a single point or comma before exactly three digits: a thousands separator in a price, a decimal one in a
   * coordinate. All other texts have one meaning only.
   */
  thousands: boolean
  /** Number of decimals, to which more are rounded; with 0, a fraction is no number. */
  decimals: number
  /** Whether a fraction is rounded where no decimals are kept: yes for metres, no for bedrooms. */
  rounds?: boolean
}
type Unit = readonly [pattern: string, factor: number]

export type NumberRead = {
  value: number
  /** Whether a reader of the text alone might think of another number: 1.250, 95k, 4 στρέμματα, 12,3456. */
  isDoubtful: boolean
}

export const euro: readonly Unit[] = [['€|eur|euros?|ευρω|евро', 1]]
/** A percentage, which never has a thousands separator. */
export const percents: readonly Unit[] = [
  ['%|percent|per cent|pct|τοι[σς] εκατο|процент(?:а|ов)?', 1],
]
export const squareMetres: readonly Unit[] = [
  ['m2|sq\\.? ?m\\.?|sqm|τ\\.? ?μ\\.?|τετρ\\p{L}*\\.?(?: ?μ\\p{L}*\\.?)?|м2|кв\\.? ?м\\.?', 1],
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

/** Maximum length; nobody writes a longer number. */
const longest = 60

/** Undefined if the text is no number. */
export function readNumber(text: string, rules: NumberRules): NumberRead | undefined {
  if (text.length > longest) return undefined
  const { rest, sign, factor } = withoutUnits(text, rules.units)
  const readings = readingsOf(rest)
  if (readings.length === 0) return undefined
  // Before a word for thousand there is no thousands separator.
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

/** Lower case without accents and invisible characters, with plain blanks. */
const plain = (text: string): string =>
  normalized(text, 'NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[‘’´`]/g, "'")
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .trim()

const minus = '[-\u2212\u2013\u2014]'

/** Splits off the sign, unit and multiplier, and normalises case and blanks. Of a number, only digits and separators remain. */
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
  take('(?:/|το|τον|ανα|per|a|в|за) ?(?:month|mo\\.?|μηνα|μηνασ|мес\\.?|месяц)')
  factor.unit = takeOne(units)
  factor.multiplier = takeOne(multipliers)
  if (sign === 1) takeSign()
  // Without cents: 120.000,-
  rest = rest.replace(new RegExp(`[.,] ?(?:${minus}|=){1,2}$`), '')
  return { rest, sign, factor }
}

/** The possible values of the digits and separators; one with thousands separators comes first. */
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
