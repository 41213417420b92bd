import { ru as problems } from '#kit/http/messages/ru.ts'
import { ru as calendar } from '#features/calendar/messages/ru.ts'
import { ru as calendarFeed } from '#features/calendar/messages/feed/ru.ts'
import { ru as followUps } from '#features/deals/messages/followUps/ru.ts'
import { ru as enquiries } from '#features/enquiries/messages/ru.ts'
import { told as matching } from '#features/matching/messages/ru.ts'
import { ru as publishing } from '#features/publishing/messages/ru.ts'
import { ru as selections } from '#features/selections/site/messages/ru.ts'
import { ru as stayTimeline } from '#features/reservations/timeline/messages/ru.ts'
import { ru as stayAlerts } from '#features/reservations/messages/server/ru.ts'
import { ru as screens } from './screens/ru.ts'

export const ru = {
  ...screens,
  ...problems,
  ...publishing,
  ...enquiries,
  ...followUps,
  ...calendar,
  ...calendarFeed,
  ...selections,
  ...stayAlerts,
  ...stayTimeline,
  ...matching,
}
