// Computes and formats a percentage of an amount.
import { formatShortest } from './format.ts'

/** Number of decimals of a percentage. */
export const percentDecimals = 3

/** Euro with at most two decimals, half a cent rounded up; null without an amount. */
export function percentOf(amount: number | null | undefined, percent: number): number | null {
  if (amount == null) return null
  // In whole cents and thousandths, because floating point cannot represent 0.07.
  const product = BigInt(Math.round(amount * 100)) * BigInt(Math.round(percent * 1000))
  return Number((product + 50_000n) / 100_000n) / 100
}

/** Formats a percentage: 2 %, 2,5 %. */
export const formatPercent = (percent: number): string =>
  `${formatShortest(percent, percentDecimals)}\u00a0%`
