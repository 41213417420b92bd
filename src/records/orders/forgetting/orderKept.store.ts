// How long an order is kept: until the end of the last of some years after its end, and after all that happened with it.
import { sql } from 'kysely'
import { localTime } from '#kit/db/days.ts'
import { badRequest } from '#kit/http/problem.ts'
import { ruleOn } from '#base/rules/rules.store.ts'
import type { Db } from '#base/backend/backend.ts'

/** Full calendar years after the end of an order; null without a rule: then nothing is forgotten. */
export const yearsKept = async (db: Db, day: string): Promise<number | null> =>
  (await ruleOn(db, 'brokerOrderKept', day))?.parameters.orderYears ?? null

/** SQL for the last day on which the order with this alias must be kept; null for a draft, and without a rule. */
export function orderKeptUntil(order: string, years: number | null) {
  const c = (name: string) => sql.ref(`${order}.${name}`)
  const dayOf = (column: ReturnType<typeof c>) => sql`${localTime(column)}::date`
  const lastAct = sql`
    SELECT max(${dayOf(sql.ref('kept.actedOn'))}) FROM "orderAct" "kept" WHERE "kept"."orderId" = ${c('id')}`
  return sql<
    string | null
  >`CASE WHEN ${c('issuedOn')} IS NOT NULL AND ${c('forgottenOn')} IS NULL THEN
    make_date(extract(year FROM greatest(
      CASE WHEN ${c('declinedOn')} IS NULL AND ${c('withdrawnOn')} IS NULL
        THEN coalesce(${c('endsOn')}, ${c('validUntil')}, ${dayOf(c('issuedOn'))}) END,
      (${lastAct})
    ))::integer + ${years}::integer, 12, 31) END`
}

/** 400: nothing happens any more with an order that was forgotten. */
export function mustBeKept({ forgottenOn }: { forgottenOn: string | null }): void {
  if (forgottenOn !== null) throw badRequest('order.isForgotten')
}
