import { feature } from '#base/register/feature.ts'
import { mergePart } from '#base/register/mergePart.ts'
import { alertRoutes } from './alerts.routes.ts'
import { alertKind } from './alert.kind.ts'
import { alertRecord } from './alert.record.ts'
import { moveAlertsOfAccount } from './moveAlerts.store.ts'
import { totalsOf } from '#kit/db/kept/kept.ts'
import { alertList } from './alert.list.ts'

export const alerts = feature({
  kept: [totalsOf('alert', 1)],
  routes: [alertRoutes],
  kinds: { Alert: alertKind },
  records: { Alert: alertRecord },
  lists: { AlertList: alertList },
  merges: mergePart({ name: 'alerts', move: moveAlertsOfAccount }),
})
