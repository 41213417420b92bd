// A share of an amount, and how it is written.
import { formatShortest } from './format.ts'

/** How many decimals a percentage has. */
export const percentDecimals = 3

/** Euro with at most two decimals, half a cent up; null where there is no amount. */
export function percentOf(amount: number | null | undefined, percent: number): number | null {
  if (amount == null) return null
  // In whole cents and thousandths, since 0.07 is no number that a computer has.
  const product = BigInt(Math.round(amount * 100)) * BigInt(Math.round(percent * 1000))
  return Number((product + 50_000n) / 100_000n) / 100
}

/** 2 %, 2,5 %. */
export const formatPercent = (percent: number): string =>
  `${formatShortest(percent, percentDecimals)}\u00a0%`
