import { feature } from '#base/register/feature.ts'
import { helpRoutes } from './help.routes.ts'

export const help = feature({
  routes: [helpRoutes],
})
