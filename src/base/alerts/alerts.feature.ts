import { feature } from '#base/register/feature.ts'
import { mergePart } from '#base/register/mergePart.ts'
import { alertRoutes } from './alerts.routes.ts'
import { alertKind } from './alert.kind.ts'
import { alertRecord } from './alert.record.ts'
import { moveAlertsOfAccount } from './moveAlerts.store.ts'
import { el as shownEl } from './messages/el.ts'
import { en as shownEn } from './messages/en.ts'
import { ru as shownRu } from './messages/ru.ts'
import { el as toldEl } from './messages/server/el.ts'
import { en as toldEn } from './messages/server/en.ts'
import { ru as toldRu } from './messages/server/ru.ts'
import { totalsOf } from '#kit/db/kept/kept.ts'

export const alerts = feature({
  kept: [totalsOf('alert', 1)],
  routes: [alertRoutes],
  texts: [
    { en: shownEn, el: shownEl, ru: shownRu },
    { en: toldEn, el: toldEl, ru: toldRu },
  ],
  kinds: { Alert: alertKind },
  records: { Alert: alertRecord },
  merges: mergePart({ name: 'alerts', move: moveAlertsOfAccount }),
})
