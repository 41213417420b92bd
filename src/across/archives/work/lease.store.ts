// Which server makes an archive. It says so again and again; one that stays silent is taken over from, and notices.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#base/backend/backend.ts'

export type Lease = {
  archiveId: number
  workerId: string
  list: string | null
  language: string
  /** The name under which the archive is to be stored. */
  file: string
  /** The name that an earlier try may have written; to be removed. */
  earlierFile: string | null
  createdById: number
}

/** Somebody else makes it by now, or it was deleted. */
export class LeaseLost extends Error {}

const silence = sql`interval '40 seconds'`
/** An archive that fails so often fails for a reason of its own. */
const mostTries = 3

/** The next archive that waits for a server, or null. */
export async function takeLease(db: Db): Promise<Lease | null> {
  const workerId = randomUUID()
  const file = `${randomUUID()}.archive`
  const { rows } = await sql<Omit<Lease, 'workerId' | 'file'>>`
    WITH "next" AS (
      SELECT "id", "file" FROM "archive"
      WHERE "state" IN ('waiting', 'making') AND ("workerUntil" IS NULL OR "workerUntil" < now()) AND "tries" < ${mostTries}
      ORDER BY "id" LIMIT 1 FOR UPDATE SKIP LOCKED
    )
    UPDATE "archive" a SET "state" = 'making', "tries" = "tries" + 1, "worked" = 0, "total" = NULL, "missing" = 0,
      "file" = ${file}, "workerId" = ${workerId}, "workerUntil" = now() + ${silence}
    FROM "next" WHERE a."id" = "next"."id"
    RETURNING a."id" AS "archiveId", a."list", a."language", a."createdById", "next"."file" AS "earlierFile"
  `.execute(db)
  return rows[0] ? { ...rows[0], workerId, file } : null
}

export type Worked = { worked: number; total: number | null; missing: number }

/** Says how far the work is, and that it goes on. */
export async function holdLease(db: Db, lease: Lease, done: Worked): Promise<void> {
  const { rows } = await sql`
    UPDATE "archive" SET "workerUntil" = now() + ${silence}, "worked" = ${done.worked}, "total" = ${done.total},
      "missing" = ${done.missing}
    WHERE "id" = ${lease.archiveId} AND "workerId" = ${lease.workerId} RETURNING "id"
  `.execute(db)
  if (rows.length === 0) throw new LeaseLost()
}

export async function finish(
  tx: Db,
  lease: Lease,
  { size, days, missing }: { size: number; days: number; missing: number },
): Promise<void> {
  const { rows } = await sql`
    UPDATE "archive" SET "state" = 'ready', "fileSize" = ${size}, "readyOn" = now(), "worked" = coalesce("total", 0),
      "missing" = ${missing}, "keptUntil" = now() + make_interval(days => ${days}), "workerId" = NULL, "workerUntil" = NULL
    WHERE "id" = ${lease.archiveId} AND "workerId" = ${lease.workerId} RETURNING "id"
  `.execute(tx)
  if (rows.length === 0) throw new LeaseLost()
}

/** Another try may take it at once, unless it was the last one. */
export async function giveUpLease(db: Db, { archiveId, workerId }: Lease): Promise<void> {
  await sql`
    UPDATE "archive" SET "workerUntil" = now() WHERE "id" = ${archiveId} AND "workerId" = ${workerId}
  `.execute(db)
}

/** Those whose last try has ended, by an error or with its server. Returns the names of files to be removed. */
export async function endHopeless(db: Db): Promise<string[]> {
  const { rows } = await sql<{ file: string }>`
    WITH "hopeless" AS (
      SELECT "id", "file" FROM "archive"
      WHERE "state" = 'making' AND "tries" >= ${mostTries} AND "workerUntil" < now() FOR UPDATE SKIP LOCKED
    )
    UPDATE "archive" a SET "state" = 'failed', "file" = NULL, "workerId" = NULL, "workerUntil" = NULL
    FROM "hopeless" h WHERE a."id" = h."id" RETURNING h."file"
  `.execute(db)
  return rows.map(({ file }) => file)
}
