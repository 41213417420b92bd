import { feature } from '#base/register/feature.ts'
import { matchingRoutes } from './matching.routes.ts'
import { matchingKept } from './matching.kept.ts'

export const matching = feature({
  kept: matchingKept,
  routes: [matchingRoutes],
})
