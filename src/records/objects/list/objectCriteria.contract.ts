// The filter criteria that the object list and the search share.
import { z } from 'zod'
import { area, currency } from '#kit/fields/kinds.ts'
import { day, id, valueSchema } from '#kit/fields/schema.ts'
import { features } from '../objectFields.contract.ts'

/** On the website, waiting to be published, refused, not requested, or inactive. */
export const objectStatuses = ['published', 'waiting', 'refused', 'internal', 'inactive'] as const
export type ObjectStatus = (typeof objectStatuses)[number]

/** The most places, types, features and so on in one request. */
export const mostCriteria = 50

const flag = z.boolean().nullish()
const euro = valueSchema(currency).optional()
const squareMetres = valueSchema(area).optional()
const rooms = z.int().min(0).max(10_000).nullish()
const date = day.nullish()
const any = <T extends z.ZodType>(one: T) => z.array(one).max(mostCriteria).nullish()
const choices = any(z.int().min(0).max(32_767))
/** The name of a record or place, for display on the screen; the server ignores it. */
const displayText = z.string().max(500).nullish()

export const objectCriteria = {
  /** Objects with at least one of the ticked offers. */
  forSale: flag,
  forRent: flag,
  forShortRent: flag,
  types: choices,
  subTypes: choices,
  /** In any of these places, or in a place inside them. */
  locationId: id.nullish(),
  locations: any(id),
  /** The current price of a ticked offer; of any offer when none is ticked. */
  priceMin: euro,
  priceMax: euro,
  areaMin: squareMetres,
  areaMax: squareMetres,
  bedroomsMin: rooms,
  bedroomsMax: rooms,
  statuses: any(z.enum(objectStatuses)),
  /** Objects that have all of these. */
  features: any(z.enum(features)),
  /** A current owner, alone or with others, or else the last owner. */
  ownerId: id.nullish(),
  createdBy: id.nullish(),
  modifiedBy: id.nullish(),
  /** Both days included, in the agency's time zone. */
  createdFrom: date,
  createdTill: date,
  modifiedFrom: date,
  modifiedTill: date,
  locationText: displayText,
  ownerText: displayText,
  createdByText: displayText,
  modifiedByText: displayText,
}

const criteria = z.object(objectCriteria)
export type ObjectCriteria = z.output<typeof criteria>
