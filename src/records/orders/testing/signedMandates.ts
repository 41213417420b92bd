// Signed mandates for tests, written as they are stored, with any dates.
import { sql } from 'kysely'
import type { Db } from '#base/backend/backend.ts'

type Values = {
  objectId: number
  validFrom: string
  validUntil: string
  extendedUntil?: string | null
  endedOn?: string | null
  isExclusive?: boolean
  agentId?: number | null
  feePercent?: number | null
}

/** Returns its id. It has no acts and no parties. */
export async function addSignedMandate(db: Db, { objectId, ...values }: Values): Promise<number> {
  const { validFrom, validUntil, extendedUntil = null, endedOn = null } = values
  const { isExclusive = false, agentId = null, feePercent = 2 } = values
  const { rows } = await sql<{ id: number }>`
    INSERT INTO "brokerOrder" ("side", "service", "purpose", "language", "isExclusive", "validFrom", "validUntil", "extendedUntil",
      "endedOn", "endReason", "feePercent", "agentId", "number", "code", "content", "issuedOn", "signedOn")
    SELECT 'mandate', 'mediation', 'sale', 'el', ${isExclusive}, ${validFrom}, ${validUntil}, ${extendedUntil}, ${endedOn},
      CASE WHEN ${endedOn}::date IS NOT NULL THEN 'Ended' END, ${feePercent}, ${agentId}, n."number",
      lpad(n."number"::text, 16, '0'), '{}', now(), now()
    FROM (SELECT coalesce(max("number"), 0) + 1 AS "number" FROM "brokerOrder") n
    RETURNING "id"`.execute(db)
  const orderId = rows[0]!.id
  await sql`INSERT INTO "orderObject" ("orderId", "objectId", "position") VALUES (${orderId}, ${objectId}, 0)`.execute(
    db,
  )
  return orderId
}
