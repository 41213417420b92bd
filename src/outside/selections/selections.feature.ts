import { feature } from '#base/register/feature.ts'
import { selectionRoutes } from './selections.routes.ts'
import { selectionKind } from './selection.kind.ts'
import { selectionRecord } from './selection.record.ts'

export const selections = feature({
  routes: [selectionRoutes],
  kinds: { Selection: selectionKind },
  records: { Selection: selectionRecord },
})
