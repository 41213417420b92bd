import { sql } from 'kysely'
import { addDays } from '#kit/clock.ts'
import { formatDate } from '#kit/fields/format.ts'
import { badInput, conflict } from '#kit/http/problem.ts'
import {
  addReservations,
  followReservations,
  forgetReservations,
  reservationToAdd,
  reservationToChange,
  readReservationLookups,
} from '#records/reservations/many/manyReservations.store.ts'
import { stages } from '#records/reservations/reservationFields.contract.ts'
import { reservationEntity } from '#records/reservations/reservations.store.ts'
import { nightsBetween } from '#records/reservations/stayDays.ts'
import type { Db } from '#base/backend/backend.ts'
import type { PlannedRecord } from '../plan/records.ts'
import type {
  Block,
  RecordWithKeys,
  ImportedEntity,
  StoredSearch,
  Values,
} from './importedEntity.ts'
import { readRecords } from './readRecords.store.ts'

export const staysImported: ImportedEntity = {
  of: reservationEntity,
  async rules(db) {
    const notOffered = await readReservationLookups(db)
    return {
      complete: withNights,
      toAdd: (values) => reservationToAdd(values, notOffered),
      toChange: (before, changes) => reservationToChange(before, changes, notOffered),
    }
  },
  byParents: {
    keysOf: ({ objectId }) => [`o:${objectId}`],
    isSame: isSameStay,
    mustBeFree,
    // Identical stays, and conflicting ones.
    async find(db, all) {
      const { rows } = await sql<{ id: number; at: number }>`
      SELECT r."id", "at"::integer - 1 AS "at"
      FROM jsonb_array_elements(${JSON.stringify(all.map(asked))}::jsonb) WITH ORDINALITY AS "all" ("one", "at")
      JOIN "reservation" r ON r."objectId" = ("one" ->> 'objectId')::integer AND r."deletedOn" IS NULL AND (
        daterange(r."checkIn", r."checkOut") && daterange(("one" ->> 'from')::date, ("one" ->> 'till')::date)
        OR lower(r."reservationNumberExternal") = lower("one" ->> 'number')
      )
    `.execute(db)
      return rows
    },
    async findBlocks(db, all) {
      const { rows } = await sql<{ at: number; from: string; till: string; name: string | null }>`
      SELECT "at"::integer - 1 AS "at", lower(o."days") AS "from", upper(o."days") AS "till", coalesce(f."name", b."summary") AS "name"
      FROM jsonb_array_elements(${JSON.stringify(all.map(asked))}::jsonb) WITH ORDINALITY AS "all" ("one", "at")
      JOIN "occupancy" o ON o."objectId" = ("one" ->> 'objectId')::integer AND o."blockId" IS NOT NULL
        AND o."days" && daterange(("one" ->> 'from')::date, ("one" ->> 'till')::date)
      JOIN "stayBlock" b ON b."id" = o."blockId"
      LEFT JOIN "stayFeed" f ON f."id" = b."feedId"
    `.execute(db)
      return rows
    },
  },
  async exportKeys(db, ids) {
    const { rows } = await sql<RecordWithKeys>`
      SELECT "id", ARRAY['k:' || "reservationNumber"] AS "keys" FROM "reservation" WHERE "id" = ANY (${[...ids]}::integer[])
    `.execute(db)
    return rows
  },
  hasShownNumber: (numbers) =>
    sql`"reservationNumber" = ANY (${numbers.filter((one) => /^\d{1,9}$/.test(one)).map(Number)}::integer[])`,
  read: (db: Db, ids, lock) =>
    readRecords(db, reservationEntity, ids, { lock, more: ['reservationNumber'] }),
  add: (tx, records, by) =>
    addReservations(
      tx,
      records.map((record) => ({ ...record, objectId: Number(record['objectId']) })),
      by,
      by.actor,
    ),
  afterSaving: (tx, ids, by) => followReservations(tx, ids, by, by.actor),
  afterRemoving: (tx, ids, actor) => forgetReservations(tx, ids, actor),
}

function asked({ parents, values }: StoredSearch) {
  const { checkIn, duration, reservationNumberExternal: number = null } = raw(values)
  const from = typeof checkIn === 'string' ? checkIn : null
  const nights = typeof duration === 'number' ? duration : 0
  return {
    objectId: parents['objectId'],
    from,
    number,
    till: from === null ? null : addDays(from, Math.max(1, nights)),
  }
}

/** Errors in it are reported when the row is planned. */
function raw(values: Values): Values {
  try {
    return withNights(values)
  } catch {
    return values
  }
}

/** Nights between the two days; if the row has both, they must agree. */
function withNights({ departure, ...values }: Values): Values {
  const { checkIn, duration } = values
  if (typeof departure !== 'string' || typeof checkIn !== 'string') return values
  const nights = nightsBetween(checkIn, departure)
  if (nights < 1) throw badInput({ departure: ['import.fault.departure'] })
  if (typeof duration === 'number' && duration !== nights)
    throw badInput({ duration: ['import.fault.nights', { nights }] as never })
  return { ...values, duration: nights }
}

const lower = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : null)

/** By the portal's number; without one by the arrival day and the guest. */
function isSameStay(read: Values, stored: Values): boolean {
  const [number, theirs] = [read, stored].map((one) => lower(one['reservationNumberExternal']))
  if (number && theirs) return number === theirs
  return (
    read['checkIn'] === stored['checkIn'] &&
    lower(read['clientLastName']) === lower(stored['clientLastName'])
  )
}

/** As the database enforces: stays of a property share no night with each other or with a block. */
function mustBeFree(
  after: Values,
  others: readonly PlannedRecord[],
  blocks: readonly Block[],
): void {
  const nights = nightsOf(after)
  if (!nights) return
  for (const { values, entityId, addedBy } of others) {
    const theirs = nightsOf(values)
    if (!theirs || !meet(nights, theirs)) continue
    const days = { from: formatDate(theirs.from), till: formatDate(theirs.till) }
    throw conflict(
      entityId === null
        ? ['import.fault.stayOfRow', { row: addedBy ?? 0, ...days }]
        : ['reservation.overlap', { number: Number(values['reservationNumber']), ...days }],
    )
  }
  const block = blocks.find((one) => meet(nights, one))
  if (!block) return
  const { from, till, name } = block
  const text = { from: formatDate(from), till: formatDate(till), name: name ?? '' }
  throw conflict([name ? 'occupancy.overlapNamed' : 'occupancy.overlap', text])
}

type Nights = { from: string; till: string }
const meet = (a: Nights, b: Nights) => a.from < b.till && b.from < a.till

/** Null if it occupies none. */
function nightsOf({ checkIn, duration, reservationStage }: Values): Nights | null {
  if (reservationStage === stages.cancelled) return null
  if (typeof checkIn !== 'string' || typeof duration !== 'number') return null
  return { from: checkIn, till: addDays(checkIn, duration) }
}
