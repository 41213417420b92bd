// Order of a record's files.
import { sql } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import { badRequest } from '#kit/http/problem.ts'
import type { ParentKind } from '#base/register/records.contract.ts'
import { mustChange } from '#base/register/records.store.ts'
import type { Db } from '#base/backend/backend.ts'
import type { FileLink } from './files.contract.ts'
import { filesOf } from './files.store.ts'

type Parent = { parentKind: ParentKind | null; parentId: number | null }

/** 400 unless all files belong to one record. Returns all files of the record. */
export function reorderFiles(db: Db, names: readonly string[], actor: Actor): Promise<FileLink[]> {
  return db.transaction().execute(async (tx) => {
    const distinctNames = [...new Set(names)]
    const files = await tx
      .selectFrom('file')
      .select(['parentKind', 'parentId'])
      .where('systemName', 'in', distinctNames)
      .where('deletedOn', 'is', null)
      .$castTo<Parent>()
      .execute()
    const [first] = files
    const isWhole = files.length === distinctNames.length
    if (!first?.parentKind || first.parentId === null || !isWhole) throw badRequest('file.unknown')
    const { parentKind, parentId } = first
    if (files.some((file) => file.parentKind !== parentKind || file.parentId !== parentId))
      throw badRequest('file.notOfOneRecord')
    await mustChange(tx, { entity: parentKind, id: parentId }, actor)
    await orderFiles(tx, parentKind, parentId, distinctNames)
    return filesOf(tx, parentKind, parentId)
  })
}

/** Puts these files first, in this order; the record's other files follow in their old order. */
export async function orderFiles(
  tx: Db,
  kind: ParentKind,
  id: number,
  names: readonly string[],
): Promise<void> {
  await sql`
    WITH "here" AS (
      SELECT "id", "systemName", "position" FROM "file"
      WHERE "parentKind" = ${kind} AND "parentId" = ${id} AND "deletedOn" IS NULL
      ORDER BY "id" FOR UPDATE
    ), "placed" AS (
      SELECT "id", row_number() OVER (
        ORDER BY array_position(${[...names]}::text[], "systemName"), "position", "id") AS "position"
      FROM "here"
    )
    UPDATE "file" SET "position" = "placed"."position"
    FROM "placed" WHERE "file"."id" = "placed"."id" AND "file"."position" <> "placed"."position"
  `.execute(tx)
}
