// Prices of an object for short rent by season over the wire, and what a stay costs and who is in its way.
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
  /** Null: those of the object. */
  minNights: count,
  version: z.int(),
})
export type Season = z.output<typeof season>

const seasons = z.object({
  object: z.object({ id, referenceNumber: z.string(), title: text }),
  /** Per night outside of seasons. */
  usualPrice: amount,
  /** Fewest nights where a season says none. */
  minNights: count,
  /** Those that end after a year ago, the earliest first. */
  items: z.array(season),
})
export type Seasons = z.output<typeof seasons>

const seasonUpdate = z.strictObject({
  id: id.nullish(),
  version: z.int().optional(),
  /** Of a new one. */
  objectId: id.optional(),
  ...inputOf(seasonFields).shape,
})
export type SeasonUpdate = z.output<typeof seasonUpdate>

/** Most stays and blocks that are said to be in the way. */
export const mostInTheWay = 5

const inTheWay = z.object({
  from: z.string(),
  /** The day of leaving. */
  till: z.string(),
  reservation: z
    .object({ id, reservationNumber: z.int(), clientDisplayName: z.string() })
    .nullable(),
  /** The calendar that it is from, or what is said of it. */
  block: z.object({ name: text }).nullable(),
})

const quote = z.object({
  /** One for each season and price, in their order. */
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
  /** Null where the price of a night is not known. */
  total: amount,
  /** Fewest nights on the day of arrival. */
  minNights: count,
  /** The first of them; empty: free. */
  taken: z.array(inTheWay).max(mostInTheWay),
  sleeps: count,
})
export type Quote = z.output<typeof quote>

const quoteQuery = z.strictObject({
  objectId: byId.shape.id,
  checkIn: day,
  duration: byId.shape.id.max(ownFields.duration.max),
  /** A stay that is not in its own way. */
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
  /** Without `id` a new one. 409 where it overlaps another season of the object. */
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
  /** Adds those of another object that overlap none here; the answer says how many came, and how many were left out. */
  copySeasons: post('/api/Reservation/seasons/copy/{id}', {
    may: office,
    changes,
    params: byId,
    body: z.strictObject({ fromObjectId: id }),
    answer: z.object({ copied: z.int(), leftOut: z.int() }),
  }),
  /** What a stay costs, and whether it is free. */
  quoteStay: get('/api/Reservation/quote', {
    may: office,
    shows: ['season', 'object', 'reservation', 'occupancy'],
    query: quoteQuery,
    answer: quote,
  }),
}
