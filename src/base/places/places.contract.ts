// Where in Greece: regions, their units, towns and districts, found by a piece of a name in any script.
import { z } from 'zod'
import { id } from '#kit/fields/schema.ts'
import { byId, get } from '#kit/http/endpoint.ts'
import { staff } from '#base/permissions/permissions.contract.ts'

/** Most hits in one answer. */
export const mostPlaces = 20
/** How many of the places that are used most. */
export const topPlaceCount = 12

const placeHit = z.object({ id, text: z.string() })
export type PlaceHit = z.output<typeof placeHit>

const placeView = placeHit.extend({
  kind: z.enum(['region', 'unit', 'municipality', 'town', 'district']),
  latitude: z.number(),
  longitude: z.number(),
  /** From the region down to the place itself. */
  path: z.array(id),
})
export type PlaceView = z.output<typeof placeView>

const foundPosition = z.object({ text: z.string(), latitude: z.number(), longitude: z.number() })
/** Where an address may be, as the geocoder calls it. */
export type FoundPosition = z.output<typeof foundPosition>
/** Most positions for one address. */
export const mostPositions = 5

// PostgreSQL cannot store the character NUL in a text.
const typed = z
  .string()
  .max(200)
  .regex(/^[^\u0000]*$/)

export const placesApi = {
  /** Where an address may be; 404 where no geocoder is set up. Nothing is changed by it. */
  findPositions: get('/api/location/position', {
    may: staff,
    query: z.strictObject({ address: typed.max(300), locationId: byId.shape.id.optional() }),
    answer: z.object({ items: z.array(foundPosition).max(mostPositions) }),
  }),
  searchPlaces: get('/api/location/search', {
    may: staff,
    query: z.strictObject({ searchStr: typed }),
    answer: z.object({ items: z.array(placeHit).max(mostPlaces) }),
  }),
  viewPlace: get('/api/location/{id}', { may: staff, params: byId, answer: placeView }),
  topPlaces: get('/api/object/getTopLocations', {
    may: staff,
    // Asked for every ten minutes at most: which places are used most is no news.
    answer: z.object({ locations: z.array(placeHit).max(topPlaceCount) }),
  }),
}
