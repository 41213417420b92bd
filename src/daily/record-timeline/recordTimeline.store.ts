// A record's timeline page by page: first finds the entries of the page across all sources, then
// reads the details of those few.
import { sql } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import { mustOpen } from '#base/register/records.store.ts'
import type { RecordRef, TimelineParent } from '#base/register/records.contract.ts'
import type { Db } from '#base/backend/backend.ts'
import type { TimelineEntry, TimelineKind } from './recordTimeline.contract.ts'
import { describeEntries } from './timelineEntries.store.ts'
import type { EntryRow } from './timelineEntries.store.ts'
import { sourcesOf } from './timelineSources.store.ts'

type TimelineQuery = {
  parent: TimelineParent
  parentId: number
  kind?: TimelineKind | undefined
  after?: string | undefined
  perPage?: number | undefined
}

/** 404 if the record does not exist, 403 if the actor may not open it. */
export async function listTimeline(
  db: Db,
  { parent: entity, parentId: id, kind, after, perPage = 20 }: TimelineQuery,
  actor: Actor,
): Promise<{ items: TimelineEntry[]; next: string | null }> {
  const parent: RecordRef<TimelineParent> = { entity, id }
  await mustOpen(db, parent, actor)
  const found = await foundEntries(db, { parent, kind, after, limit: perPage + 1 }, actor)
  const shown = found.slice(0, perPage)
  const last = found.length > perPage ? shown.at(-1) : undefined
  return {
    items: await describeEntries(db, parent, shown, actor),
    next: last ? `${last.place}~${last.source}~${last.id}` : null,
  }
}

// One ascending sort value for both orders, in milliseconds: open entries by time, then those
// without a day, and far behind them past entries by age.
const undated = sql.lit(100_000_000_000_000)
const place = sql`CASE WHEN "open"
  THEN coalesce(floor(extract(epoch FROM "at") * 1000)::bigint, ${undated})
  ELSE ${sql.lit(1_000_000_000_000_000)} - floor(extract(epoch FROM "at") * 1000)::bigint END`

type PageOptions = {
  parent: RecordRef<TimelineParent>
  kind: TimelineKind | undefined
  after: string | undefined
  limit: number
}

async function foundEntries(db: Db, { parent, kind, after, limit }: PageOptions, actor: Actor) {
  const sources = sourcesOf(parent, actor).filter((one) => !kind || one.kind === kind)
  if (sources.length === 0) return []
  const [from, name, id] = after?.split('~') ?? []
  const behind = after
    ? sql`WHERE ("place", "source", "id") > (${from}::bigint, ${name}::text, ${id}::bigint)`
    : sql``
  // Each source sorts only its own rows, and returns at most a page.
  const each = sources.map(
    (one) => sql`(
      SELECT * FROM (
        SELECT ${sql.lit(one.name)}::text COLLATE "C" AS "source", "id", "open", "at", "count", "byId", ${place} AS "place"
        FROM (${one.rows}) AS "row" ("id", "open", "at", "count", "byId")
      ) AS "placed" ${behind}
      ORDER BY "place", "source", "id" LIMIT ${limit})`,
  )
  const { rows } = await sql<EntryRow>`
    SELECT * FROM (${sql.join(each, sql` UNION ALL `)}) AS "all"
    ORDER BY "place", "source", "id" LIMIT ${limit}`.execute(db)
  return rows
}
