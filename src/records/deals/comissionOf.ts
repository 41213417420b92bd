// The agency's commission for a deal, where it is a percentage of the price.
import type { ValuesOf } from '#kit/fields/kinds.ts'
import { percentOf } from '#kit/fields/percentOf.ts'
import type { dealFields } from './dealFields.contract.ts'

type DealValues = ValuesOf<typeof dealFields>
type SomeOf<Name extends keyof DealValues> = { [N in Name]?: DealValues[N] | undefined }
type Prices = SomeOf<'price' | 'askingPrice'>
type Comission = SomeOf<'comission' | 'comissionPercent'>

/** The final price or, before it is agreed, the asking price. */
export const priceOf = ({ price, askingPrice }: Prices): number | null =>
  price ?? askingPrice ?? null

/**
 * Changes of the commission that follow from `changes`: the amount follows the price, and entering an amount clears the
 * percentage.
 */
export function comissionOf(before: Prices & Comission, changes: Prices & Comission): Comission {
  const after = { ...before, ...changes }
  const isAmount = changes.comission !== undefined && changes.comissionPercent === undefined
  if (isAmount) return { comissionPercent: null }
  const { comissionPercent: percent } = after
  return percent == null ? {} : { comission: percentOf(priceOf(after), percent) }
}
