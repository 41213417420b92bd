import { feature } from '#base/register/feature.ts'
import { publishingRoutes } from './publishing.routes.ts'

export const publishing = feature({
  routes: [publishingRoutes],
})
