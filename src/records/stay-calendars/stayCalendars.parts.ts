import { parts } from '#base/register/parts.ts'
import { route, screen } from '#base/register/screen.tsx'
import { office } from '#base/permissions/permissions.contract.ts'
import { byId } from '#base/register/address.ts'
import { reservationTexts } from '#records/reservations/reservationTexts.ts'
import { calendarTexts } from './calendarTexts.ts'

const StayCalendars = screen(() => import('./StayCalendars.tsx').then((all) => all.StayCalendars), {
  texts: [reservationTexts, calendarTexts],
})

export const stayCalendars = parts({
  routes: [route('/Reservations/Calendars/$id', office, StayCalendars, byId)],
})
