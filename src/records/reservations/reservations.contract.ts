// Reservations: the entity with its options, and its endpoints.
import { z } from 'zod'
import { fieldChoices, fieldName, patchTypes, replaceOne } from '#kit/fields/oneField.ts'
import { day, id, inputOf, schemaOf, stamps, updateOf } from '#kit/fields/schema.ts'
import { byId, del, get, nothing, patch, post } from '#kit/http/endpoint.ts'
import { office } from '#base/permissions/permissions.contract.ts'
import { numberOption } from '#base/settings/numberOption.contract.ts'
import { clientColumn, clientFields, ownFields } from './reservationFields.contract.ts'
import type { ClientField } from './reservationFields.contract.ts'

const bookedObject = z.object({
  id,
  referenceNumber: z.string(),
  title: z.string().nullable(),
  websiteCode: z.string().nullable(),
})

export const reservation = schemaOf(ownFields).extend({
  id,
  /** Assigned by the server. */
  reservationNumber: z.int(),
  object: bookedObject.nullable(),
  client: schemaOf(clientFields),
  /** The day after the last night, from `checkIn` and `duration`. */
  checkOut: z.string().nullable(),
  /** Names of the lead, the guest's account and the source. */
  demand: z.string().nullable(),
  account: z.string().nullable(),
  source: z.string().nullable(),
  reservationStageOptions: z.array(numberOption),
  paymentTypeOptions: z.array(numberOption),
  sourceOptions: z.array(numberOption),
  ...stamps,
})
export type Reservation = z.output<typeof reservation>

/** A reservation that is not stored yet. */
const blankReservation = reservation.extend({
  id: z.null(),
  reservationNumber: z.null(),
  version: z.null(),
  createdOn: z.null(),
  modifiedOn: z.null(),
})
export type BlankReservation = z.output<typeof blankReservation>

const echo = z.unknown().optional()

/** Without `id`, adds a reservation. Omitted fields of the client stay unchanged. */
export const reservationUpdate = updateOf(ownFields, reservation, {
  id: id.nullish(),
  version: z.int().nullish(),
  object: z
    .strictObject({ id: id.nullable(), referenceNumber: echo, title: echo, websiteCode: echo })
    .nullish(),
  client: inputOf(clientFields).nullish(),
}).transform(({ object, client, id, version, ...own }) => ({
  ...own,
  id: id ?? null,
  ...(version != null && { version }),
  ...(object !== undefined && { objectId: object?.id ?? null }),
  ...clientColumns(client ?? {}),
}))
export type ReservationUpdate = z.output<typeof reservationUpdate>

type Client = { [Name in ClientField]?: string | null | undefined }
type Columns = { [Name in ClientField as `client${Capitalize<Name>}`]?: string | null }
function clientColumns(client: Client): Columns {
  const given = Object.entries(client).filter(([, value]) => value !== undefined)
  return Object.fromEntries(
    given.map(([name, value]) => [clientColumn(name as ClientField), value]),
  ) as Columns
}

/** The conflicting stay, in the body of a 409. */
export type OverlappedStay = {
  id: number
  reservationNumber: number
  checkIn: string
  checkOut: string
}

const blankReservationQuery = z.strictObject({
  objectId: byId.shape.id.optional(),
  demandId: byId.shape.id.optional(),
  checkIn: day.optional(),
  duration: byId.shape.id.max(ownFields.duration.max).optional(),
  adults: byId.shape.id.max(ownFields.adults.max).optional(),
})
export type BlankReservationQuery = z.output<typeof blankReservationQuery>

const shows = ['reservation', 'object', 'account', 'lead']
// Changes the tasks of the stay too.
const changes = ['reservation', 'activity']

export const reservationsApi = {
  /** A blank reservation with a preset object and lead; nothing is stored. */
  addReservation: get('/api/Reservation/add', {
    may: office,
    shows,
    query: blankReservationQuery,
    answer: blankReservation,
  }),
  editReservation: get('/api/Reservation/edit/{id}', {
    may: office,
    shows,
    params: byId,
    answer: reservation,
  }),
  /** 409 for a stay that overlaps another one of the object. */
  saveReservation: post('/api/Reservation/update', {
    may: office,
    changes,
    body: reservationUpdate,
    answer: reservation,
  }),
  patchReservation: patch('/api/Reservation/patch/{id}', {
    may: office,
    changes,
    params: byId,
    body: replaceOne,
    answer: reservation,
    consumes: patchTypes,
  }),
  reservationFieldChoices: get('/api/Reservation/editRequestSelectList', {
    may: office,
    shows: ['account', 'lead', 'object', 'reservation'],
    query: z.strictObject({ id: byId.shape.id, fieldName }),
    answer: fieldChoices,
  }),
  deleteReservation: del('/api/Reservation/{id}', {
    may: office,
    changes,
    params: byId,
    answer: nothing,
  }),
  restoreReservation: post('/api/Reservation/restore/{id}', {
    may: office,
    changes,
    params: byId,
    answer: reservation,
  }),
}
