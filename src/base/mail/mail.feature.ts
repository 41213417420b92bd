import { feature } from '#base/register/feature.ts'
import { mailRoutes } from './mail.routes.ts'

export const mail = feature({
  routes: [mailRoutes],
})
