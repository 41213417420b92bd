// The creation and last modification of a record: when, and the name of the person.
import { sql } from 'kysely'
import type { RawBuilder, SelectQueryBuilder, SqlBool } from 'kysely'
import { keysOf } from '#kit/db/list/listOrder.ts'
import type { Sort } from '#kit/db/list/listOrder.ts'

type Stamps = {
  createdOn: string
  createdBy: string | null
  modifiedOn: string
  modifiedBy: string | null
}

/** Joins the accounts of the row aliased as `of`: "creator" and "modifier". */
export const stampJoins = (of: string) => sql`
  LEFT JOIN "account" "creator" ON "creator"."id" = ${sql.ref(`${of}.createdById`)}
  LEFT JOIN "account" "modifier" ON "modifier"."id" = ${sql.ref(`${of}.modifiedById`)}`

/** The columns for a SELECT with `stampJoins`. */
export const stampColumns = (of: string) => sql`
  ${sql.ref(`${of}.createdOn`)}, "creator"."name" AS "createdBy",
  ${sql.ref(`${of}.modifiedOn`)}, "modifier"."name" AS "modifiedBy"`

/** Joins and columns for the query builder: `withStamps(db.selectFrom('branch as b').select(…), 'b')`. */
export function withStamps<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  of: string,
): SelectQueryBuilder<DB, TB, O & Stamps> {
  // Kysely cannot type columns of an alias that is a plain string.
  const untyped = query as unknown as SelectQueryBuilder<Untyped, 'row', O>
  const stamped = untyped
    .leftJoin('account as creator', (join) =>
      join.on('creator.id', '=', sql.ref<number>(`${of}.createdById`)),
    )
    .leftJoin('account as modifier', (join) =>
      join.on('modifier.id', '=', sql.ref<number>(`${of}.modifiedById`)),
    )
    .select([
      sql.ref<string>(`${of}.createdOn`).as('createdOn'),
      'creator.name as createdBy',
      sql.ref<string>(`${of}.modifiedOn`).as('modifiedOn'),
      'modifier.name as modifiedBy',
    ])
  // Back to the caller's tables; the join adds the selected columns only.
  return stamped as unknown as SelectQueryBuilder<DB, TB, O & Stamps>
}

/**
 * Sorts a list by the name of the person in `column`. Few people share many rows, so this uses an index that
 * begins with the column, with 0 for no person. `live`: the condition for the rows that count.
 */
export function byPerson(
  column: string,
  table: RawBuilder<unknown>,
  live: RawBuilder<SqlBool>,
): Sort {
  const key = sql`coalesce(${sql.ref(column)}, 0)`
  const name = sql`(SELECT "name" FROM "account" WHERE "id" = "hop"."key")`
  return { few: key, names: keysOf({ key, table, live, name }) }
}

type Untyped = { account: { id: number; name: string | null }; row: object }
