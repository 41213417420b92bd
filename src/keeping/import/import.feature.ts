import { feature } from '#base/register/feature.ts'
import { importRoutes } from './import.routes.ts'
import { proposalRoutes } from './proposals.routes.ts'

export const imports = feature({ routes: [importRoutes, proposalRoutes] })
