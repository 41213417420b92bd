// Replaces the current feed with a finished one, or holds it back with the reasons.
import { cutText } from '#kit/fields/cutText.ts'
import { sql } from 'kysely'
import { holdLease } from '#kit/jobs/lease.ts'
import type { TextLine } from '#base/alerts/alertText.ts'
import type { Db } from '#base/backend/backend.ts'
import type { ClaimedPortal } from './claimPortal.store.ts'
import { lossOf, noteRefusals, takeDrafts } from './drafts.store.ts'
import type { WrittenFeed } from './writeFeed.ts'

type StoredFeed = { bytes: number; zippedBytes: number }

/** The reasons to hold back a feed; empty if it may be sent. */
export async function reasonsAgainst(
  db: Db,
  { id, feedId }: ClaimedPortal,
  { faults, acceptsLoss }: { faults: readonly string[]; acceptsLoss: boolean },
): Promise<{ reasons: TextLine[]; lost: number }> {
  const { before, lost, numbers } = await lossOf(db, id, feedId)
  const isShort = lost * 10 > before && !acceptsLoss
  return {
    lost,
    reasons: [
      ...(isShort ? [shortOf({ before, lost, numbers })] : []),
      ...faults.map((fault): TextLine => ['portal.wrong.fault', { fault: cutText(fault, 300) }]),
    ],
  }
}

const shortOf = ({ before, lost, numbers }: Awaited<ReturnType<typeof lossOf>>): TextLine => [
  'portal.wrong.short',
  {
    lost,
    before,
    numbers: numbers.map((number) => `#${number}`).join(' ') + (lost > numbers.length ? ' …' : ''),
  },
]

/**
 * Returns the names of stored feeds that are no longer used. Like the functions below, throws if another server has taken over.
 */
export const switchFeed = (
  db: Db,
  portal: ClaimedPortal,
  { written, ...file }: StoredFeed & { written: WrittenFeed },
): Promise<string[]> =>
  db.transaction().execute(async (tx) => {
    const { id, feedId } = portal
    await holdLease(tx, portal, { toldRefusedOn: null })
    await takeDrafts(tx, id, feedId)
    const { rows } = await sql<{ stored: string | null }>`
      UPDATE "portalFeed" SET "state" = 'old' WHERE "portalId" = ${id} AND "state" = 'current' RETURNING "stored"
    `.execute(tx)
    await tx
      .updateTable('portalFeed')
      .set({ ...factsOf(written), ...file, state: 'current' })
      .where('id', '=', feedId)
      .execute()
    await removeOldRows(tx, id)
    return rows.flatMap(({ stored }) => stored ?? [])
  })

/** The new feed has the same content as the current one: only the state of the properties is updated. */
export const keepSame = (db: Db, portal: ClaimedPortal): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await holdLease(tx, portal, { toldRefusedOn: null })
    await takeDrafts(tx, portal.id, portal.feedId)
    await tx.deleteFrom('portalFeed').where('id', '=', portal.feedId).execute()
  })

/** The previous feed stays. */
export const refuseFeed = (
  db: Db,
  portal: ClaimedPortal,
  { written, reasons, lost }: { written?: WrittenFeed; reasons: TextLine[]; lost: number },
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await holdLease(tx, portal)
    await noteRefusals(tx, portal.id, portal.feedId)
    await tx
      .updateTable('portalFeed')
      .set({
        ...(written && factsOf(written)),
        state: 'refused',
        stored: null,
        lost,
        reasons: sql`${JSON.stringify(reasons)}::jsonb`,
      })
      .where('id', '=', portal.feedId)
      .execute()
    await removeOldRows(tx, portal.id)
  })

const factsOf = ({ count, refusedCount, hash, madeOn }: WrittenFeed) => ({
  count,
  refusedCount,
  etag: hash,
  madeOn,
})

/** Keeps the last hundred feeds for inspection. */
const removeOldRows = (tx: Db, portalId: number) =>
  sql`
  DELETE FROM "portalFeed" WHERE "portalId" = ${portalId} AND "state" IN ('old', 'refused') AND "id" <= (
    SELECT "id" FROM "portalFeed" WHERE "portalId" = ${portalId} ORDER BY "id" DESC OFFSET 100 LIMIT 1)
`.execute(tx)

/** Hash and file of the current feed. */
export const currentFeed = (db: Db, portalId: number) =>
  db
    .selectFrom('portalFeed')
    .select(['id', 'format', 'stored', 'etag', 'bytes', 'zippedBytes', 'count', 'madeOn'])
    .where('portalId', '=', portalId)
    .where('state', '=', 'current')
    .executeTakeFirst()
