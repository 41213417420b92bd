import { outsideWork } from '#kit/http/overload/overload.ts'
import { serve } from '#kit/http/serve.ts'
import type { Backend } from '#base/backend/backend.ts'
import { placesApi } from './places.contract.ts'
import { findPositions } from './geocoder.store.ts'
import { searchPlaces, topPlaces, viewPlace } from './places.store.ts'

export const placeRoutes = ({ http, db, log, geocoder }: Backend) =>
  serve(http, placesApi, {
    findPositions: async ({ query, language, request }) => ({
      items: await findPositions(
        { db, log, geocoder, aside: (wait) => outsideWork(request, wait) },
        query,
        language,
      ),
    }),
    searchPlaces: async ({ query, language }) => ({
      items: await searchPlaces(db, query.searchStr, language),
    }),
    viewPlace: ({ params, language }) => viewPlace(db, params.id, language),
    topPlaces: async ({ language }) => ({ locations: await topPlaces(db, language) }),
  })
