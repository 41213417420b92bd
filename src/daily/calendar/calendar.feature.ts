import { feature } from '#base/register/feature.ts'
import { calendarRoutes } from './calendar.routes.ts'

export const calendar = feature({
  routes: [calendarRoutes],
})
