import { feature } from '#base/register/feature.ts'
import { matchMailRoutes } from './sendMatchesJob.ts'

export const matchMails = feature({
  routes: [matchMailRoutes],
})
