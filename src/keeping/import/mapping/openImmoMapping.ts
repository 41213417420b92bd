// The fixed mapping of an OpenImmo feed.
import type { OpenImmoHeader } from '../reading/openImmo/openImmoCells.ts'
import { feedMapping } from './feedMapping.ts'

/** Elements without a target go into the notes, also texts in German. */
const targets: Partial<Record<OpenImmoHeader, string>> = {
  objektnr_extern: 'object.number',
  vermarktungsart: 'object.offers',
  kaufpreis: 'object.salePrice',
  kaltmiete: 'object.rentPrice',
  objektart: 'object.type',
  'regionaler_zusatz, ort, bundesland': 'object.locationId',
  strasse: 'object.address',
  plz: 'object.zipCode',
  geokoordinaten: 'object.position',
  etage: 'object.floor',
  wohnflaeche: 'object.area',
  grundstuecksflaeche: 'object.lotArea',
  anzahl_schlafzimmer: 'object.bedrooms',
  anzahl_badezimmer: 'object.bathrooms',
  baujahr: 'object.constructionYear',
  ausstattung: 'object.features',
  'objekttitel el': 'object.titleEl',
  'objekttitel ru': 'object.titleRu',
  'freitexte el': 'object.descriptionEl',
  'freitexte ru': 'object.descriptionRu',
  anhaenge: 'object.photos',
}

export const openImmoMapping = feedMapping('OpenImmo', targets)
