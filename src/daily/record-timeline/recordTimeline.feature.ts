import { feature } from '#base/register/feature.ts'
import { recordTimelineRoutes } from './recordTimeline.routes.ts'

export const recordTimeline = feature({
  routes: [recordTimelineRoutes],
})
