// Reasons against erasing a person: unfinished business with them, and records that the law requires.
import { sql } from 'kysely'
import { agencyToday } from '#kit/clock.ts'
import { today } from '#kit/db/days.ts'
import { ruleOn } from '#base/rules/rules.store.ts'
import { dealStages } from '#base/settings/knownOptions.contract.ts'
import { dealEndedOn } from '#records/deals/dealEnd.store.ts'
import { orderKeptUntil, yearsKept } from '#records/orders/forgetting/orderKept.store.ts'
import { stages } from '#records/reservations/reservationFields.contract.ts'
import type { Db } from '#base/backend/backend.ts'
import type { ReasonAgainstErasing } from './personalData.contract.ts'
import type { Person } from './person.store.ts'

/** `mayGoOn`: an administrator may erase anyway; false if the law forbids it. */
export async function reasonsAgainstErasing(
  db: Db,
  { ids, records, isStaff }: Person,
): Promise<ReasonAgainstErasing[]> {
  const { Deal, Order, Reservation } = records
  const [{ won, open }, orders, stays, unpaid] = await Promise.all([
    dealsOf(db, Deal),
    issuedOf(db, Order),
    staysOf(db, Reservation),
    unpaidOf(db, ids),
  ])
  const all: ReasonAgainstErasing[] = [
    { reason: 'contract', count: won, mayGoOn: false },
    { reason: 'order', ...orders, mayGoOn: false },
    { reason: 'staff', count: isStaff ? 1 : 0, mayGoOn: false },
    { reason: 'openDeal', count: open, mayGoOn: true },
    { reason: 'futureStay', count: stays, mayGoOn: true },
    { reason: 'unpaid', count: unpaid, mayGoOn: true },
  ]
  return all.filter(({ count }) => count > 0)
}

const closed = sql`(SELECT "value" FROM "selectOption" WHERE "list" = 'dealStage' AND "closed")`

async function dealsOf(db: Db, ids: number[]): Promise<{ won: number; open: number }> {
  const kept = await ruleOn(db, 'knowYourClient', agencyToday())
  // Without a rule every contract is kept.
  const since = kept
    ? sql`${today} - make_interval(years => ${kept.parameters.yearsKept}::integer)`
    : sql`'-infinity'`
  const won = sql`"dealStage" = ${sql.lit(dealStages.won)}`
  const { rows } = await sql<{ won: number; open: number }>`
    SELECT
      count(*) FILTER (WHERE ${won} AND ${dealEndedOn('deal')} > ${since}) AS "won",
      count(*) FILTER (WHERE "dealStage" NOT IN ${closed}) AS "open"
    FROM "deal" WHERE "id" = ANY(${ids}::integer[]) AND "deletedOn" IS NULL
  `.execute(db)
  return rows[0]!
}

/** Orders that were issued prove what the agency did and earned, until they are forgotten by themselves. */
async function issuedOf(db: Db, ids: number[]): Promise<{ count: number; until: string | null }> {
  const years = await yearsKept(db, agencyToday())
  const { rows } = await sql<{ count: number; until: string | null }>`
    SELECT count(*) AS "count", max(${orderKeptUntil('o', years)})::text AS "until" FROM "brokerOrder" o
    WHERE "id" = ANY(${ids}::integer[]) AND "issuedOn" IS NOT NULL AND "forgottenOn" IS NULL
  `.execute(db)
  return rows[0]!
}

async function staysOf(db: Db, ids: number[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS "count" FROM "reservation"
    WHERE "id" = ANY(${ids}::integer[]) AND "deletedOn" IS NULL AND "checkOut" >= ${today}
      AND "reservationStage" <> ${sql.lit(stages.cancelled)}
  `.execute(db)
  return rows[0]!.count
}

async function unpaidOf(db: Db, ids: number[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS "count" FROM "transaction"
    WHERE "accountId" = ANY(${ids}::integer[]) AND "deletedOn" IS NULL AND "isDebit" AND "status" = 0
  `.execute(db)
  return rows[0]!.count
}
