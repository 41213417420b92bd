// The state of an order follows from what happened to it, and from the day.
import { sql } from 'kysely'
import { agencyToday } from '#kit/clock.ts'
import type { OrderState } from './orders.contract.ts'

/** SQL for the state; `of` is the alias of the order. */
export const orderState = (of: string) => {
  const c = (name: string) => sql.ref(`${of}.${name}`)
  return sql<OrderState>`CASE
    WHEN ${c('issuedOn')} IS NULL THEN 'draft'
    WHEN ${c('declinedOn')} IS NOT NULL THEN 'declined'
    WHEN ${c('withdrawnOn')} IS NOT NULL THEN 'withdrawn'
    WHEN ${c('signedOn')} IS NULL THEN 'issued'
    WHEN ${c('endsOn')} < ${agencyToday()}::date THEN 'ended'
    ELSE 'valid' END`
}
