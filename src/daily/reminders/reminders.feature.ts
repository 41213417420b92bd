import { feature } from '#base/register/feature.ts'
import { reminderRoutes } from './reminders.routes.ts'

export const reminders = feature({
  routes: [reminderRoutes],
})
