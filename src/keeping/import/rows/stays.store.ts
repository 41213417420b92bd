// Records that could not be undone, and the origin of a record.
import { sql } from 'kysely'
import type { Message } from '#kit/i18n/messages.ts'
import type { RecordKind } from '#base/register/records.contract.ts'
import type { Db } from '#base/backend/backend.ts'
import { numbersOf, withMerged } from '../plan/recordsWithOtherNumbers.store.ts'
import type { RetainedRecord } from '../import.contract.ts'
import { labelPrefix } from '../targets.contract.ts'
import { titlesOf } from './titles.store.ts'

type PageQuery = { id: number; perPage: number; currentPage: number }
type Say = { language: string; say: (message: Message) => string }
type Row = Omit<RetainedRecord, 'title' | 'why' | 'fields'> & {
  stays: { why: string; fields?: string[] }
}

export async function importStays(
  db: Db,
  { id, perPage, currentPage }: PageQuery,
  { language, say }: Say,
) {
  const among = sql`"importId" = ${id} AND "undone" IN ('part', 'stays')`
  const [{ rows }, { rows: counted }] = await Promise.all([
    sql<Row>`
      SELECT "number", "entity", "entityId", "stays" FROM "importChange" WHERE ${among}
      ORDER BY "id" LIMIT ${perPage} OFFSET ${(currentPage - 1) * perPage}
    `.execute(db),
    sql<{
      total: number
    }>`SELECT count(*)::integer AS "total" FROM "importChange" WHERE ${among}`.execute(db),
  ])
  const titles = await titlesOf(
    db,
    language,
    rows.map(({ entity, entityId }) => ({ entity: entity as RecordKind, id: entityId })),
  )
  const items = rows.map(({ stays, ...row }) => ({
    ...row,
    title: titles.get(`${row.entity} ${row.entityId}`)?.title ?? null,
    why: say(stays.why),
    fields: (stays.fields ?? []).map((field) =>
      say(`${labelPrefix[row.entity as keyof typeof labelPrefix]}.${field}`),
    ),
  }))
  return { items, totalRows: counted[0]!.total }
}

type Origin = { entity: 'Account' | 'Object'; id: number }

/** Includes accounts that were merged into it. */
export async function originOf(db: Db, { entity, id }: Origin) {
  const [{ rows: items }, numbers] = await Promise.all([
    sql<{
      importId: number
      fileName: string
      number: number
      isNew: boolean
      isThere: boolean
      on: string
    }>`
      WITH RECURSIVE ${withMerged(entity, [id])}
      SELECT DISTINCT ON (c."importId", c."number") i."id" AS "importId", i."fileName", c."number", c."isNew",
        NOT i."isThrownAway" AS "isThere",
        coalesce(i."ranOn", i."createdOn") AS "on"
      FROM "importChange" c JOIN "import" i ON i."id" = c."importId"
      WHERE c."entity" = ${entity} AND c."entityId" IN (SELECT "ownId" FROM "has") AND (c."undone" IS NULL OR c."undone" <> 'undone')
      ORDER BY c."importId", c."number", c."id" LIMIT 50
    `.execute(db),
    numbersOf(db, entity, [id]),
  ])
  return { items, numbers: numbers.map(({ system, number }) => ({ system, number })) }
}
