import { parts } from '#base/register/parts.ts'
import { route, screen } from '#base/register/screen.tsx'
import { office } from '#base/permissions/permissions.contract.ts'
import { numberOf } from '#base/register/address.ts'
import type { Search } from '#base/register/address.ts'
import { textsOf } from '#kit/i18n/textsOf.ts'
import { reservationPaths } from '#records/reservations/reservations.paths.ts'
import { reservationTexts } from '#records/reservations/reservationTexts.ts'
import { calendarTexts } from '#records/stay-calendars/calendarTexts.ts'

const timelineTexts = textsOf((language) => import(`./messages/${language}.ts`))

const StayTimeline = screen(() => import('./StayTimeline.tsx').then((all) => all.StayTimeline), {
  texts: [reservationTexts, calendarTexts, timelineTexts],
})

/** The part of the timeline in the address; invalid values are ignored. */
const shownIn = ({ from, days, objectId, page }: Search) => ({
  ...(typeof from === 'string' && /^2\d{3}-\d\d-\d\d$/.test(from) && { from }),
  ...(Number(days) >= 1 && Number(days) <= 120 && { days: Math.floor(Number(days)) }),
  ...(objectId !== undefined && { objectId: numberOf(objectId) }),
  ...(page !== undefined && { page: numberOf(page) }),
})

export const stayTimeline = parts({
  routes: [
    route('/Reservations/Timeline', office, StayTimeline, (_params, search) => shownIn(search)),
  ],
  places: [
    {
      label: 'palette.timeline',
      words: 'palette.words.timeline',
      href: reservationPaths.stayTimeline(),
      may: office,
    },
  ],
})
