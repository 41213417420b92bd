// The lease of the server that imports or undoes an arrival, and the outcome.
import { sql } from 'kysely'
import { endLease } from '#kit/jobs/lease.ts'
import type { Lease, WaitingRows } from '#kit/jobs/lease.ts'
import type { Message } from '#kit/i18n/messages.ts'
import type { Db } from '#base/backend/backend.ts'
import type { ArrivalState } from '../arrivals.contract.ts'

type Arrival = {
  arrivalId: number
  state: 'waiting' | 'working' | 'leaving'
  file: string | null
  fileName: string
  createdById: number
}
export type ArrivalLease = Lease & Arrival

export const waitingArrivals: WaitingRows<Arrival> = {
  table: 'arrival',
  which: sql`"state" IN ('waiting', 'working', 'leaving')`,
  order: sql`"id"`,
  columns: sql<Arrival>`"id" AS "arrivalId", "state", "file", "fileName", "createdById"`,
}

type End = {
  state: Extract<ArrivalState, 'done' | 'refused' | 'failed' | 'gone'>
  fault?: Message | null
  remarks?: readonly Message[]
  rows?: number
}

/**
 * Call in the work's transaction, which commits only if the lease still holds. A refused or failed undo leaves the time at
 * which the import ended.
 */
export async function endArrival(
  tx: Db,
  lease: ArrivalLease,
  { state, fault = null, remarks, rows }: End,
): Promise<void> {
  const stays = lease.state === 'leaving' && state === 'done'
  await endLease(tx, lease, {
    state,
    fault: fault === null ? null : json(fault),
    ...(remarks && { remarks: json(remarks) }),
    ...(rows !== undefined && { rows }),
    ...(!stays && { endedOn: sql`now()` }),
  })
}

const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`
