// Puts a finished feed in the place of the one before, or refuses it and says why.
import { cutText } from '#kit/fields/cutText.ts'
import { sql } from 'kysely'
import type { Words } from '#base/alerts/alertWords.ts'
import type { Db } from '#base/backend/backend.ts'
import { stillMakes } from './claimPortal.store.ts'
import { lossOf, noteRefusals, takeDrafts } from './drafts.store.ts'
import type { WrittenFeed } from './writeFeed.ts'

type StoredFeed = { bytes: number; zippedBytes: number }

/** Why a feed stays out; empty if it may be sent. */
export async function reasonsAgainst(
  db: Db,
  { portalId, feedId, faults }: { portalId: number; feedId: number; faults: readonly string[] },
  acceptsLoss: boolean,
): Promise<{ reasons: Words[]; lost: number }> {
  const { before, lost, numbers } = await lossOf(db, portalId, feedId)
  const isShort = lost * 10 > before && !acceptsLoss
  return {
    lost,
    reasons: [
      ...(isShort ? [shortOf({ before, lost, numbers })] : []),
      ...faults.map((fault): Words => ['portal.wrong.fault', { fault: cutText(fault, 300) }]),
    ],
  }
}

const shortOf = ({ before, lost, numbers }: Awaited<ReturnType<typeof lossOf>>): Words => [
  'portal.wrong.short',
  {
    ...{ lost, before },
    numbers: numbers.map((number) => `#${number}`).join(' ') + (lost > numbers.length ? ' …' : ''),
  },
]

type Switched = { portalId: number; feedId: number; written: WrittenFeed }

/** Answers the names of stored feeds that nobody asks for any more; undefined if another server has taken over. */
export const switchFeed = (
  db: Db,
  { portalId, feedId, written, ...file }: Switched & StoredFeed,
): Promise<string[] | undefined> =>
  db.transaction().execute(async (tx) => {
    if (!(await stillMakes(tx, portalId, feedId))) return undefined
    await takeDrafts(tx, portalId, feedId)
    const { rows } = await sql<{ stored: string | null }>`
      UPDATE "portalFeed" SET "state" = 'old' WHERE "portalId" = ${portalId} AND "state" = 'current' RETURNING "stored"
    `.execute(tx)
    await tx
      .updateTable('portalFeed')
      .set({ ...factsOf(written), ...file, state: 'current' })
      .where('id', '=', feedId)
      .execute()
    await sql`UPDATE "portal" SET "toldRefusedOn" = NULL WHERE "id" = ${portalId}`.execute(tx)
    await removeOldRows(tx, portalId)
    return rows.flatMap(({ stored }) => stored ?? [])
  })

/** It says the same as the one that is sent: only what is known of the properties is written. */
export const keepSame = (db: Db, { portalId, feedId }: Omit<Switched, 'written'>): Promise<void> =>
  db.transaction().execute(async (tx) => {
    if (!(await stillMakes(tx, portalId, feedId))) return
    await takeDrafts(tx, portalId, feedId)
    await sql`UPDATE "portal" SET "toldRefusedOn" = NULL WHERE "id" = ${portalId}`.execute(tx)
    await tx.deleteFrom('portalFeed').where('id', '=', feedId).execute()
  })

/** The one before stays. False if another server has taken over. */
export const refuseFeed = (
  db: Db,
  {
    portalId,
    feedId,
    written,
    ...why
  }: Omit<Switched, 'written'> & { written?: WrittenFeed; reasons: Words[]; lost: number },
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    if (!(await stillMakes(tx, portalId, feedId))) return false
    await noteRefusals(tx, portalId, feedId)
    await tx
      .updateTable('portalFeed')
      .set({
        ...(written && factsOf(written)),
        ...{ state: 'refused', stored: null, lost: why.lost },
        reasons: sql`${JSON.stringify(why.reasons)}::jsonb`,
      })
      .where('id', '=', feedId)
      .execute()
    await removeOldRows(tx, portalId)
    return true
  })

const factsOf = ({ count, refusedCount, hash, madeOn }: WrittenFeed) => ({
  ...{ count, refusedCount, etag: hash, madeOn },
})

/** The last hundred are kept to look at. */
const removeOldRows = (tx: Db, portalId: number) =>
  sql`
  DELETE FROM "portalFeed" WHERE "portalId" = ${portalId} AND "state" IN ('old', 'refused') AND "id" <= (
    SELECT "id" FROM "portalFeed" WHERE "portalId" = ${portalId} ORDER BY "id" DESC OFFSET 100 LIMIT 1)
`.execute(tx)

/** The feed that is sent: its hash and file. */
export const currentFeed = (db: Db, portalId: number) =>
  db
    .selectFrom('portalFeed')
    .select(['id', 'format', 'stored', 'etag', 'bytes', 'zippedBytes', 'count', 'madeOn'])
    .where('portalId', '=', portalId)
    .where('state', '=', 'current')
    .executeTakeFirst()
