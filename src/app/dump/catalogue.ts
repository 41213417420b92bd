// What there is to dump: tables with their columns, and sequences.
import pg from 'pg'
import type { z } from 'zod'
import { qualified } from '#kit/db/bareTables.ts'
import type { DumpedTable, sequencesSchema } from './format.ts'

const { escapeIdentifier } = pg

/** `public."table" ("column", …)`, for COPY. */
export const copied = ({ name, columns }: DumpedTable): string =>
  [
    qualified(name),
    ...(columns.length > 0 ? [`(${columns.map(escapeIdentifier).join(', ')})`] : []),
  ].join(' ')

/** Tables of the schema `public`, with all columns but generated ones. Those of extensions are left out. */
export async function readTables(client: pg.ClientBase): Promise<DumpedTable[]> {
  const { rows } = await client.query<DumpedTable>(`
    SELECT c.relname::text AS "name",
      coalesce(array_agg(a.attname::text ORDER BY a.attname COLLATE "C") FILTER (WHERE a.attname IS NOT NULL), '{}') AS "columns"
    FROM pg_class c
    LEFT JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND ${isOurs('c.oid')}
    GROUP BY c.oid, c.relname ORDER BY c.relname COLLATE "C"`)
  return rows
}

export async function readSequences(
  client: pg.ClientBase,
): Promise<z.infer<typeof sequencesSchema>> {
  const { rows } = await client.query<{ name: string }>(`
    SELECT relname::text AS "name" FROM pg_class c
    WHERE relkind = 'S' AND relnamespace = 'public'::regnamespace AND ${isOurs('c.oid')} ORDER BY relname COLLATE "C"`)
  const sequences = []
  for (const { name } of rows) {
    const { rows: states } = await client.query<{ last: string; isCalled: boolean }>(
      `SELECT last_value::text AS "last", is_called AS "isCalled" FROM ${qualified(name)}`,
    )
    sequences.push({ name, ...states[0]! })
  }
  return sequences
}

const isOurs = (oid: string) => `NOT EXISTS (
  SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = ${oid} AND deptype = 'e')`

/**
 * Settings of the transaction that decide how values are written and read, and that a long transaction is let be, whatever
 * the server or the role has set.
 */
export const sessionSettings = `
  SET LOCAL DateStyle = 'ISO, YMD'; SET LOCAL IntervalStyle = 'postgres'; SET LOCAL TimeZone = 'UTC';
  SET LOCAL extra_float_digits = 1; SET LOCAL bytea_output = 'hex'; SET LOCAL client_encoding = 'UTF8';
  SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0`
