// SQL conditions for the search box above a list. Matching IDs are looked up first and passed as an array, so that the
// planner cannot choose to walk the list in its sort order until enough rows match.
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'

/**
 * SQL for the IDs of all accounts that match the typed text (see listSearch.sql). Without `seeEmployes`, employees are
 * matched by their names alone.
 */
export const accountsListed = (typed: string, seeEmployes: boolean) =>
  sql<number[]>`(SELECT accountsListed(${typed}, ${seeEmployes}))::integer[]`

/** SQL for the IDs of all objects whose number, title, owner or place matches the typed text. */
export const objectsListed = (typed: string, seeEmployes: boolean) =>
  sql<number[]>`(SELECT objectsListed(${typed}, ${seeEmployes}))::integer[]`

/**
 * SQL condition: a row refers to a matching account or object. `entity` and `id` are its columns for the kind and the
 * ID. Each kind is looked up in an index that begins with both columns.
 */
export const ofRecordsListed = (
  entity: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
  typed: string,
  seeEmployes: boolean,
) => sql<SqlBool>`(
  ${entity} = 'Account' AND ${id} = ANY (${accountsListed(typed, seeEmployes)})
  OR ${entity} = 'Object' AND ${id} = ANY (${objectsListed(typed, seeEmployes)}))`

type NamedTable = 'lead' | 'deal'

/**
 * SQL for the IDs of the rows, deleted ones excluded, whose last names contain the typed text, in any script. `column`
 * holds the folded last names.
 */
export const rowsNamed = (table: NamedTable, column: string) => (typed: string) =>
  sql<number[]>`ARRAY(
    SELECT "named"."id" FROM ${sql.table(table)} "named"
    WHERE ${sql.ref(`named.${column}`)} LIKE ANY (foldPatterns(${typed})) AND "named"."deletedOn" IS NULL)`

/** The typed number, as `#12` or `12`; null for anything else. */
export const typedNumber = (typed: string): number | null => {
  const number = typed.replace(/^[#№]/, '').trim()
  return /^\d{1,9}$/.test(number) ? Number(number) : null
}

/** SQL condition that `column` is one of the matching `ids`; false (no condition) while the search box is empty. */
export const listed = (
  column: RawBuilder<unknown>,
  typed: string | null | undefined,
  ids: (typed: string) => RawBuilder<unknown>,
): RawBuilder<SqlBool> | false =>
  Boolean(typed?.trim()) && sql<SqlBool>`${column} = ANY (${ids(typed!.trim())})`
