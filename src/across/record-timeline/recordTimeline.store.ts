// A record's timeline, page by page: first which entries are next, from all sources at once, and then what is shown of
// these few.
import { sql } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import { mustOpen } from '#base/register/records.store.ts'
import type { RecordRef, TimelineParent } from '#base/register/records.contract.ts'
import type { Db } from '#base/backend/backend.ts'
import type { TimelineEntry, TimelineKind } from './recordTimeline.contract.ts'
import { describeEntries } from './timelineEntries.store.ts'
import type { FoundEntry } from './timelineEntries.store.ts'
import { sourcesOf } from './timelineSources.store.ts'

type Asked = {
  parent: TimelineParent
  parentId: number
  kind?: TimelineKind | undefined
  after?: string | undefined
  perPage?: number | undefined
}

/** 404 when there is no such record, 403 for whom may not open it. */
export async function listTimeline(
  db: Db,
  { parent: entity, parentId: id, kind, after, perPage = 20 }: Asked,
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

// One ascending number for both orders, in milliseconds: what is open by its time, what has none behind it, and far
// behind these what was, by its age.
const undated = sql.lit(100_000_000_000_000)
const place = sql`CASE WHEN "open"
  THEN coalesce(floor(extract(epoch FROM "at") * 1000)::bigint, ${undated})
  ELSE ${sql.lit(1_000_000_000_000_000)} - floor(extract(epoch FROM "at") * 1000)::bigint END`

type Page = {
  parent: RecordRef<TimelineParent>
  kind: TimelineKind | undefined
  after: string | undefined
  limit: number
}

async function foundEntries(db: Db, { parent, kind, after, limit }: Page, actor: Actor) {
  const sources = sourcesOf(parent, actor).filter((one) => !kind || one.kind === kind)
  if (sources.length === 0) return []
  const [from, name, id] = after?.split('~') ?? []
  const behind = after
    ? sql`WHERE ("place", "source", "id") > (${from}::bigint, ${name}::text, ${id}::bigint)`
    : sql``
  // Each source sorts no more than its own rows, and hands on no more than a page.
  const each = sources.map(
    (one) => sql`(
      SELECT * FROM (
        SELECT ${sql.lit(one.name)}::text COLLATE "C" AS "source", "id", "open", "at", "count", "byId", ${place} AS "place"
        FROM (${one.rows}) AS "row" ("id", "open", "at", "count", "byId")
      ) AS "placed" ${behind}
      ORDER BY "place", "source", "id" LIMIT ${limit})`,
  )
  const { rows } = await sql<FoundEntry>`
    SELECT * FROM (${sql.join(each, sql` UNION ALL `)}) AS "all"
    ORDER BY "place", "source", "id" LIMIT ${limit}`.execute(db)
  return rows
}
