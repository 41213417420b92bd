import { feature } from '#base/register/feature.ts'
import { enquiryRoutes } from './enquiries.routes.ts'

export const enquiries = feature({
  routes: [enquiryRoutes],
})
