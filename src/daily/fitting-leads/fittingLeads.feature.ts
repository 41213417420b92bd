import { feature } from '#base/register/feature.ts'
import { fittingLeadsRoutes } from './fittingLeads.routes.ts'

export const fittingLeads = feature({
  routes: [fittingLeadsRoutes],
})
