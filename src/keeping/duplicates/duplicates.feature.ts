import { feature } from '#base/register/feature.ts'
import { duplicateRoutes } from './duplicates.routes.ts'

export const duplicates = feature({
  routes: [duplicateRoutes],
})
