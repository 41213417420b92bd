import { feature } from '#base/register/feature.ts'
import { archivesRoutes } from './archives.routes.ts'
import { arrivalsRoutes } from './arrivals/arrivals.routes.ts'

export const archives = feature({
  routes: [archivesRoutes, arrivalsRoutes],
})
