// Rules for adding and changing stays in bulk; what they look up is read in advance.
import { select } from '#kit/fields/kinds.ts'
import { inputOf } from '#kit/fields/schema.ts'
import { addMany } from '#kit/db/saveMany.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { parse } from '#kit/http/parse.ts'
import type { Translate } from '#kit/i18n/translator.ts'
import { offeredOptionsCheck } from '#base/settings/offeredOptions.store.ts'
import type { Db } from '#base/backend/backend.ts'
import { keepStayTasks, withdrawStayTasks } from '../care/stayTasks.store.ts'
import { holdObjects } from '../overlap.store.ts'
import { reservationFields, stages } from '../reservationFields.contract.ts'
import { mustBeWhole } from '../reservationRules.store.ts'
import { reservationEntity } from '../reservations.store.ts'

type Values = Readonly<Record<string, unknown>>
export type ManyReservationsLookups = Awaited<ReturnType<typeof readReservationLookups>>

// Property, account and lead are passed separately.
const { objectId: _object, accountId: _guest, demandId: _lead, ...fields } = reservationFields
const input = inputOf(fields)

export const readReservationLookups = (db: Db) =>
  offeredOptionsCheck(db, { ...reservationFields, sourceId: select('source') })

/** The values to store, without the property; 400 names each invalid field. */
export function reservationToAdd(given: Values, notOffered: ManyReservationsLookups): Values {
  const values = { reservationStage: stages.new, ...parse(input, given) }
  mustBeWhole({ ...values, objectId: 0 }, notOffered(values))
  return values
}

/** The changes of a stored stay; 400 names each invalid field. */
export function reservationToChange(
  before: Values,
  given: Values,
  notOffered: ManyReservationsLookups,
): Values {
  const changes = parse(input, given)
  mustBeWhole({ ...before, ...changes, objectId: 0 }, notOffered(changes))
  return changes
}

type TaskContext = { translate: Translate }

/** Adds stays with their tasks. Returns their ids, in order. The database refuses nights that are taken. */
export async function addReservations(
  tx: Db,
  stays: readonly (Values & { objectId: number })[],
  options: TaskContext,
  actor: Actor,
): Promise<number[]> {
  await holdObjects(tx, [...new Set(stays.map(({ objectId }) => objectId))])
  const ids = await addMany(tx, reservationEntity, stays, actor)
  await keepStayTasks(tx, ids, options, actor)
  return ids
}

/** Updates the tasks of changed stays. */
export const followReservations = (
  tx: Db,
  ids: readonly number[],
  options: TaskContext,
  actor: Actor,
): Promise<void> => keepStayTasks(tx, ids, options, actor)

/** Withdraws the tasks of deleted stays. */
export async function forgetReservations(
  tx: Db,
  ids: readonly number[],
  actor: Actor,
): Promise<void> {
  for (const id of ids) await withdrawStayTasks(tx, id, actor)
}
