import { feature } from '#base/register/feature.ts'
import { freeStayRoutes } from './freeStays.routes.ts'

export const freeStays = feature({
  routes: [freeStayRoutes],
})
