import { feature } from '#base/register/feature.ts'
import { placeRoutes } from './places.routes.ts'

export const places = feature({
  routes: [placeRoutes],
})
