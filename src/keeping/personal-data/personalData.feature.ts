import { feature } from '#base/register/feature.ts'
import { personalDataRoutes } from './personalData.routes.ts'

export const personalData = feature({
  routes: [personalDataRoutes],
})
