import { feature } from '#base/register/feature.ts'
import { bouncesRoutes } from './bounces.routes.ts'

export const bounces = feature({ routes: [bouncesRoutes] })
