// The API of the object list, the object search, and the picker's search by number or title.
import { z } from 'zod'
import { day, id, instant } from '#kit/fields/schema.ts'
import { get, post } from '#kit/http/endpoint.ts'
import { listInputOf, pageOf } from '#kit/http/paging.ts'
import { staff } from '#base/permissions/permissions.contract.ts'
import { areaOf } from '../map/area.contract.ts'
import { objectCriteria, objectStatuses } from './objectCriteria.contract.ts'

/** Optional details of a row, sent only if requested. */
export const objectDetails = [
  'picture',
  'price',
  'area',
  'bedrooms',
  'status',
  'mandate',
  'ownerPhone',
] as const
export type ObjectDetail = (typeof objectDetails)[number]

/** The fields of the requested details. */
const detailsOfRow = {
  /** The system name of the first picture. */
  picture: z.string().nullish(),
  /** The current price of each offer; null without the offer. */
  salePriceNow: z.number().nullish(),
  rentPriceNow: z.number().nullish(),
  shortRentPriceNow: z.number().nullish(),
  area: z.number().nullish(),
  bedrooms: z.int().nullish(),
  status: z.enum(objectStatuses).optional(),
  /** The last day of the mandate in force; null without one. */
  mandateUntil: day.nullish(),
  isMandateExclusive: z.boolean().nullish(),
  /** Several are joined by semicolons, as in the account. */
  ownerPhone: z.string().nullish(),
}

export const objectRow = z.object({
  id,
  referenceNumber: z.string(),
  type: z.string().nullable(),
  location: z.string().nullable(),
  owner: z.string().nullable(),
  ownerId: id.nullable(),
  createdOn: instant,
  createdBy: z.string().nullable(),
  modifiedOn: instant,
  modifiedBy: z.string().nullable(),
  ...detailsOfRow,
})
export type ObjectRow = z.output<typeof objectRow>

const price = z.number().nullable()
export const objectHit = z.object({
  ...detailsOfRow,
  id,
  referenceNumber: z.string(),
  title: z.string().nullable(),
  type: z.string().nullable(),
  location: z.string().nullable(),
  area: z.number().nullable(),
  forSale: z.boolean(),
  forRent: z.boolean(),
  forShortRent: z.boolean(),
  salePrice: price,
  salePriceWithDiscount: price,
  rentPrice: price,
  rentPriceWithDiscount: price,
  shortRentPrice: price,
  owner: z.string().nullable(),
  ownerId: id.nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
})
export type ObjectHit = z.output<typeof objectHit>

const objectSorts = [
  'id',
  'createdOn',
  'createdBy',
  'modifiedOn',
  'modifiedBy',
  'referenceNumber',
  'type',
  'location',
  'owner',
  'title',
  'area',
  'bedrooms',
  /** The current price of the ticked offer; of the object's first offer, unless exactly one is ticked. */
  'price',
  'salePrice',
  'rentPrice',
  'shortRentPrice',
] as const
export type ObjectSort = (typeof objectSorts)[number]

const details = z.array(z.enum(objectDetails)).max(objectDetails.length).optional()

export const objectQuery = z.strictObject({
  ...listInputOf(objectSorts),
  ...objectCriteria,
  details,
})
export type ObjectQuery = z.output<typeof objectQuery>

export const objectFilter = objectQuery.extend({
  /** Only objects in this area of the map: south, west, north, east, in degrees, joined by commas. */
  bounds: z
    .string()
    .max(100)
    .refine((text) => areaOf(text) !== null, { params: { text: 'object.search.noArea' } })
    .nullish(),
  /** Only objects with coordinates. */
  showOnMap: z.boolean().nullish(),
})
export type ObjectFilter = z.output<typeof objectFilter>

export const mostFound = 20
const found = z.object({
  id,
  referenceNumber: z.string(),
  title: z.string().nullable(),
  /** The reference number and the title. */
  description: z.string(),
})
export type FoundObject = z.output<typeof found>

export const objectListsApi = {
  listObjects: post('/api/object', {
    may: staff,
    shows: ['object', 'account', 'order'],
    body: objectQuery,
    answer: pageOf(objectRow),
  }),
  searchObjects: post('/api/object/search', {
    may: staff,
    shows: ['object', 'account', 'order'],
    body: objectFilter,
    answer: pageOf(objectHit),
  }),
  findObjects: get('/api/object/searchByRefNumOrTitle', {
    may: staff,
    shows: ['object'],
    query: z.strictObject({
      // PostgreSQL cannot store the character NUL in a text.
      searchStr: z
        .string()
        .max(200)
        .regex(/^[^\u0000]*$/),
      /** STR: only objects for short rent. */
      options: z.enum(['no', 'STR']).default('no'),
    }),
    answer: z.object({ items: z.array(found).max(mostFound) }),
  }),
}
