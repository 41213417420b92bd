// Who made a record and who changed it last, by name, wherever a record or a row of it is shown.
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

/** Joins the two people of the row called `of`: "creator" and "modifier". */
export const stampJoins = (of: string) => sql`
  LEFT JOIN "account" "creator" ON "creator"."id" = ${sql.ref(`${of}.createdById`)}
  LEFT JOIN "account" "modifier" ON "modifier"."id" = ${sql.ref(`${of}.modifiedById`)}`

/** Columns of a SELECT that has the joins. */
export const stampColumns = (of: string) => sql`
  ${sql.ref(`${of}.createdOn`)}, "creator"."name" AS "createdBy",
  ${sql.ref(`${of}.modifiedOn`)}, "modifier"."name" AS "modifiedBy"`

/** Both of it for the query builder: `withStamps(db.selectFrom('branch as b').select(…), 'b')`. */
export function withStamps<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  of: string,
): SelectQueryBuilder<DB, TB, O & Stamps> {
  // The builder's own types end where the name of the row is not known.
  const untyped = query as unknown as SelectQueryBuilder<Untyped, 'row', O>
  return untyped
    .leftJoin('account as creator', 'creator.id', sql.ref(`${of}.createdById`) as never)
    .leftJoin('account as modifier', 'modifier.id', sql.ref(`${of}.modifiedById`) as never)
    .select([
      sql.ref<string>(`${of}.createdOn`).as('createdOn'),
      'creator.name as createdBy',
      sql.ref<string>(`${of}.modifiedOn`).as('modifiedOn'),
      'modifier.name as modifiedBy',
    ]) as unknown as SelectQueryBuilder<DB, TB, O & Stamps>
}
/**
 * The order of a list by the name of the person that a column points at. Few people share many rows: an
 * index begins with the column, 0 where there is nobody. `live` says which rows of the table count.
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
