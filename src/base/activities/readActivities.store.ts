// Reads complete activities: with names of people and linked records, and files.
import { sql } from 'kysely'
import { notFound } from '#kit/http/problem.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import type { Page } from '#kit/http/paging.ts'
import { allowed, asSql, mayBe } from '#base/register/recordRules.store.ts'
import { activityText } from './activityText.store.ts'
import { titleOfParent } from '#base/register/recordTitles.store.ts'
import { fileLinksOf } from '#base/files/fileLinks.store.ts'
import type { Db } from '#base/backend/backend.ts'
import { stampColumns, stampJoins } from '#base/backend/stamps.ts'
import type { Activity } from './activities.contract.ts'

/** Rows per batch when a list is streamed. */
const batch = 500

/** 404 when it does not exist or was deleted. */
export async function readActivity(db: Db, id: number, actor: Actor): Promise<Activity> {
  const [activity] = await readActivities(db, [id], actor)
  if (!activity) throw notFound()
  return activity
}

/** The activities of a page of IDs; only these are joined with links, people and files. */
export async function activitiesOfPage(
  db: Db,
  { items, totalRows }: Page<{ id: number }>,
  actor: Actor,
): Promise<Page<Activity>> {
  if (Array.isArray(items))
    return {
      items: await readActivities(
        db,
        items.map(({ id }) => id),
        actor,
      ),
      totalRows,
    }
  return { items: inBatches(db, items, actor), totalRows }
}

async function* inBatches(db: Db, rows: AsyncIterable<{ id: number }>, actor: Actor) {
  let ids: number[] = []
  for await (const { id } of rows) {
    if (ids.push(id) < batch) continue
    yield* await readActivities(db, ids, actor)
    ids = []
  }
  yield* await readActivities(db, ids, actor)
}

/** In the order of `ids`; deleted ones are left out. */
export async function readActivities(
  db: Db,
  ids: readonly number[],
  actor: Actor,
): Promise<Activity[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<Activity>`
    SELECT a."id", a."category", ${activityText('a', actor.language)} AS "description", a."done", a."date", a."doneDate", a."version",
      a."createdById", ${stampColumns('a')},
      ${asSql(mayBe('change', 'Activity', sql`a."id"`, actor))} AS "canEdit",
      ${assignedTo} AS "assignedTo", ${links(actor)} AS "links", ${files} AS "files"
    FROM unnest(${ids}::integer[]) WITH ORDINALITY AS wanted ("id", "position")
    JOIN "activity" a ON a."id" = wanted."id" AND a."deletedOn" IS NULL
    ${stampJoins('a')}
    ORDER BY wanted."position"
  `.execute(db)
  return rows
}

const assignedTo = sql`coalesce((
  SELECT json_agg(json_build_object('id', p."id", 'description', p."name") ORDER BY p."name", p."id")
  FROM "activityAssigned" s JOIN "account" p ON p."id" = s."accountId" AND p."deletedOn" IS NULL
  WHERE s."activityId" = a."id"
), '[]'::json)`

// Without links to records that the actor may not open.
const links = (actor: Actor) => sql`coalesce((
  SELECT json_agg(json_build_object('entity', l."entity", 'id', l."entityId", 'description', d."description")
    ORDER BY l."position", l."entity", l."entityId")
  FROM "activityLink" l CROSS JOIN LATERAL (${titleOfParent(sql`l."entity"`, sql`l."entityId"`, {
    language: actor.language,
    where: (kind) => asSql(allowed('open', kind, actor)),
  })}) d
  WHERE l."activityId" = a."id"
), '[]'::json)`

const files = fileLinksOf('Activity', sql`a."id"`)
