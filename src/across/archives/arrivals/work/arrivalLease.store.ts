// Which server brings an archive in. It says so again and again; one that stays silent is taken over from, and notices.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Message } from '#kit/http/problem.ts'
import type { Db } from '#base/backend/backend.ts'

export type ArrivalLease = {
  arrivalId: number
  workerId: string
  state: 'working' | 'leaving'
  file: string | null
  fileName: string
  createdById: number
  tries: number
}

/** Somebody else works on it by now, or it was called off. */
export class ArrivalLost extends Error {}

const silence = sql`interval '40 seconds'`
/** Work that fails so often fails for a reason of its own. */
export const mostTries = 3

/** The next arrival that waits for a server, or null. */
export async function takeArrival(db: Db): Promise<ArrivalLease | null> {
  const workerId = randomUUID()
  const { rows } = await sql<Omit<ArrivalLease, 'workerId'>>`
    UPDATE "arrival" SET "state" = CASE WHEN "state" = 'leaving' THEN 'leaving' ELSE 'working' END, "tries" = "tries" + 1,
      "worked" = 0, "total" = NULL, "workerId" = ${workerId}, "workerUntil" = now() + ${silence}
    WHERE "id" = (
      SELECT "id" FROM "arrival"
      WHERE "state" IN ('waiting', 'working', 'leaving') AND ("workerUntil" IS NULL OR "workerUntil" < now())
      ORDER BY "id" LIMIT 1 FOR UPDATE SKIP LOCKED
    )
    RETURNING "id" AS "arrivalId", "state", "file", "fileName", "createdById", "tries"
  `.execute(db)
  return rows[0] ? { ...rows[0], workerId } : null
}

export type ArrivalWorked = { worked: number; total: number | null }

/** Says how far the work is, and that it goes on. */
export async function holdArrival(
  db: Db,
  { arrivalId, workerId }: ArrivalLease,
  { worked, total }: ArrivalWorked,
): Promise<void> {
  const { rows } = await sql`
    UPDATE "arrival" SET "workerUntil" = now() + ${silence}, "worked" = ${worked}, "total" = ${total}
    WHERE "id" = ${arrivalId} AND "workerId" = ${workerId} RETURNING "id"
  `.execute(db)
  if (rows.length === 0) throw new ArrivalLost()
}

type End = {
  state: 'done' | 'refused' | 'gone'
  fault?: Message | null
  remarks?: readonly Message[]
  rows?: number
}

/** Within the transaction of the work, which counts only where the lease still holds. What stays has ended before. */
export async function endArrival(
  tx: Db,
  { arrivalId, workerId }: ArrivalLease,
  { state, fault = null, remarks, rows }: End,
): Promise<void> {
  const { rows: ended } = await sql`
    UPDATE "arrival" SET "state" = ${state}, "fault" = ${fault === null ? null : JSON.stringify(fault)}::jsonb,
      "remarks" = coalesce(${remarks ? JSON.stringify(remarks) : null}::jsonb, "remarks"),
      "rows" = coalesce(${rows ?? null}::integer, "rows"), "tries" = 0, "workerId" = NULL, "workerUntil" = NULL,
      "endedOn" = CASE WHEN "state" = 'leaving' AND ${state} = 'done' THEN "endedOn" ELSE now() END
    WHERE "id" = ${arrivalId} AND "workerId" = ${workerId} RETURNING "id"
  `.execute(tx)
  if (ended.length === 0) throw new ArrivalLost()
}

/** Another try may take it at once. */
export async function giveUpArrival(db: Db, { arrivalId, workerId }: ArrivalLease): Promise<void> {
  await sql`
    UPDATE "arrival" SET "workerUntil" = now() WHERE "id" = ${arrivalId} AND "workerId" = ${workerId}
  `.execute(db)
}
