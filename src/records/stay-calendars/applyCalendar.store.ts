// Turns a calendar that was read into blocked days of its object. Blocks missing from the calendar stay, marked as
// vanished, until a person removes them; only cancelled events free their days. Incomplete data frees nothing: neither a
// calendar without its end, nor an event of which only the beginning could be read.
import { sql } from 'kysely'
import type { Db } from '#base/backend/backend.ts'
import { holdObjects } from '#records/reservations/overlap.store.ts'
import type { FoundCalendar, FoundDays } from './foundDays.ts'
import { matchBlocks } from './matchBlocks.ts'
import { agencyToday } from '#kit/clock.ts'

type Block = FoundDays & { id: number; vanished: boolean; clashes: boolean; isCovered: boolean }
type Feed = { id: number; objectId: number }
type ReadCalendar = Pick<FoundCalendar, 'days' | 'unread' | 'isCut'>
/** Whether any days have newly vanished, or are newly booked twice. */
export type CalendarNews = { vanished: boolean; clashing: boolean }

/** Runs in the caller's transaction. */
export async function applyCalendar(tx: Db, feed: Feed, read: ReadCalendar): Promise<CalendarNews> {
  await holdObjects(tx, [feed.objectId])
  const before = await blocksOf(tx, feed)
  const isUnread = unreadIn(read.unread)
  const found = read.days.filter(({ cancelled }) => !cancelled)
  const [begun, whole] = partition(found, isUnread)
  const pairs = matchBlocks(whole, before)
  const matched = new Set(pairs.values())
  const [freeing, safe] = partition(
    [...pairs],
    ([days, block]) => read.isCut && !isWithin(block, days),
  )
  const unsure = [...begun, ...freeing.map(([days]) => days)]

  await change(tx, safe)
  await insert(tx, feed, [
    ...whole.filter((days) => !pairs.has(days)),
    ...unsure.filter((days) => !before.some((block) => isWithin(days, block))),
  ])
  const isCancelled = cancelledIn(read.days)
  const [cancelled, missing] = partition(
    before.filter((block) => !matched.has(block) && !isUnread(block)),
    (block) => !read.isCut && isCancelled(block),
  )
  const gone = missing.filter((block) => block.till > agencyToday())
  // A block fully covered by stays holds no days of its own, so deleting it frees nothing.
  const [covered, wanted] = partition(gone, ({ isCovered }) => isCovered)
  await forget(tx, [...cancelled, ...covered])
  const forgotten = await forgetDoubled(tx, feed, wanted)
  const vanished = wanted.filter(({ id, ...block }) => !forgotten.has(id) && !block.vanished)
  if (!read.isCut) await markVanished(tx, vanished)
  const clashed = new Set(before.filter(isClash).map(({ id }) => id))
  const after = await blocksOf(tx, feed)
  return {
    vanished: !read.isCut && vanished.length > 0,
    clashing: after.some((block) => isClash(block) && !clashed.has(block.id)),
  }
}

/** Days closed at a portal because of our own stay are no clash: the portal knows of that stay. */
const isClash = ({ clashes, kind, isCovered }: Block) =>
  clashes && !(kind === 'closed' && isCovered)

function partition<T>(all: readonly T[], is: (one: T) => boolean): [T[], T[]] {
  return [all.filter(is), all.filter((one) => !is(one))]
}

const isWithin = (days: FoundDays, within: FoundDays) =>
  within.from <= days.from && within.till >= days.till

/** Blocks with a cancelled UID; if the calendar also lists this UID as taken, only those on the cancelled days. */
function cancelledIn(all: readonly FoundDays[]): (block: FoundDays) => boolean {
  const taken = new Set(all.filter(({ cancelled }) => !cancelled).map(({ uid }) => uid))
  const ofUid = Map.groupBy(
    all.filter(({ cancelled }) => cancelled),
    ({ uid }) => uid,
  )
  return ({ uid, from, till }) =>
    (ofUid.get(uid) ?? []).some(
      (days) => !taken.has(uid) || (days.from === from && days.till === till),
    )
}

