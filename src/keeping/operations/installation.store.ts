// What PostgreSQL knows of the installation, from its catalogue alone.
import { sql } from 'kysely'
import { jobsName } from '#kit/jobs/createJobs.ts'
import type { Db } from '#base/backend/backend.ts'

export async function readInstallation(db: Db) {
  const { rows } = await sql<{ postgres: string; migration: string | null; servers: number }>`
    SELECT current_setting('server_version') AS "postgres", (SELECT max("name") FROM "migration") AS "migration",
      (SELECT count(DISTINCT "application_name")::int FROM pg_stat_activity
        WHERE "datname" = current_database() AND "application_name" LIKE ${`${jobsName}%`}) AS "servers"
  `.execute(db)
  const { servers, ...read } = rows[0]!
  return { ...read, servers: servers || null }
}

export type TableSize = { name: string; rows: number | null; bytes: number }

export async function largestTables(db: Db, most: number): Promise<TableSize[]> {
  const { rows } = await sql<TableSize>`
    SELECT "relname" AS "name", nullif("reltuples", -1)::float8 AS "rows", pg_total_relation_size("oid")::float8 AS "bytes"
    FROM pg_class WHERE "relkind" = 'r' AND "relnamespace" IN (${schemas}) ORDER BY 3 DESC, 1 LIMIT ${most}
  `.execute(db)
  return rows
}

export async function databaseBytes(db: Db): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    SELECT pg_database_size(current_database())::float8 AS "bytes"`.execute(db)
  return rows[0]!.bytes
}

/** Rows up to which files are counted one by one. */
const fewFiles = 20_000
/** Of more files, the share of the table's pages that is read. */
const sample = 1

/** Of many files an estimate. */
export async function storedFiles(db: Db) {
  const { rows } = await sql<{ rows: number; isMany: boolean }>`
    SELECT "reltuples"::float8 AS "rows", "reltuples" > ${fewFiles} OR pg_relation_size("oid") > 300 * ${fewFiles} AS "isMany"
    FROM pg_class WHERE "oid" = '"file"'::regclass`.execute(db)
  const { rows: estimate, isMany } = rows[0]!
  const from = isMany ? sql`"file" TABLESAMPLE SYSTEM (${sample})` : sql`"file"`
  const counted = await sql<{ count: number; bytes: number }>`
    SELECT count(*)::float8 AS "count", coalesce(sum("size"), 0)::float8 AS "bytes" FROM ${from}`.execute(
    db,
  )
  const { count, bytes } = counted.rows[0]!
  if (!isMany) return { count, bytes, isEstimate: false }
  const all = Math.max(estimate, count)
  return {
    count: all,
    bytes: count === 0 ? 0 : Math.round((bytes / count) * all),
    isEstimate: true,
  }
}

export async function constraintNames(db: Db): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`
    SELECT "conname" AS "name" FROM pg_constraint WHERE "connamespace" IN (${schemas})
    UNION SELECT "relname" FROM pg_class WHERE "relkind" = 'i' AND "relnamespace" IN (${schemas})`.execute(
    db,
  )
  return new Set(rows.map(({ name }) => name))
}

export const schemas = sql`SELECT "oid" FROM pg_namespace WHERE "nspname" IN ('public', 'pgboss')`
