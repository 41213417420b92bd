// What the agency is paid for a deal, where that is a share of its price.
import type { ValuesOf } from '#kit/fields/kinds.ts'
import { percentOf } from '#kit/fields/percentOf.ts'
import type { dealFields } from './dealFields.contract.ts'

type All = ValuesOf<typeof dealFields>
type Known<Name extends keyof All> = { [N in Name]?: All[N] | undefined }
type Prices = Known<'price' | 'askingPrice'>
type Comission = Known<'comission' | 'comissionPercent'>

/** The final price; as long as there is none, the asking price. */
export const priceOf = ({ price, askingPrice }: Prices): number | null =>
  price ?? askingPrice ?? null

/** What follows from `changes`: the amount follows the price, and one that is entered is no share any more. */
export function comissionOf(before: Prices & Comission, changes: Prices & Comission): Comission {
  const after = { ...before, ...changes }
  const isAmount = changes.comission !== undefined && changes.comissionPercent === undefined
  if (isAmount) return { comissionPercent: null }
  const { comissionPercent: percent } = after
  return percent == null ? {} : { comission: percentOf(priceOf(after), percent) }
}
