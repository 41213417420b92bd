// What the box above a list leaves of its rows. The numbers are looked up first, as an array, so that the
// planner cannot choose to walk the list in its order until some match.
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'

/**
 * SQL for the numbers of all accounts that what was typed finds (see listSearch.sql). Who does not `seeEmployes`
 * finds those by their names alone.
 */
export const accountsListed = (typed: string, seeEmployes: boolean) =>
  sql<number[]>`(SELECT accountsListed(${typed}, ${seeEmployes}))::integer[]`

/** SQL for the numbers of all such objects: by number, title, owner or place. */
export const objectsListed = (typed: string, seeEmployes: boolean) =>
  sql<number[]>`(SELECT objectsListed(${typed}, ${seeEmployes}))::integer[]`

/**
 * SQL for whether a row speaks of an account or an object that is found, by the names of its columns for the kind
 * and the number. Each kind is looked up in an index that begins with both.
 */
export const ofRecordsListed = (
  entity: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
  typed: string,
  seeEmployes: boolean,
) => sql<SqlBool>`(
  ${entity} = 'Account' AND ${id} = ANY (${accountsListed(typed, seeEmployes)})
  OR ${entity} = 'Object' AND ${id} = ANY (${objectsListed(typed, seeEmployes)}))`

type NamedRows = 'lead' | 'deal'

/**
 * SQL for the numbers of the live rows whose folded last names have what was typed, from any script and anywhere in
 * them, by the column that keeps them.
 */
export const rowsNamed = (rows: NamedRows, column: string) => (typed: string) =>
  sql<number[]>`ARRAY(
    SELECT "named"."id" FROM ${sql.table(rows)} "named"
    WHERE ${sql.ref(`named.${column}`)} LIKE ANY (foldPatterns(${typed})) AND "named"."deletedOn" IS NULL)`

/** The number that was typed, as `#12` or `12`; null for anything else. */
export const typedNumber = (typed: string): number | null => {
  const number = typed.replace(/^[#№]/, '').trim()
  return /^\d{1,9}$/.test(number) ? Number(number) : null
}

/** Nothing while nothing was typed. */
export const listed = (
  column: RawBuilder<unknown>,
  typed: string | null | undefined,
  numbers: (typed: string) => RawBuilder<unknown>,
): RawBuilder<SqlBool> | false =>
  Boolean(typed?.trim()) && sql<SqlBool>`${column} = ANY (${numbers(typed!.trim())})`
