import { feature } from '#base/register/feature.ts'
import { calendarRoutes } from './calendars.routes.ts'
import { occupancy } from './occupancy.kept.ts'

export const stayCalendars = feature({ kept: [occupancy], routes: [calendarRoutes] })
