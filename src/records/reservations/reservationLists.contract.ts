// The list of reservations: its filters, rows and sums.
import { z } from 'zod'
import {
  alwaysFilter,
  anyNumber,
  choicesFilter,
  dayFilter,
  filterInput,
  placesOf,
  recordFilter,
  searched,
  textFilter,
} from '#kit/fields/filters.ts'
import { day, id } from '#kit/fields/schema.ts'
import { post } from '#kit/http/endpoint.ts'
import { listInputOf, pageOf } from '#kit/http/paging.ts'
import { office } from '#base/permissions/permissions.contract.ts'

/** Dates that the filter can apply to, by index; with `stay`, a night must be within the period. */
export const dateFilterTypes = ['booking', 'checkIn', 'checkOut', 'stay'] as const

/** Columns summed up below the list. */
export const summed = [
  'total',
  'paymentToOwner',
  'comission',
  'comission3rdParty',
  'finalComission',
] as const
export type Summed = (typeof summed)[number]

/** Sort orders by a column of the table. */
export const sortedColumns = [
  ...(['id', 'reservationNumber', 'reservationNumberExternal', 'bookingDate', 'checkIn'] as const),
  ...(['checkOut', 'duration', 'objectTitle', 'objectWebsiteCode', 'clientDisplayName'] as const),
  ...summed,
] as const

const amount = z.number().nullable()
const name = z.string().nullable()
const count = z.int().nullable()
const reservationRow = z.object({
  id,
  reservationNumber: z.int(),
  reservationNumberExternal: name,
  problem: z.boolean(),
  awaiting: z.boolean(),
  reservationStage: z.int(),
  /** Name of the stage in the user's language, and its key for styling rows. */
  stage: name,
  stageStyle: name,
  bookingDate: day.nullable(),
  checkIn: day,
  duration: z.int(),
  checkOut: day,
  adults: count,
  children: count,
  objectId: id,
  objectReferenceNumber: z.string(),
  objectTitle: name,
  objectWebsiteCode: name,
  clientDisplayName: z.string(),
  sourceId: id.nullable(),
  sourceDisplayName: name,
  total: amount,
  totalDone: amount,
  paymentToOwner: amount,
  comission: amount,
  comission3rdParty: amount,
  finalComission: amount,
})

// PostgreSQL cannot store the character NUL in a text.
const typed = z
  .string()
  .trim()
  .max(200)
  .regex(/^[^\u0000]*$/)

const dateType = z
  .int()
  .min(0)
  .max(dateFilterTypes.length - 1)
const severalOf = { of: anyNumber, atMost: 200 } as const

export const reservationFilters = {
  ...searched,
  /** Index in `dateFilterTypes`; the default is check-out. */
  dateFilterType: alwaysFilter(
    'reservation.filter.date',
    placesOf(dateFilterTypes, 'reservation.filter.dateType'),
    dateFilterTypes.indexOf('checkOut'),
    dateType.nullish(),
  ),
  startDate: dayFilter('reservation.filter.from', day.nullish(), ''),
  endDate: dayFilter('reservation.filter.till', day.nullish(), ''),
  /** A part of the client's name, in any script. */
  clientName: textFilter('reservation.filter.clientName', typed.nullish()),
  objectId: recordFilter('reservation.objectId', 'object'),
  /** Beginning of the code, ignoring case. */
  objectWebsiteCode: textFilter('reservation.objectWebsiteCode', typed.nullish()),
  reservationNumber: textFilter(
    'reservation.reservationNumber',
    z
      .union([typed, z.int()])
      .transform((given) => String(given).replace(/^#/, ''))
      .nullish(),
  ),
  /** Beginning of the number, ignoring case. */
  reservationNumberExternal: textFilter('reservation.reservationNumberExternal', typed.nullish()),
  stages: choicesFilter('reservation.filter.stages', 'stages', {
    ...severalOf,
    list: 'reservationStage',
  }),
  sources: choicesFilter('reservation.filter.sources', 'sources', {
    ...severalOf,
    idOf: 'account',
  }),
}
export const reservationFilter = z.strictObject({
  ...listInputOf([...sortedColumns, 'stage', 'sourceDisplayName']),
  ...filterInput(reservationFilters),
})
export type ReservationFilter = z.output<typeof reservationFilter>

const choices = z.array(z.object({ value: z.number(), text: z.string() }))
export const sums = z.object(
  Object.fromEntries(summed.map((each) => [each, z.number()])) as Record<Summed, z.ZodNumber>,
)
export type Sums = z.output<typeof sums>

export const reservationListsApi = {
  searchReservations: post('/api/Reservation/search', {
    may: office,
    shows: ['reservation', 'object', 'account'],
    body: reservationFilter,
    answer: pageOf(reservationRow).extend({
      options: z.object({ stages: choices, sources: choices }),
      /** Sums of all matching reservations, not only of the page. */
      sums,
    }),
  }),
}
