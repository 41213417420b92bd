// Enquiries that a program may have sent. Each one is waiting, taken (accepted as a lead), or
// thrown away (discarded).
import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import { countRows } from '#kit/db/list/countRows.ts'
import { page } from '#kit/db/list/page.ts'
import type { PageIds } from '#kit/db/list/page.ts'
import { logMany } from '#kit/db/save.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import type { Page } from '#kit/http/paging.ts'
import { notFound } from '#kit/http/problem.ts'
import type { Db } from '#base/backend/backend.ts'
import type { SubmittedEnquiry } from '../enquiryInput.ts'
import type { Doubt } from './doubts.contract.ts'
import { keptDays, mostWaiting } from './tray.contract.ts'
import type { TrayQuery, TrayRow } from './tray.contract.ts'

const tray = sql`"doubtfulEnquiry" t`
const waiting = sql<SqlBool>`t."thrownOn" IS NULL AND t."takenOn" IS NULL`
const doubtful = { entity: 'DoubtfulEnquiry' }

/** Does nothing if the same enquiry already waits. */
export async function putInTray(
  tx: Db,
  given: SubmittedEnquiry,
  { fingerprint, doubts }: { fingerprint: string; doubts: Doubt[] },
): Promise<void> {
  const { rows } = await sql`
    SELECT FROM ${tray} WHERE t."fingerprint" = ${fingerprint} AND ${waiting}
  `.execute(tx)
  if (rows.length > 0) return
  await tx
    .insertInto('doubtfulEnquiry')
    .values({ ...given, fingerprint, doubts })
    .execute()
  await keepWithin(tx)
}

/**
 * Keeps the tray readable however much programs send: beyond the limit, enquiries from none of our
 * pages are deleted first.
 */
async function keepWithin(tx: Db): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('doubtfulEnquiry', 0))`.execute(tx)
  await sql`
    DELETE FROM "doubtfulEnquiry" t WHERE ${waiting} AND t."id" IN (
      SELECT t."id" FROM ${tray} WHERE ${waiting}
      ORDER BY t."doubts" && ARRAY['trap', 'noToken'], t."sentOn" DESC, t."id" DESC OFFSET ${mostWaiting})
  `.execute(tx)
}

export const removeFromTray = (tx: Db, fingerprint: string) =>
  sql`DELETE FROM "doubtfulEnquiry" t WHERE t."fingerprint" = ${fingerprint} AND ${waiting}`.execute(
    tx,
  )

export const searchTray = (db: Db, input: TrayQuery): Promise<Page<TrayRow>> =>
  page({
    db,
    from: tray,
    id: 't.id',
    where: [waiting],
    rows: shown,
    count: countTray,
    input,
    sorts: { sentOn: 't.sentOn', name: 't.name' },
    by: 'sentOn',
    desc: true,
  })

export const countTray = (db: Db): Promise<number> => countRows(db, tray, [waiting])

const shown = (db: Db, ids: PageIds) =>
  db
    .selectFrom(ids)
    .innerJoin('doubtfulEnquiry as t', 't.id', 'page.id')
    .leftJoin('object as o', (join) =>
      join.onRef('o.referenceNumber', '=', 't.reference').on('o.deletedOn', 'is', null),
    )
    .select([
      ...([
        't.id',
        't.sentOn',
        't.name',
        't.email',
        't.phone',
        't.message',
        't.reference',
      ] as const),
      't.doubts',
      'o.id as objectId',
    ])

export const markTaken = (tx: Db, id: number, leadId: number, actor: Actor) =>
  sql`
    UPDATE "doubtfulEnquiry" SET "takenOn" = now(), "takenById" = ${actor.accountId}, "leadId" = ${leadId}
    WHERE "id" = ${id}
  `.execute(tx)

type StoredEnquiry = SubmittedEnquiry & { thrownOn: string | null; leadId: number | null }

/** 404 for one that is not there. */
export async function inTray(tx: Db, id: number, locking = sql``): Promise<StoredEnquiry> {
  const { rows } = await sql<StoredEnquiry>`
    SELECT "sentOn", "language", "name", "email", "phone", "message", "reference", "consent", "thrownOn", "leadId"
    FROM "doubtfulEnquiry" WHERE "id" = ${id} ${locking}
  `.execute(tx)
  if (!rows[0]) throw notFound()
  return rows[0]
}

/** Discards enquiries that still wait. */
export const throwAway = (db: Db, ids: readonly number[], actor: Actor) =>
  change(db, actor, 'delete', {
    ids,
    among: waiting,
    sets: sql`"thrownOn" = now(), "thrownById" = ${actor.accountId}`,
  })

/** Restores discarded enquiries. */
export const bringBack = (db: Db, ids: readonly number[], actor: Actor) =>
  change(db, actor, 'restore', {
    ids,
    among: sql`t."thrownOn" IS NOT NULL`,
    sets: sql`"thrownOn" = NULL, "thrownById" = NULL`,
  })

type Change = {
  ids: readonly number[]
  among: ReturnType<typeof sql>
  sets: ReturnType<typeof sql>
}

function change(db: Db, actor: Actor, action: string, { ids, among, sets }: Change) {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: number }>`
      UPDATE "doubtfulEnquiry" t SET ${sets} WHERE t."id" IN (
        SELECT t."id" FROM ${tray} WHERE t."id" = ANY(${ids}::integer[]) AND ${among} ORDER BY t."id" FOR UPDATE)
      RETURNING t."id"
    `.execute(tx)
    const changed = rows.map(({ id }) => id)
    await logMany(tx, { of: doubtful, ids: changed, action, actor })
    return { ids: changed }
  })
}

/** Daily: deletes enquiries discarded or accepted long ago, and returns their number. */
export async function sweepTray(db: Db): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM "doubtfulEnquiry"
    WHERE coalesce("thrownOn", "takenOn") < now() - ${keptDays} * interval '1 day'
  `.execute(db)
  return Number(numAffectedRows ?? 0)
}
