import { feature } from '#base/register/feature.ts'
import { importRoutes } from './import.routes.ts'

export const imports = feature({ routes: [importRoutes] })
