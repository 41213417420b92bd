// Parses an amount or a percentage: 4.000 €, 2 %, 2,5 τοις εκατό.
import { percentDecimals } from './percentOf.ts'
import { euro, percents, readNumber } from './readNumber.ts'

/** Exactly one of the two. */
export type Share = { amount: number | null; percent: number | null }
export type ShareRead = Share & {
  /** Whether a reader of the text alone might think of another number. */
  isDoubtful: boolean
}

const amounts = { units: euro, thousands: true, decimals: 2 }
// 2.500 % means two and a half.
const shares = { units: percents, thousands: false, decimals: percentDecimals }

/** Undefined for a text that is neither, for negative values and for more than 100 %. */
export function readShare(text: string): ShareRead | undefined {
  const amount = readNumber(text, amounts)
  if (amount) return { amount: amount.value, percent: null, isDoubtful: amount.isDoubtful }
  const percent = readNumber(text, shares)
  if (!percent || percent.value < 0 || percent.value > 100) return undefined
  return { amount: null, percent: percent.value, isDoubtful: percent.isDoubtful }
}
