// The longest term of an order by the rule "brokerOrderLength".
import { addDays } from '#kit/clock.ts'
import type { ParametersOf } from '#base/rules/ruleParameters.contract.ts'

type Length = ParametersOf<'brokerOrderLength'>

/**
 * The last day of a term of so many whole months from a day on, YYYY-MM-DD: of 8 months from 15 January 14 September. A month
 * without that day ends with its last one: one month from 31 January ends on the last of February.
 */
export function lastDayOfTerm(from: string, months: number): string {
  const [year, month, day] = from.split('-').map(Number) as [number, number, number]
  const first = new Date(Date.UTC(year, month - 1 + months, 1))
  const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(day, days))
  const until = first.toISOString().slice(0, 10)
  // The same day of a later month is already beyond the term; the last day of a shorter month is not.
  return day > days ? until : addDays(until, -1)
}

type Term = { isExclusive: boolean; validFrom: string }

/** The last possible day of an order. */
export const longestUntil = ({ isExclusive, validFrom }: Term, length: Length): string =>
  lastDayOfTerm(validFrom, length[isExclusive ? 'exclusive' : 'other'].months)

/** The last possible day of an extension of an order that ends on `until`; null if it cannot be extended once more. */
export function longestExtension(
  { isExclusive, until, extensions }: { isExclusive: boolean; until: string; extensions: number },
  length: Length,
): string | null {
  const rule = length[isExclusive ? 'exclusive' : 'other']
  return extensions < rule.extensions
    ? lastDayOfTerm(addDays(until, 1), rule.extensionMonths)
    : null
}

/** Usual terms in months, none longer than the law allows. */
export const termsFor = (longest: number): number[] =>
  [...new Set([1, 3, 6, longest])].filter((months) => months <= longest)
