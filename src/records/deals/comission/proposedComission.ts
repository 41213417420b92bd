import { percentOf } from '#kit/fields/percentOf.ts'
import type { ComissionOrder } from './comissionOrders.contract.ts'

type Comission = { comission: number | null; comissionPercent: number | null }
const nothing: Comission = { comission: null, comissionPercent: null }

/**
 * The commission that the orders of both sides agree together: a percentage if they name nothing else, or else an amount. Nothing
 * without an order, or without the price that it depends on. VAT is not calculated: the orders say whether it is added.
 */
export function proposedComission(
  orders: readonly ComissionOrder[],
  price: number | null,
): Comission {
  const percents = orders.map(({ percent }) => percent ?? 0)
  const percent = Math.round(sum(percents) * 1000) / 1000
  if (orders.every(({ amount, months }) => !amount && !months))
    return percent > 0 && percent <= 100
      ? { comissionPercent: percent, comission: percentOf(price, percent) }
      : nothing
  const parts = orders.flatMap(({ amount, months }) => [
    amount ?? 0,
    months ? percentOf(price, months * 100) : 0,
  ])
  if (percent > 0) parts.push(percentOf(price, percent))
  return parts.includes(null)
    ? nothing
    : { comission: Math.round(sum(parts as number[]) * 100) / 100, comissionPercent: null }
}

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0)
