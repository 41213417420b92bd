import { feature } from '#base/register/feature.ts'
import { firstStepsRoutes } from './firstSteps.routes.ts'

export const firstSteps = feature({ routes: [firstStepsRoutes] })
