import { feature } from '#base/register/feature.ts'
import { searchRoutes } from './search.routes.ts'
import { searchKept } from './search.kept.ts'

export const search = feature({
  kept: searchKept,
  routes: [searchRoutes],
})
