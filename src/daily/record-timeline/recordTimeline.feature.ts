import { feature } from '#base/register/feature.ts'
import { recordTimelineRoutes } from './recordTimeline.routes.ts'
import { el } from './messages/el.ts'
import { en } from './messages/en.ts'
import { ru } from './messages/ru.ts'

export const recordTimeline = feature({
  routes: [recordTimelineRoutes],
  texts: [{ en, el, ru }],
})
