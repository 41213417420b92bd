import { feature } from '#base/register/feature.ts'
import { bulkRoutes } from './bulk.routes.ts'

export const bulk = feature({
  routes: [bulkRoutes],
})
