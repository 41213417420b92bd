import { feature } from '#base/register/feature.ts'
import { actionLogRoutes } from './actionLog.routes.ts'

export const actionLogScreen = feature({
  routes: [actionLogRoutes],
})
