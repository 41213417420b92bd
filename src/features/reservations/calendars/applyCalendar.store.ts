// What a calendar says becomes blocked days of its object. The same UID changes its block; what is no longer in
// the calendar goes on blocking, as vanished, until a person frees it, and only what it calls cancelled is freed.
import { sql } from 'kysely'
import type { Db } from '../../backend.ts'
import { holdObjects } from '../overlap.store.ts'
import type { FoundDays } from './foundDays.ts'
import { pairOfWindows } from './movedWindows.ts'
import { agencyToday } from '#kit/clock.ts'

type Known = FoundDays & { id: number; vanished: boolean; clashes: boolean; isCovered: boolean }
export type Days = { from: string; till: string }
/** What is to be told: days that the calendar does not know any more, and days that are booked twice. */
export type Told = { vanished: Days[]; clashing: Days[] }
type Feed = { id: number; objectId: number }

/** All in the transaction of the caller. */
export async function applyCalendar(tx: Db, feed: Feed, all: readonly FoundDays[]): Promise<Told> {
  await holdObjects(tx, [feed.objectId])
  const before = await knownOf(tx, feed)
  const known = new Map(before.map((block) => [block.uid, block]))
  const found = all.filter(({ cancelled }) => !cancelled)
  const uids = new Set(all.map(({ uid }) => uid))
  const missing = before.filter(({ uid, till }) => !uids.has(uid) && till > agencyToday())
  const fresh = found.filter(({ uid }) => !known.has(uid))
  const moved = pairOfWindows(fresh, missing)

  for (const days of found) {
    const block = known.get(days.uid) ?? moved.get(days)
    if (block && differs(block, days)) await change(tx, block.id, days)
  }
  await insert(
    tx,
    feed,
    fresh.filter((days) => !moved.has(days)),
  )
  const cancelled = all.filter((days) => days.cancelled).flatMap(({ uid }) => known.get(uid) ?? [])
  const slid = new Set(moved.values())
  const stillMissing = missing.filter((block) => !slid.has(block))
  // What blocks nothing of its own, because stays cover it, is forgotten: nothing becomes free by it.
  await forget(tx, [...cancelled, ...stillMissing.filter(({ isCovered }) => isCovered)])
  const vanished = stillMissing.filter((block) => !block.isCovered && !block.vanished)
  await markVanished(tx, vanished)
  const clashed = new Set(before.filter(({ clashes }) => clashes).map(({ id }) => id))
  const after = await knownOf(tx, feed)
  return { vanished, clashing: after.filter((block) => isClash(block) && !clashed.has(block.id)) }
}

/** Days that are closed at a portal because a stay of ours is there are no clash: it was told of that stay. */
const isClash = ({ clashes, kind, isCovered }: Known) =>
  clashes && !(kind === 'closed' && isCovered)

async function knownOf(tx: Db, { id }: Feed): Promise<Known[]> {
  const { rows } = await sql<Known>`
    SELECT b."id", b."uid", b."from", b."till", b."summary", b."kind", b."vanished", b."clashes", false AS "cancelled",
      NOT EXISTS (SELECT FROM "occupancy" o WHERE o."blockId" = b."id") AS "isCovered"
    FROM "stayBlock" b WHERE b."feedId" = ${id} AND b."deletedOn" IS NULL ORDER BY b."id"
  `.execute(tx)
  return rows
}

const differs = (block: Known, days: FoundDays) =>
  block.vanished ||
  (['uid', 'from', 'till', 'summary', 'kind'] as const).some((name) => block[name] !== days[name])

async function change(tx: Db, id: number, { uid, from, till, summary, kind }: FoundDays) {
  await sql`
    UPDATE "stayBlock" SET "uid" = ${uid}, "from" = ${from}, "till" = ${till}, "summary" = ${summary}, "kind" = ${kind},
      "vanished" = false, "version" = "version" + 1, "modifiedOn" = now(), "modifiedById" = NULL
    WHERE "id" = ${id}
  `.execute(tx)
}

async function insert(tx: Db, { id, objectId }: Feed, days: readonly FoundDays[]) {
  await sql`
    INSERT INTO "stayBlock" ("objectId", "feedId", "uid", "from", "till", "summary", "kind")
    SELECT ${objectId}::integer, ${id}::integer, "uid", "from", "till", "summary", "kind"
    FROM jsonb_to_recordset(${JSON.stringify(days)}::jsonb)
      AS "days" ("uid" text, "from" date, "till" date, "summary" text, "kind" text)
    ORDER BY "from", "uid"
  `.execute(tx)
}

async function forget(tx: Db, blocks: readonly Known[]) {
  const ids = blocks.map(({ id }) => id)
  await sql`UPDATE "stayBlock" SET "deletedOn" = now(), "version" = "version" + 1 WHERE "id" = ANY(${ids})`.execute(
    tx,
  )
}

async function markVanished(tx: Db, blocks: readonly Known[]) {
  const ids = blocks.map(({ id }) => id)
  await sql`UPDATE "stayBlock" SET "vanished" = true, "version" = "version" + 1 WHERE "id" = ANY(${ids})`.execute(
    tx,
  )
}
