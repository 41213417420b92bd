// Validation of reservations.
import { sql } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import { badInput } from '#kit/http/problem.ts'
import type { Message } from '#kit/i18n/messages.ts'
import { leadMayBeNamed, objectsMustExist } from '#base/register/chosenRecords.store.ts'
import { accountMustExist } from '#base/people/chosenAccounts.store.ts'
import { errorsOfUnofferedOptions } from '#base/settings/offeredOptions.store.ts'
import type { Db } from '#base/backend/backend.ts'
import { reservationFields, stages } from './reservationFields.contract.ts'
import { mustBeFree } from './overlap.store.ts'
import type { Stay } from './overlap.store.ts'

type Values = Record<string, unknown>

/** Required fields, with their names in requests. */
const required = {
  objectId: 'object',
  checkIn: 'checkIn',
  duration: 'duration',
  clientLastName: 'client.lastName',
  reservationStage: 'reservationStage',
} as const

/**
 * 400 that names each missing or invalid field, 409 for nights that are taken. `after` is the whole reservation with its
 * `changes`, `leaves` its previous object.
 */
export async function mustBeBookable(
  tx: Db,
  after: Values,
  changes: Values,
  actor: Actor,
  leaves?: number,
): Promise<void> {
  const errors = await errorsOfUnofferedOptions(tx, reservationFields, changes)
  if (changes['sourceId'] != null && !(await isSource(tx, changes['sourceId'])))
    errors['sourceId'] = ['reservation.unknownSource']
  mustBeWhole(after, errors)
  if (changes['objectId'] != null)
    await objectsMustExist(tx, [changes['objectId'] as number], 'object')
  if (changes['accountId'] != null) await accountMustExist(tx, changes['accountId'] as number)
  if (changes['demandId'] != null) await leadMayBeNamed(tx, changes['demandId'] as number, actor)
  const moves = ['objectId', 'checkIn', 'duration', 'reservationStage'].some(
    (name) => name in changes,
  )
  if (moves && after['reservationStage'] !== stages.cancelled)
    await mustBeFree(tx, after as Stay, leaves)
}

/** 400 that names each missing field, in addition to `errors`. */
export function mustBeWhole(after: Values, wrong: Readonly<Record<string, Message[]>>): void {
  const errors = { ...wrong }
  for (const [name, called] of Object.entries(required))
    if (after[name] == null) errors[called] = ['problem.required']
  if (Object.keys(errors).length > 0) throw badInput(errors)
}

async function isSource(tx: Db, id: unknown): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM "account" WHERE "id" = ${id} AND "isSource" AND "deletedOn" IS NULL`.execute(tx)
  return rows.length > 0
}
