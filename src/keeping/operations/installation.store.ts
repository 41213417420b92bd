// Facts about the installation from PostgreSQL's catalogue alone.
import { sql } from 'kysely'
import { jobsName } from '#kit/jobs/createJobs.ts'
import type { Db } from '#base/backend/backend.ts'
import type { Operations } from './operations.contract.ts'

export async function readInstallation(db: Db) {
  const { rows } = await sql<{ postgres: string; migration: string | null; servers: number }>`
    SELECT current_setting('server_version') AS "postgres", (SELECT max("name") FROM "migration") AS "migration",
      (SELECT count(DISTINCT "application_name")::int FROM pg_stat_activity
        WHERE "datname" = current_database() AND "application_name" LIKE ${`${jobsName}%`}) AS "servers"
  `.execute(db)
  const { servers, ...read } = rows[0]!
  return { ...read, servers: servers || null }
}

export async function readSizes(db: Db): Promise<Operations['sizes']> {
  const [database, tables, files] = await Promise.all([
    databaseBytes(db),
    largestTables(db),
    storedFiles(db),
  ])
  return { database, tables, files }
}

async function largestTables(db: Db): Promise<Operations['sizes']['tables']> {
  const { rows } = await sql<Operations['sizes']['tables'][number]>`
    SELECT "relname" AS "name", nullif("reltuples", -1)::float8 AS "rows", pg_total_relation_size("oid")::float8 AS "bytes"
    FROM pg_class WHERE "relkind" = 'r' AND "relnamespace" IN (${schemas}) ORDER BY 3 DESC, 1 LIMIT 10
  `.execute(db)
  return rows
}

async function databaseBytes(db: Db): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    SELECT pg_database_size(current_database())::float8 AS "bytes"`.execute(db)
  return rows[0]!.bytes
}

/** Up to this many rows, files are counted exactly. */
const fewFiles = 20_000
/**
 * Beyond that, one page of the table in a hundred is read, but some 300 at least: each is drawn on its
 * own, so that 1 % of a few hundred can be none.
 */
const sample = sql<number>`
  least(100, greatest(1, 100.0 * 300 * current_setting('block_size')::int / nullif(pg_relation_size("oid"), 0)))::float8`

/** An estimate for large numbers of files. */
async function storedFiles(db: Db) {
  const { rows } = await sql<{ rows: number; isMany: boolean; share: number }>`
    SELECT "reltuples"::float8 AS "rows", "reltuples" > ${fewFiles} OR pg_relation_size("oid") > 300 * ${fewFiles} AS "isMany",
      ${sample} AS "share"
    FROM pg_class WHERE "oid" = '"file"'::regclass`.execute(db)
  const { rows: estimate, isMany, share } = rows[0]!
  const from = isMany ? sql`"file" TABLESAMPLE SYSTEM (${share})` : sql`"file"`
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

export const schemas = sql`SELECT "oid" FROM pg_namespace WHERE "nspname" IN ('public', 'pgboss')`
