// The fixed mapping of a Kyero feed.
import type { KyeroHeader } from '../reading/kyero/propertyCells.ts'
import { feedMapping } from './feedMapping.ts'

/** Elements without a target go into the notes. */
const targets: Partial<Record<KyeroHeader, string>> = {
  ref: 'object.number',
  price: 'object.offeredPrice',
  price_freq: 'object.offers',
  type: 'object.type',
  new_build: 'object.newBuilding',
  'location_detail, town, province': 'object.locationId',
  location: 'object.position',
  beds: 'object.bedrooms',
  baths: 'object.bathrooms',
  pool: 'object.swimmingPool',
  'surface_area built': 'object.area',
  'surface_area plot': 'object.lotArea',
  energy_rating: 'object.energyClass',
  'desc en': 'object.description',
  'desc el': 'object.descriptionEl',
  'desc ru': 'object.descriptionRu',
  features: 'object.features',
  images: 'object.photos',
  video_url: 'object.videoURL',
  notes: 'object.internalNotes',
}

export const kyeroMapping = feedMapping('Kyero', targets)
