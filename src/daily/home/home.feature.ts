import { feature } from '#base/register/feature.ts'
import { homeRoutes } from './home.routes.ts'

export const home = feature({
  routes: [homeRoutes],
})
