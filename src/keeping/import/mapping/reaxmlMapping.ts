// The fixed mapping of a REAXML feed.
import type { ReaxmlHeader } from '../reading/reaxml/reaxmlCells.ts'
import { feedMapping } from './feedMapping.ts'

/** Elements without a target go into the notes. */
const targets: Partial<Record<ReaxmlHeader, string>> = {
  uniqueID: 'object.number',
  listing: 'object.offers',
  price: 'object.salePrice',
  rent: 'object.rentPrice',
  category: 'object.type',
  'suburb, state': 'object.locationId',
  address: 'object.address',
  postcode: 'object.zipCode',
  'building area': 'object.area',
  'land area': 'object.lotArea',
  bedrooms: 'object.bedrooms',
  bathrooms: 'object.bathrooms',
  features: 'object.features',
  newConstruction: 'object.newBuilding',
  headline: 'object.title',
  'headline el': 'object.titleEl',
  'headline ru': 'object.titleRu',
  description: 'object.description',
  'description el': 'object.descriptionEl',
  'description ru': 'object.descriptionRu',
  images: 'object.photos',
}

export const reaxmlMapping = feedMapping('REAXML', targets)