/** Events that are present but cannot be read to their end have not vanished, nor have their repetitions. */
function unreadIn(uids: readonly string[]): (block: FoundDays) => boolean {
  const unread = new Set(uids)
  return ({ uid }) => unread.has(uid) || unread.has(uid.slice(0, uid.lastIndexOf('/')))
}

async function blocksOf(tx: Db, { id }: Feed): Promise<Block[]> {
  const { rows } = await sql<Block>`
    SELECT b."id", b."uid", b."from", b."till", b."summary", b."kind", b."vanished", b."clashes", false AS "cancelled",
      NOT EXISTS (SELECT FROM "occupancy" o WHERE o."blockId" = b."id") AS "isCovered"
    FROM "stayBlock" b WHERE b."feedId" = ${id} AND b."deletedOn" IS NULL ORDER BY b."id"
  `.execute(tx)
  return rows
}

/** A new UID alone does not change a block's version. */
async function change(tx: Db, pairs: readonly [FoundDays, Block][]) {
  const all = pairs.map(([days, block]) => ({ ...days, id: block.id, before: block }))
  const hasMoved = ({ before, ...days }: (typeof all)[number]) =>
    before.vanished ||
    (['from', 'till', 'summary', 'kind'] as const).some((name) => before[name] !== days[name])
  const [moved, others] = partition(all, hasMoved)
  const renamed = others.filter(({ before, uid }) => before.uid !== uid)
  if (renamed.length > 0)
    await sql`
      UPDATE "stayBlock" b SET "uid" = n."uid" FROM ${asRows(renamed)} WHERE b."id" = n."id"
    `.execute(tx)
  if (moved.length > 0)
    await sql`
      UPDATE "stayBlock" b SET "uid" = n."uid", "from" = n."from", "till" = n."till", "summary" = n."summary",
        "kind" = n."kind", "vanished" = false, "version" = b."version" + 1, "modifiedOn" = now(), "modifiedById" = NULL
      FROM ${asRows(moved)} WHERE b."id" = n."id"
    `.execute(tx)
}

const asRows = (all: readonly object[]) => sql`jsonb_to_recordset(${JSON.stringify(all)}::jsonb)
  AS n ("id" integer, "uid" text, "from" date, "till" date, "summary" text, "kind" text)`

async function insert(tx: Db, { id, objectId }: Feed, days: readonly FoundDays[]) {
  if (days.length === 0) return
  await sql`
    INSERT INTO "stayBlock" ("objectId", "feedId", "uid", "from", "till", "summary", "kind")
    SELECT ${objectId}::integer, ${id}::integer, n."uid", n."from", n."till", n."summary", n."kind"
    FROM ${asRows(days)} ORDER BY n."from", n."uid"
  `.execute(tx)
}

async function forget(tx: Db, blocks: readonly Block[]) {
  const ids = blocks.map(({ id }) => id)
  await sql`UPDATE "stayBlock" SET "deletedOn" = now(), "version" = "version" + 1 WHERE "id" = ANY(${ids})`.execute(
    tx,
  )
}

/** Deletes blocks whose days other blocks of the calendar cover. Returns their ids. */
async function forgetDoubled(tx: Db, feed: Feed, blocks: readonly Block[]): Promise<Set<number>> {
  if (blocks.length === 0) return new Set()
  const ids = blocks.map(({ id }) => id)
  const { rows } = await sql<{ id: number }>`
    UPDATE "stayBlock" SET "deletedOn" = now(), "version" = "version" + 1
    WHERE "id" = ANY(${ids}) AND daterange("from", "till") <@ (
      SELECT range_agg(daterange(b."from", b."till")) FROM "stayBlock" b
      WHERE b."feedId" = ${feed.id} AND b."deletedOn" IS NULL AND NOT b."vanished" AND b."id" <> ALL(${ids}))
    RETURNING "id"
  `.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

async function markVanished(tx: Db, blocks: readonly Block[]) {
  const ids = blocks.map(({ id }) => id)
  await sql`UPDATE "stayBlock" SET "vanished" = true, "version" = "version" + 1 WHERE "id" = ANY(${ids})`.execute(
    tx,
  )
}
