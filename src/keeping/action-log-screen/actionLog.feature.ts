import { feature } from '#base/register/feature.ts'
import { actionLogRoutes } from './actionLog.routes.ts'
import { actionLog } from './actionLog.list.ts'

export const actionLogScreen = feature({
  routes: [actionLogRoutes],
  lists: { ActionLog: actionLog },
})
