import { feature } from '#base/register/feature.ts'
import { portalRoutes } from './portals.routes.ts'

export const portals = feature({ routes: [portalRoutes] })
