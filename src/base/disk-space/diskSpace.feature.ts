import { feature } from '#base/register/feature.ts'
import { diskSpaceRoutes } from './diskSpace.routes.ts'

export const room = feature({
  routes: [diskSpaceRoutes],
})
