import { feature } from '#base/register/feature.ts'
import { roomRoutes } from './room.routes.ts'

export const room = feature({
  routes: [roomRoutes],
})
