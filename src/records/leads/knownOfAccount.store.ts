import { sql } from 'kysely'
import type { ValuesOf } from '#kit/fields/kinds.ts'
import type { Db } from '#base/backend/backend.ts'
import type { leadFields } from './leadFields.contract.ts'

type KnownValues = Partial<ValuesOf<typeof leadFields>>

/** Values of a new lead that are already known of its account. */
export async function knownOfAccount(tx: Db, accountId: number): Promise<KnownValues> {
  const { rows } = await sql<KnownValues & { notes: string | null }>`
    SELECT a."purchaseBudgetRangeMin", a."purchaseBudgetRangeMax", a."notes", (
      SELECT l."source" FROM "lead" l JOIN "account" s ON s."id" = l."source" AND s."isSource" AND s."deletedOn" IS NULL
      WHERE l."accountId" = a."id" AND l."deletedOn" IS NULL ORDER BY l."id" DESC LIMIT 1
    ) AS "source"
    FROM "account" a WHERE a."id" = ${accountId}`.execute(tx)
  const {
    notes = null,
    purchaseBudgetRangeMin = null,
    purchaseBudgetRangeMax = null,
    source,
  } = rows[0] ?? {}
  const hasBudget = purchaseBudgetRangeMin !== null || purchaseBudgetRangeMax !== null
  return {
    source: source ?? null,
    description: notes,
    ...(hasBudget && { forPurchase: true, purchaseBudgetRangeMin, purchaseBudgetRangeMax }),
  }
}
