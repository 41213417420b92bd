import { sql } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import { notFound } from '#kit/http/problem.ts'
import { seesEmployes } from '#base/permissions/permissions.contract.ts'
import { allowed, asSql } from '#base/register/recordRules.store.ts'
import { mustOpen } from '#base/register/records.store.ts'
import { tableOf } from '#base/register/tableOf.ts'
import { detailOf, titleOf } from '#base/register/recordTitles.store.ts'
import { preparedIn } from '#kit/db/inLanguage.ts'
import type { Db } from '#base/backend/backend.ts'
import { mostOpened, openedKinds } from './opened.contract.ts'
import type { Opened, OpenedKind } from './opened.contract.ts'

const mostKept = 50

/** Newest first, without deleted records and those that the actor may no longer open. */
export async function listOpened(db: Db, actor: Actor): Promise<Opened[]> {
  const kinds = openedKinds.map(
    (kind) => sql`
      SELECT coalesce(${titleOf(kind, actor.language)}, '') AS "description",
        coalesce(${detailOf(kind, actor.language)}, '') AS "detail"
      FROM ${rowsOf(kind)} ${sql.ref(kind)}
      WHERE last."entity" = ${sql.lit(kind)} AND ${sql.ref(`${kind}.id`)} = last."recordId"
        AND ${sql.ref(`${kind}.deletedOn`)} IS NULL AND ${asSql(allowed('open', kind, actor))}`,
  )
  const { rows } = await sql<Opened>`
    ${preparedIn(actor.language, seesEmployes(actor) ? 'opened' : 'openedOfBranch')}
    SELECT last."entity", last."recordId" AS "id", r."description", r."detail", last."openedOn"
    FROM (
      SELECT "entity", "recordId", "openedOn" FROM "opened" WHERE "accountId" = ${actor.accountId}
      ORDER BY "openedOn" DESC LIMIT ${mostKept}
    ) AS last
    CROSS JOIN LATERAL (${sql.join(kinds, sql` UNION ALL `)}) AS r
    ORDER BY last."openedOn" DESC LIMIT ${mostOpened}
  `.execute(db)
  return rows
}

/** Stores the record as the newest. 404 if it does not exist, 403 if the actor may not open it. */
export async function addOpened(
  db: Db,
  { entity, id }: { entity: OpenedKind; id: number },
  actor: Actor,
): Promise<void> {
  if (entity === 'ObjectKey') await mustHaveKey(db, id)
  await mustOpen(db, { entity: entity === 'ObjectKey' ? 'Object' : entity, id }, actor)
  await sql`
    INSERT INTO "opened" ("accountId", "entity", "recordId") VALUES (${actor.accountId}, ${entity}, ${id})
    ON CONFLICT ("accountId", "entity", "recordId") DO UPDATE SET "openedOn" = clock_timestamp()
  `.execute(db)
  await sql`
    DELETE FROM "opened" WHERE "accountId" = ${actor.accountId} AND "openedOn" < (
      SELECT "openedOn" FROM "opened" WHERE "accountId" = ${actor.accountId}
      ORDER BY "openedOn" DESC OFFSET ${mostKept - 1} LIMIT 1)
  `.execute(db)
}

// A key without any entry yet has no row of its own, so start from the object.
const keys = sql`(
  SELECT o."id", k."accountId", o."deletedOn" FROM "object" o LEFT JOIN "objectKey" k ON k."id" = o."id" WHERE o."hasKey")`
const rowsOf = (kind: OpenedKind) => (kind === 'ObjectKey' ? keys : sql.table(tableOf(kind)))

async function mustHaveKey(db: Db, id: number): Promise<void> {
  const { rows } = await sql`SELECT FROM ${keys} k WHERE k."id" = ${id}`.execute(db)
  if (rows.length === 0) throw notFound()
}

/** Deletes entries about records opened by erased people, and about their records opened by others. */
export const forgetOpened = (tx: Db, accountIds: readonly number[]) =>
  sql`
    DELETE FROM "opened" WHERE "accountId" = ANY(${accountIds}::integer[])
      OR "entity" = 'Account' AND "recordId" = ANY(${accountIds}::integer[])
  `.execute(tx)
