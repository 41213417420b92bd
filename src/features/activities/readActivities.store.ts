// Reads activities whole: with the names of people and linked records, and the files.
import { sql } from 'kysely'
import { notFound } from '#kit/http/problem.ts'
import type { Page } from '#kit/http/paging.ts'
import type { Db } from '../backend.ts'
import type { Activity } from './activities.contract.ts'
import { linkedRecord } from './linkedRecords.store.ts'

/** Rows that are read together when a list is too long to be held in memory. */
const batch = 500

/** 404 when there is none of this number or it was deleted. */
export async function readActivity(db: Db, id: number, language: string): Promise<Activity> {
  const [activity] = await readActivities(db, [id], language)
  if (!activity) throw notFound()
  return activity
}

/** The activities of a page of numbers. Only these are joined with what hangs on them. */
export async function activitiesOfPage(
  db: Db,
  { items, totalRows }: Page<{ id: number }>,
  language: string,
): Promise<Page<Activity>> {
  if (Array.isArray(items))
    return {
      items: await readActivities(
        db,
        items.map(({ id }) => id),
        language,
      ),
      totalRows,
    }
  return { items: inBatches(db, items, language), totalRows }
}

async function* inBatches(db: Db, rows: AsyncIterable<{ id: number }>, language: string) {
  let ids: number[] = []
  for await (const { id } of rows) {
    if (ids.push(id) < batch) continue
    yield* await readActivities(db, ids, language)
    ids = []
  }
  yield* await readActivities(db, ids, language)
}

/** In the order of their numbers as given; deleted ones are left out. */
export async function readActivities(
  db: Db,
  ids: readonly number[],
  language: string,
): Promise<Activity[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<Activity>`
    SELECT a."id", a."category", a."description", a."done", a."date", a."doneDate", a."version",
      a."createdOn", a."createdById", "creator"."name" AS "createdBy",
      a."modifiedOn", "modifier"."name" AS "modifiedBy",
      ${assignedTo} AS "assignedTo", ${links(language)} AS "links", ${files} AS "files"
    FROM unnest(${ids}::integer[]) WITH ORDINALITY AS wanted ("id", "position")
    JOIN "activity" a ON a."id" = wanted."id" AND a."deletedOn" IS NULL
    LEFT JOIN "account" "creator" ON "creator"."id" = a."createdById"
    LEFT JOIN "account" "modifier" ON "modifier"."id" = a."modifiedById"
    ORDER BY wanted."position"
  `.execute(db)
  return rows
}

const assignedTo = sql`coalesce((
  SELECT json_agg(json_build_object('id', p."id", 'description', p."name") ORDER BY p."name", p."id")
  FROM "activityAssigned" s JOIN "account" p ON p."id" = s."accountId" AND p."deletedOn" IS NULL
  WHERE s."activityId" = a."id"
), '[]'::json)`

const links = (language: string) => sql`coalesce((
  SELECT json_agg(json_build_object('entity', l."entity", 'id', l."entityId", 'description', d."description")
    ORDER BY l."position", l."entity", l."entityId")
  FROM "activityLink" l CROSS JOIN LATERAL (${linkedRecord(sql`l."entity"`, sql`l."entityId"`, language)}) d
  WHERE l."activityId" = a."id"
), '[]'::json)`

const files = sql`coalesce((
  SELECT json_agg(json_build_object('systemName', f."systemName", 'userName', f."userName")
    ORDER BY f."position", f."id")
  FROM "file" f
  WHERE f."parentKind" = 'Activity' AND f."parentId" = a."id" AND f."deletedOn" IS NULL
), '[]'::json)`
