import { feature } from '#base/register/feature.ts'
import { listRoutes } from './lists.routes.ts'

export const lists = feature({
  routes: [listRoutes],
})
