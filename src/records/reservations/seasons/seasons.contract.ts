// Prices of an object for short rent by season, and quotes for a stay with its conflicts.
import { z } from 'zod'
import { day, id, inputOf } from '#kit/fields/schema.ts'
import { byId, del, get, nothing, post } from '#kit/http/endpoint.ts'
import { office } from '#base/permissions/permissions.contract.ts'
import { ownFields } from '../reservationFields.contract.ts'
import { seasonFields } from './seasonFields.contract.ts'

const amount = z.number().nullable()
const count = z.int().nullable()
const text = z.string().nullable()

const season = z.object({
  id,
  objectId: id,
  from: z.string(),
  /** The last night. */
  till: z.string(),
  price: z.number(),
  /** Null if the object's own applies. */
  minNights: count,
  version: z.int(),
})
export type Season = z.output<typeof season>

const seasons = z.object({
  object: z.object({ id, referenceNumber: z.string(), title: text }),
  /** Price per night outside of seasons. */
  usualPrice: amount,
  /** Fewest nights, where a season sets none. */
  minNights: count,
  /** Seasons that end less than a year ago or later, the earliest first. */
  items: z.array(season),
})
export type Seasons = z.output<typeof seasons>

const seasonUpdate = z.strictObject({
  id: id.nullish(),
  version: z.int().optional(),
  /** For a new season. */
  objectId: id.optional(),
  ...inputOf(seasonFields).shape,
})
export type SeasonUpdate = z.output<typeof seasonUpdate>

/** Most conflicting stays and blocks in a quote. */
export const mostInTheWay = 5

const inTheWay = z.object({
  from: z.string(),
  /** The day of departure. */
  till: z.string(),
  reservation: z
    .object({ id, reservationNumber: z.int(), clientDisplayName: z.string() })
    .nullable(),
  /** Name of the block's calendar, or its description. */
  block: z.object({ name: text }).nullable(),
})

const quote = z.object({
  /** Consecutive nights with the same price, in order. */
  parts: z.array(
    z.object({
      from: z.string(),
      /** The day after its last night. */
      till: z.string(),
      nights: z.int(),
      price: amount,
      isSeason: z.boolean(),
    }),
  ),
  /** Null if the price of a night is unknown. */
  total: amount,
  /** Fewest nights for this day of arrival. */
  minNights: count,
  /** The first conflicts; empty if the dates are free. */
  taken: z.array(inTheWay).max(mostInTheWay),
  sleeps: count,
})
export type Quote = z.output<typeof quote>

const quoteQuery = z.strictObject({
  objectId: byId.shape.id,
  checkIn: day,
  duration: byId.shape.id.max(ownFields.duration.max),
  /** The stay being edited, which does not conflict with itself. */
  exceptId: byId.shape.id.optional(),
})
export type QuoteQuery = z.output<typeof quoteQuery>

const changes = ['season']

export const seasonsApi = {
  seasonsOfObject: get('/api/Reservation/seasons/{id}', {
    may: office,
    shows: ['season', 'object'],
    params: byId,
    answer: seasons,
  }),
  /** Without `id`, adds a season. 409 when it overlaps another season of the object. */
  saveSeason: post('/api/Reservation/season/update', {
    may: office,
    changes,
    body: seasonUpdate,
    answer: season,
  }),
  deleteSeason: del('/api/Reservation/season/{id}', {
    may: office,
    changes,
    params: byId,
    answer: nothing,
  }),
  restoreSeason: post('/api/Reservation/season/restore/{id}', {
    may: office,
    changes,
    params: byId,
    answer: season,
  }),
  /** Copies the seasons of another object that overlap none here; returns how many were copied and left out. */
  copySeasons: post('/api/Reservation/seasons/copy/{id}', {
    may: office,
    changes,
    params: byId,
    body: z.strictObject({ fromObjectId: id }),
    answer: z.object({ copied: z.int(), leftOut: z.int() }),
  }),
  /** The price of a stay, and whether its dates are free. */
  quoteStay: get('/api/Reservation/quote', {
    may: office,
    shows: ['season', 'object', 'reservation', 'occupancy'],
    query: quoteQuery,
    answer: quote,
  }),
}
