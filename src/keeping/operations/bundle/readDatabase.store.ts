// Database facts for support: size and load of tables and indexes, and PostgreSQL's settings. Names come from our own schema,
// numbers from PostgreSQL's statistics; no table of the agency is read.
import { sql } from 'kysely'
import type { Db } from '#base/backend/backend.ts'
import { schemas } from '../installation.store.ts'

/** Numbers, switches and enumerated settings, which cannot contain server names. */
const isNameless = sql`("vartype" <> 'string' OR "name" = 'server_encoding')`

export async function readDatabase(db: Db) {
  const read = async (query: ReturnType<typeof sql<Record<string, unknown>>>) =>
    (await query.execute(db)).rows
  const [tables, indexes, postgresSettings, migrations, functions, disabledTriggers, connections] =
    await Promise.all([
      read(sql`
        SELECT s."relname" AS "table", pg_total_relation_size(s."relid")::float8 AS "bytes",
          pg_relation_size(s."relid")::float8 AS "heapBytes", c."reltuples"::float8 AS "estimatedRows",
          "n_live_tup"::float8 AS "live", "n_dead_tup"::float8 AS "dead", "seq_scan"::float8 AS "seqScans",
          "idx_scan"::float8 AS "indexScans", "n_tup_ins"::float8 AS "inserted", "n_tup_upd"::float8 AS "updated",
          "n_tup_hot_upd"::float8 AS "hotUpdated", "n_tup_del"::float8 AS "deleted",
          "last_autovacuum" AS "vacuumedOn", "last_autoanalyze" AS "analyzedOn"
        FROM pg_stat_user_tables s JOIN pg_class c ON c."oid" = s."relid"
        WHERE c."relnamespace" IN (${schemas}) ORDER BY 2 DESC, 1`),
      read(sql`
        SELECT s."relname" AS "table", "indexrelname" AS "index", pg_relation_size("indexrelid")::float8 AS "bytes",
          "idx_scan"::float8 AS "scans", "idx_tup_read"::float8 AS "read"
        FROM pg_stat_user_indexes s JOIN pg_class c ON c."oid" = s."indexrelid"
        WHERE c."relnamespace" IN (${schemas}) ORDER BY 3 DESC, 2`),
      read(sql`
        SELECT "name", "setting", "unit", "boot_val" AS "default" FROM pg_settings
        WHERE ${isNameless} AND "setting" IS DISTINCT FROM "boot_val" ORDER BY 1`),
      read(sql`SELECT "name", "appliedOn" FROM "migration" ORDER BY 1`),
      read(sql`SELECT "name", "version", "appliedOn" FROM "functionFile" ORDER BY 1`),
      read(sql`
        SELECT c."relname" AS "table", t."tgname" AS "trigger" FROM pg_trigger t JOIN pg_class c ON c."oid" = t."tgrelid"
        WHERE NOT t."tgisinternal" AND t."tgenabled" NOT IN ('O', 'A') AND c."relnamespace" IN (${schemas}) ORDER BY 1, 2`),
      read(sql`
        SELECT "state", "wait_event_type" AS "waitsFor", count(*)::int AS "count",
          max(extract(epoch FROM now() - "xact_start"))::float8 AS "longestTransactionSeconds"
        FROM pg_stat_activity WHERE "datname" = current_database() GROUP BY 1, 2 ORDER BY 1, 2`),
    ])
  return { tables, indexes, postgresSettings, migrations, functions, disabledTriggers, connections }
}
