import { feature } from '#base/register/feature.ts'
import { viewingRoutes } from './viewings.routes.ts'
import { viewingKind } from './viewing.kind.ts'
import { viewingRecord } from './viewing.record.ts'
import { el } from './messages/el.ts'
import { en } from './messages/en.ts'
import { ru } from './messages/ru.ts'
import { viewingsKept } from './viewings.kept.ts'

export const viewings = feature({
  kept: viewingsKept,
  routes: [viewingRoutes],
  texts: [{ en, el, ru }],
  kinds: { Viewing: viewingKind },
  records: { Viewing: viewingRecord },
})
