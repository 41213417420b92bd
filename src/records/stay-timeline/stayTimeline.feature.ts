import { feature } from '#base/register/feature.ts'
import { timelineRoutes } from './timeline.routes.ts'

export const stayTimeline = feature({ routes: [timelineRoutes] })
