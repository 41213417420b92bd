// Search for objects for short rent that are free in certain nights.
import { z } from 'zod'
import { day, id } from '#kit/fields/schema.ts'
import { byId, get } from '#kit/http/endpoint.ts'
import { pageOf } from '#kit/http/paging.ts'
import { office } from '#base/permissions/permissions.contract.ts'

/** Rows of a page. */
export const freePerPage = 50
export const mostGuests = 100
const mostNights = 1000
const mostPrice = 100_000

const stayWish = z.object({
  checkIn: day.nullable(),
  /** Number of nights. */
  duration: z.int().min(1).max(mostNights).nullable(),
  guests: z.int().min(1).max(mostGuests).nullable(),
  locationId: id.nullable(),
  /** Highest average price of a night. */
  priceMax: z.number().min(0).max(mostPrice).nullable(),
})
export type StayWish = z.output<typeof stayWish>

const freeStay = z.object({
  objectId: id,
  referenceNumber: z.string(),
  title: z.string().nullable(),
  place: z.string().nullable(),
  sleeps: z.int().nullable(),
  /** Total by the object's seasons; null if the price of a night is unknown. */
  total: z.number().nullable(),
  /** Minimum stay for this day of arrival. */
  minNights: z.int().nullable(),
})
export type FreeStay = z.output<typeof freeStay>

const amount = z
  .string()
  .regex(/^\d{1,6}(\.\d{1,2})?$/)
  .transform(Number)
  .pipe(z.number().max(mostPrice))
const freeStaysQuery = z.strictObject({
  checkIn: day,
  duration: byId.shape.id.max(mostNights),
  guests: byId.shape.id.max(mostGuests).optional(),
  locationId: byId.shape.id.optional(),
  priceMax: amount.optional(),
  page: byId.shape.id.max(1000).optional(),
})
export type FreeStaysQuery = z.output<typeof freeStaysQuery>

export const freeStaysApi = {
  /** Sorted by total, objects without a price last. */
  searchFreeStays: get('/api/freeStays', {
    may: office,
    shows: ['object', 'season', 'reservation', 'occupancy'],
    query: freeStaysQuery,
    answer: pageOf(freeStay),
  }),
  /** Reads a sentence in any of the languages: `1–5 December, 4 guests, Halkidiki, under 120 €`. */
  readStayWish: get('/api/freeStays/read', {
    may: office,
    query: z.strictObject({
      // PostgreSQL cannot store the character NUL in a text.
      text: z
        .string()
        .max(300)
        .regex(/^[^\u0000]*$/),
    }),
    answer: stayWish.extend({ location: z.string().nullable() }),
  }),
}
