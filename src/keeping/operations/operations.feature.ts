import { feature } from '#base/register/feature.ts'
import { operationsRoutes } from './operations.routes.ts'

export const operations = feature({ routes: [operationsRoutes] })
