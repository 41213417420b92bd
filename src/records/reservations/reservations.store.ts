// Triggers on "reservation": keepObjectOfReservation, and on "object": keepReservationsOfObject, maintain the object's
// columns that the list is sorted by (keepReservation.sql).
// Trigger on "reservation": usedObjectIsNotBlank (blankObjects.sql).
// Triggers on "reservation": occupyByReservation and occupyByChangedReservation maintain "occupancy"
// (calendars/occupancy.sql).
// Triggers on "reservation": totalsAdded, totalsRemoved and totalsChanged maintain the number of reservations
// (keepTotals.sql); sumsAdded, sumsRemoved and sumsChanged maintain their sums (keepReservationSums.sql).
// Triggers on "reservation": refuseLate, refuseLateGuest and refuseLateSource refuse people whose data was erased
// meanwhile (refuseLate.sql).
import { entityOf } from '#base/backend/entity.ts'
import { agencyToday } from '#kit/clock.ts'
import { addOnce } from '#kit/db/addOnce.ts'
import { requestedChanges } from '#kit/db/requestedChanges.ts'
import { add, lock, lockDeleted, restore, save, softDelete } from '#kit/db/save.ts'
import type { NewOf } from '#kit/db/entity.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import type { Tables } from '#base/backend/tables.ts'
import { keepStayTasks, withdrawStayTasks } from './care/stayTasks.store.ts'
import { mustBeFree } from './overlap.store.ts'
import { readReservation } from './readReservation.store.ts'
import { reservationFields, stages } from './reservationFields.contract.ts'
import { mustBeBookable } from './reservationRules.store.ts'
import type { Reservation, ReservationUpdate } from './reservations.contract.ts'

export const reservationEntity = entityOf({
  table: 'reservation',
  entity: 'Reservation',
  fields: reservationFields,
})

type ReservationContext = Pick<Backend, 'db' | 'translate'>

/** Adds a reservation, or updates the one with the input's id. 409 that names a conflicting stay. */
export const saveReservation = (
  { db, translate }: ReservationContext,
  { id, ...input }: ReservationUpdate,
  actor: Actor,
): Promise<Reservation> =>
  db.transaction().execute(async (tx) => {
    const stored =
      id === null
        ? await addOnce(tx, reservationEntity, actor, () => book(tx, input, actor))
        : await change(tx, id, input, actor)
    await keepStayTasks(tx, [stored], { translate }, actor)
    return readReservation(tx, stored, actor.language)
  })

type Input = Omit<ReservationUpdate, 'id'>
type NewReservation = NewOf<Tables['reservation'], never>

async function book(tx: Db, { version: _version, ...input }: Input, actor: Actor): Promise<number> {
  const values = { reservationStage: stages.new, bookingDate: agencyToday(), ...given(input) }
  await mustBeBookable(tx, values, values, actor)
  return add(tx, reservationEntity, values as NewReservation, actor)
}

const given = (input: Input) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))

async function change(tx: Db, id: number, input: Input, actor: Actor): Promise<number> {
  const current = () => readReservation(tx, id, actor.language)
  await save(tx, reservationEntity, await lock(tx, reservationEntity, id), {
    actor,
    changes: async (before) => {
      const changes = await requestedChanges(tx, reservationEntity, before, input, current)
      await mustBeBookable(tx, { ...before, ...changes }, changes, actor, before.objectId)
      return changes
    },
  })
  return id
}

export const deleteReservation = (db: Db, id: number, actor: Actor): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await softDelete(tx, reservationEntity, id, actor)
    await withdrawStayTasks(tx, id, actor)
  })

/** Undoes a deletion; 409 when the nights were booked meanwhile. */
export const restoreReservation = (
  { db, translate }: ReservationContext,
  id: number,
  actor: Actor,
): Promise<Reservation> =>
  db.transaction().execute(async (tx) => {
    const deleted = await lockDeleted(tx, reservationEntity, id)
    if (deleted.reservationStage !== stages.cancelled) await mustBeFree(tx, deleted)
    await restore(tx, reservationEntity, id, actor)
    await keepStayTasks(tx, [id], { translate }, actor)
    return readReservation(tx, id, actor.language)
  })
