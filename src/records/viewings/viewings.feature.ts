import { feature } from '#base/register/feature.ts'
import { viewingRoutes } from './viewings.routes.ts'
import { viewingKind } from './viewing.kind.ts'
import { viewingRecord } from './viewing.record.ts'
import { viewingsKept } from './viewings.kept.ts'
import { viewingList } from './viewing.list.ts'

export const viewings = feature({
  kept: viewingsKept,
  routes: [viewingRoutes],
  kinds: { Viewing: viewingKind },
  records: { Viewing: viewingRecord },
  lists: { ViewingList: viewingList },
})
