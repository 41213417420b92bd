// Takes from tables what slows down or hinders loading: triggers, references and indexes, and puts them back as they were.
import pg from 'pg'

/** The name of a table in SQL. */
export const qualified = (name: string): string => `public.${pg.escapeIdentifier(name)}`

type Part = { drop: string; make: string }

/**
 * Needs the transaction of the load, and no rights beyond those of the owner. Primary keys, unique and exclusion constraints
 * stay. The returned function puts everything back, and throws when a reference leads nowhere.
 */
export async function bareTables(
  client: pg.ClientBase,
  tables: readonly string[],
): Promise<() => Promise<void>> {
  const references = await partsOf(client, selectReferences, tables)
  const indexes = await partsOf(client, selectIndexes, tables)
  const triggers = await partsOf(client, selectTriggers, tables)
  for (const { drop } of [...triggers, ...references, ...indexes]) await client.query(drop)
  return async () => {
    // Constraints that are checked at the end of a transaction would block changes of their tables.
    await client.query('SET CONSTRAINTS ALL IMMEDIATE')
    for (const { make } of [...indexes, ...references, ...triggers]) await client.query(make)
  }
}

async function partsOf(client: pg.ClientBase, select: string, tables: readonly string[]) {
  const { rows } = await client.query<Part>(select, [tables])
  return rows
}

const isOneOf = (oid: string) => `${oid} IN (
  SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relname = ANY ($1))`

const selectReferences = `
  SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS "drop",
    format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS "make"
  FROM pg_constraint WHERE contype = 'f' AND ${isOneOf('conrelid')} ORDER BY conrelid, conname`

const selectIndexes = `
  SELECT format('DROP INDEX %s', indexrelid::regclass) AS "drop", pg_get_indexdef(indexrelid) AS "make"
  FROM pg_index i WHERE ${isOneOf('indrelid')}
    AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid AND contype IN ('p', 'u', 'x'))
  ORDER BY indrelid, indexrelid`

const selectTriggers = `
  SELECT format('ALTER TABLE %s DISABLE TRIGGER %I', tgrelid::regclass, tgname) AS "drop",
    format('ALTER TABLE %s ENABLE %s TRIGGER %I', tgrelid::regclass,
      CASE tgenabled WHEN 'A' THEN 'ALWAYS' WHEN 'R' THEN 'REPLICA' END, tgname) AS "make"
  FROM pg_trigger WHERE NOT tgisinternal AND tgenabled <> 'D' AND ${isOneOf('tgrelid')} ORDER BY tgrelid, tgname`

/** Empties the tables and restarts all sequences, in a way that is undone with the transaction. */
export async function emptyTables(
  client: pg.ClientBase,
  tables: readonly string[],
  sequences: readonly string[],
): Promise<void> {
  await client.query(`TRUNCATE ${tables.map(qualified).join(', ')}`)
  for (const name of sequences) await client.query(`ALTER SEQUENCE ${qualified(name)} RESTART`)
}
