import { feature } from '#base/register/feature.ts'
import { callRoutes } from './calls.routes.ts'

export const calls = feature({
  routes: [callRoutes],
})
