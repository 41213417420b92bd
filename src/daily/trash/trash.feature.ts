import { feature } from '#base/register/feature.ts'
import { trashRoutes } from './trash.routes.ts'

export const trash = feature({
  routes: [trashRoutes],
})
