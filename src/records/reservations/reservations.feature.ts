import { feature } from '#base/register/feature.ts'
import { reservationRoutes } from './reservations.routes.ts'
import { reservationKind } from './reservation.kind.ts'
import { reservationRecord } from './reservation.record.ts'
import { el as shownEl } from './messages/el.ts'
import { en as shownEn } from './messages/en.ts'
import { ru as shownRu } from './messages/ru.ts'
import { el as toldEl } from './messages/server/el.ts'
import { en as toldEn } from './messages/server/en.ts'
import { ru as toldRu } from './messages/server/ru.ts'
import { el as timelineEl } from './timeline/messages/el.ts'
import { en as timelineEn } from './timeline/messages/en.ts'
import { ru as timelineRu } from './timeline/messages/ru.ts'
import { el as seasonsEl } from './seasons/messages/el.ts'
import { en as seasonsEn } from './seasons/messages/en.ts'
import { ru as seasonsRu } from './seasons/messages/ru.ts'
import { el as careEl } from './care/messages/el.ts'
import { en as careEn } from './care/messages/en.ts'
import { ru as careRu } from './care/messages/ru.ts'
import { el as taskEl } from './care/messages/server/el.ts'
import { en as taskEn } from './care/messages/server/en.ts'
import { ru as taskRu } from './care/messages/server/ru.ts'
import { occupancy } from './calendars/occupancy.kept.ts'
import { reservationsKept } from './reservations.kept.ts'

export const reservations = feature({
  kept: [...reservationsKept, occupancy],
  routes: [reservationRoutes],
  texts: [
    { en: shownEn, el: shownEl, ru: shownRu },
    { en: toldEn, el: toldEl, ru: toldRu },
    { en: seasonsEn, el: seasonsEl, ru: seasonsRu },
    { en: timelineEn, el: timelineEl, ru: timelineRu },
    { en: careEn, el: careEl, ru: careRu },
    { en: taskEn, el: taskEl, ru: taskRu },
  ],
  kinds: { Reservation: reservationKind },
  records: { Reservation: reservationRecord },
})
