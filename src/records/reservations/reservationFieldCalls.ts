// A single field of a reservation: its value with options for the single-field editor, and its change. Fields
// of the client have the names of columns: `clientLastName`.
import { z } from 'zod'
import { select } from '#kit/fields/kinds.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { oneFieldCalls } from '#base/settings/oneField.store.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import { readReservation } from './readReservation.store.ts'
import { clientColumn, clientNames, reservationFields } from './reservationFields.contract.ts'
import { reservationUpdate } from './reservations.contract.ts'
import { saveReservation } from './reservations.store.ts'

export const reservationFieldCalls = ({ translate }: Pick<Backend, 'translate'>) =>
  oneFieldCalls({
    fields: reservationFields,
    choices: { sourceId: select('source') },
    update: z.preprocess(inPlace, reservationUpdate),
    read: inOneRow,
    save: (db, input, actor) => saveReservation({ db, translate }, input, actor),
  })

async function inOneRow(db: Db, id: number, actor: Actor) {
  const { object, client, ...own } = await readReservation(db, id, actor.language)
  const clientValues = clientNames.map((name) => [clientColumn(name), client[name]] as const)
  return { ...own, objectId: object?.id ?? null, ...Object.fromEntries(clientValues) }
}

// The place of the given field in the body of an update.
function inPlace({ id, ...given }: Record<string, unknown>): unknown {
  const [name, value] = Object.entries(given)[0] ?? ['', undefined]
  if (name === 'objectId') return { id, object: value === null ? null : { id: value } }
  const ofClient = clientNames.find((each) => clientColumn(each) === name)
  return { id, ...(ofClient ? { client: { [ofClient]: value } } : given) }
}
