// The filter criteria that the object list and the search share.
import { z } from 'zod'
import {
  alwaysFilter,
  amountFilter,
  areaFilter,
  choicesFilter,
  dayFilter,
  filterInput,
  numberFilter,
  personFilter,
  searched,
  someFilter,
  specialFilter,
} from '#kit/fields/filters.ts'
import { id } from '#kit/fields/schema.ts'
import { mandateFilters } from '../mandate/mandate.contract.ts'
import { features } from '../objectFields.contract.ts'

/** On the website, waiting to be published, refused, not requested, or inactive. */
export const objectStatuses = ['published', 'waiting', 'refused', 'internal', 'inactive'] as const

/** The most places, types, features and so on in one request. */
const mostCriteria = 50

const offer = (name: 'forSale' | 'forRent' | 'forShortRent') =>
  alwaysFilter('object.search.offered', [[true, `object.${name}`]], false, z.boolean().nullish())
const rooms = z.int().min(0).max(10_000).nullish()
const several = { atMost: mostCriteria } as const

/** Status, owner, who created or changed it and when. */
export const workFilters = {
  statuses: someFilter('object.status', objectStatuses, 'object.status', { ...several, few: true }),
  /** In force, ending soon, or none in force. */
  mandates: someFilter('object.mandate', mandateFilters, 'object.mandate', {
    ...several,
    few: true,
  }),
  /** A current owner, alone or with others, or else the last owner. */
  ownerId: personFilter('object.owner'),
  createdBy: personFilter('object.search.createdBy', { among: 1 }),
  /** Both days included, in the agency's time zone. */
  createdFrom: dayFilter('object.search.createdFrom'),
  createdTill: dayFilter('object.search.createdTill'),
  modifiedBy: personFilter('object.search.modifiedBy', { among: 1 }),
  modifiedFrom: dayFilter('object.search.modifiedFrom'),
  modifiedTill: dayFilter('object.search.modifiedTill'),
}

export const objectFilters = {
  ...searched,
  /** Objects with at least one of the ticked offers. */
  forSale: offer('forSale'),
  forRent: offer('forRent'),
  forShortRent: offer('forShortRent'),
  types: choicesFilter('object.subTypeObjectTypeId', 'objectType', {
    ...several,
    list: 'objectType',
  }),
  subTypes: choicesFilter('object.objectSubTypeId', 'objectSubType', {
    ...several,
    list: 'objectSubType',
  }),
  /** In any of these places, or in a place inside them. */
  locationId: specialFilter('object.location', null as number | null, id.nullish(), {
    idOf: 'place',
  }),
  locations: specialFilter(
    'object.search.orIn',
    [] as number[],
    z.array(id).max(mostCriteria).nullish(),
    { idOf: 'place' },
  ),
  /** The current price of a ticked offer; of any offer when none is ticked. */
  priceMin: amountFilter('object.search.priceMin'),
  priceMax: amountFilter('object.search.priceMax'),
  areaMin: areaFilter('object.search.areaMin'),
  areaMax: areaFilter('object.search.areaMax'),
  bedroomsMin: numberFilter('object.search.bedroomsMin', rooms, { max: 10_000 }),
  bedroomsMax: numberFilter('object.search.bedroomsMax', rooms, { max: 10_000 }),
  /** Objects that have all of these. */
  features: someFilter('object.section.has', features, 'object', several),
  ...workFilters,
}

export const objectCriteria = {
  ...filterInput(objectFilters),
  /** The name of a place, for display on the screen; the server ignores it. */
  locationText: z.string().max(500).nullish(),
}

const criteria = z.object(objectCriteria)
export type ObjectCriteria = z.output<typeof criteria>
