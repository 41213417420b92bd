// A reservation as flat fields for its form, and as requests and responses have it, with the fields of
// the client and the object nested.
import { CallFailed, call } from '#kit/http/call.ts'
import type { CallOptions } from '#kit/http/call.ts'
import type { ValuesOf } from '#kit/fields/kinds.ts'
import { clientColumn, clientNames, reservationFields } from '../reservationFields.contract.ts'
import type { ClientField } from '../reservationFields.contract.ts'
import { reservationsApi } from '../reservations.contract.ts'
import type { BlankReservation, Reservation } from '../reservations.contract.ts'

type Values = Record<string, unknown>
export type ReservationValues = ValuesOf<typeof reservationFields> & {
  id?: number
  version?: number
  checkOut: string | null
  /** Names of the object, the lead, the guest's account and the source. */
  object: string | null
  demand: string | null
  account: string | null
  source: string | null
}

type ClientValues = Pick<ReservationValues, `client${Capitalize<ClientField>}`>

export function formFromReservation(
  reservation: Reservation | BlankReservation,
): ReservationValues {
  const { object, client, id, version, ...own } = reservation
  const ofClient = clientNames.map((name) => [clientColumn(name), client[name]] as const)
  return {
    ...own,
    ...(id !== null && { id }),
    ...(version !== null && { version }),
    ...(Object.fromEntries(ofClient) as ClientValues),
    objectId: object?.id ?? null,
    object: object && [`#${object.referenceNumber}`, object.title].filter(Boolean).join(' '),
  }
}

/** The given fields in the form of a request. */
export function requestFromForm({ id, version, ...given }: Values): Values {
  const own = Object.entries(given).filter(
    ([name]) => name in reservationFields && name !== 'objectId' && !name.startsWith('client'),
  )
  const ofClient = clientNames
    .filter((name) => clientColumn(name) in given)
    .map((name) => [name, given[clientColumn(name)]] as const)
  return {
    ...Object.fromEntries(own),
    ...(id !== undefined && { id }),
    ...(version !== undefined && { version }),
    ...('objectId' in given && { object: given['objectId'] && { id: given['objectId'] } }),
    ...(ofClient.length > 0 && { client: Object.fromEntries(ofClient) }),
  }
}

/** Saves the changes of a draft; the response and its errors have the names of the form's fields. */
export async function saveDraft(patch: object, options: CallOptions): Promise<ReservationValues> {
  try {
    const body = requestFromForm(patch as Values)
    return formFromReservation(await call(reservationsApi.saveReservation, { body }, options))
  } catch (failure) {
    throw failure instanceof CallFailed ? asInForm(failure) : failure
  }
}

export function asInForm({ status, problem }: CallFailed): CallFailed {
  const { errors, current } = problem
  return new CallFailed(status, {
    ...problem,
    ...(errors && {
      errors: Object.fromEntries(
        Object.entries(errors).map(([name, texts]) => [fieldOf(name), texts]),
      ),
    }),
    ...(current !== undefined && { current: formFromReservation(current as Reservation) }),
  })
}

function fieldOf(name: string): string {
  if (name === 'object' || name === 'object.id') return 'objectId'
  const ofClient = clientNames.find((each) => name === `client.${each}`)
  return ofClient ? clientColumn(ofClient) : name
}
