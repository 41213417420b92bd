import { feature } from '#base/register/feature.ts'
import { overviewRoutes } from './overview.routes.ts'

export const overview = feature({
  routes: [overviewRoutes],
})
