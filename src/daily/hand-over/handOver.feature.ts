import { feature } from '#base/register/feature.ts'
import { handOverRoutes } from './handOver.routes.ts'

export const handOver = feature({
  routes: [handOverRoutes],
})
