// Conditions for the search input above a list. Ids are looked up first, as an array, so that the planner cannot walk the list in
// its order until some rows match.
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'

/**
 * SQL for the ids of all accounts that match a typed text (see listSearch.sql). Without `seeEmployes`, employees are found by name
 * only.
 */
export const accountsListed = (typed: string, seeEmployes: boolean) =>
  sql<number[]>`(SELECT accountsListed(${typed}, ${seeEmployes}))::integer[]`

/** SQL for the ids of all matching objects: by number, title, owner or place. */
export const objectsListed = (typed: string, seeEmployes: boolean) =>
  sql<number[]>`(SELECT objectsListed(${typed}, ${seeEmployes}))::integer[]`

/**
 * SQL for whether a row refers to a matching account or object, by its columns for kind and id. Each kind is looked up in an index
 * that begins with both.
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
 * SQL for the ids of rows that are not deleted and whose folded last names contain the typed text, in any script. `column` has the
 * folded names.
 */
export const rowsNamed = (rows: NamedRows, column: string) => (typed: string) =>
  sql<number[]>`ARRAY(
    SELECT "named"."id" FROM ${sql.table(rows)} "named"
    WHERE ${sql.ref(`named.${column}`)} LIKE ANY (foldPatterns(${typed})) AND "named"."deletedOn" IS NULL)`

/** The typed number, such as `#12` or `12`; null for other texts. */
export const typedNumber = (typed: string): number | null => {
  const number = typed.replace(/^[#№]/, '').trim()
  return /^\d{1,9}$/.test(number) ? Number(number) : null
}

/** No condition for an empty text. */
export const listed = (
  column: RawBuilder<unknown>,
  typed: string | null | undefined,
  numbers: (typed: string) => RawBuilder<unknown>,
): RawBuilder<SqlBool> | false =>
  Boolean(typed?.trim()) && sql<SqlBool>`${column} = ANY (${numbers(typed!.trim())})`
