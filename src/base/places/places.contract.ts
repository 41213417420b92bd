// Places in Greece: regions, their units, towns and districts, searched by a part of the name in any script.
import { z } from 'zod'
import { id } from '#kit/fields/schema.ts'
import { byId, get } from '#kit/http/endpoint.ts'
import { staff } from '#base/permissions/permissions.contract.ts'

/** Maximum number of hits in a response. */
export const mostPlaces = 20
/** Number of most used places in a response. */
export const topPlaceCount = 12

const placeHit = z.object({ id, text: z.string() })
export type PlaceHit = z.output<typeof placeHit>

const placeView = placeHit.extend({
  kind: z.enum(['region', 'unit', 'municipality', 'town', 'district']),
  latitude: z.number(),
  longitude: z.number(),
  /** IDs from the region down to the place itself. */
  path: z.array(id),
})
export type PlaceView = z.output<typeof placeView>

const foundPosition = z.object({ text: z.string(), latitude: z.number(), longitude: z.number() })
/** A possible position of an address, with the geocoder's name for it. */
export type FoundPosition = z.output<typeof foundPosition>
/** Maximum number of positions for an address. */
export const mostPositions = 5

// PostgreSQL cannot store the character NUL in text.
const typed = z
  .string()
  .max(200)
  .regex(/^[^\u0000]*$/)

export const placesApi = {
  /** Possible positions of an address; 404 where no geocoder is set up. Changes nothing. */
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
    // No `shows`: browsers refresh it every ten minutes, since the most used places change slowly.
    answer: z.object({ locations: z.array(placeHit).max(topPlaceCount) }),
  }),
}
