// What objects are found by, in their list and in the search alike.
import { z } from 'zod'
import { area, currency } from '#kit/fields/kinds.ts'
import { day, id, valueSchema } from '#kit/fields/schema.ts'
import { features } from '../objectFields.contract.ts'

/** On the website, on its way there, refused, not asked for, or not dealt with any more. */
export const objectStatuses = ['published', 'waiting', 'refused', 'internal', 'inactive'] as const
export type ObjectStatus = (typeof objectStatuses)[number]

/** Most places, types, features and so on in one question. */
export const mostCriteria = 50

const flag = z.boolean().nullish()
const euro = valueSchema(currency).optional()
const squareMetres = valueSchema(area).optional()
const rooms = z.int().min(0).max(10_000).nullish()
const date = day.nullish()
const any = <T extends z.ZodType>(one: T) => z.array(one).max(mostCriteria).nullish()
const choices = any(z.int().min(0).max(32_767))
/** What a record or place is called, for the screen's own display; the server does not read it. */
const called = z.string().max(500).nullish()

export const objectCriteria = {
  /** Offered in any of the ways that are ticked. */
  forSale: flag,
  forRent: flag,
  forShortRent: flag,
  types: choices,
  subTypes: choices,
  /** In this place or in one of these, or in what lies inside of them. */
  locationId: id.nullish(),
  locations: any(id),
  /** What the offers that are ticked cost now; any offer when none is. */
  priceMin: euro,
  priceMax: euro,
  areaMin: squareMetres,
  areaMax: squareMetres,
  bedroomsMin: rooms,
  bedroomsMax: rooms,
  statuses: any(z.enum(objectStatuses)),
  /** It has all of these. */
  features: any(z.enum(features)),
  /** Who owns it now, alone or with others; or did so last. */
  ownerId: id.nullish(),
  createdBy: id.nullish(),
  modifiedBy: id.nullish(),
  /** Both days included, where the agency is. */
  createdFrom: date,
  createdTill: date,
  modifiedFrom: date,
  modifiedTill: date,
  locationText: called,
  ownerText: called,
  createdByText: called,
  modifiedByText: called,
}

const criteria = z.object(objectCriteria)
export type ObjectCriteria = z.output<typeof criteria>
