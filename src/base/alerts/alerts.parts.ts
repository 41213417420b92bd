import { parts } from '#base/register/parts.ts'
import { route, screen } from '#base/register/screen.tsx'
import { alertKind } from './alert.kind.ts'
import { office } from '#base/permissions/permissions.contract.ts'
import { byId } from '#base/register/address.ts'
import { alertPaths } from './alerts.paths.ts'

const AlertList = screen(() => import('./AlertList.tsx').then((all) => all.AlertList))
const AlertView = screen(() => import('./AlertView.tsx').then((all) => all.AlertView), {
  slots: ['AlertPart'],
})

export const alerts = parts({
  kinds: { Alert: alertKind },
  routes: [route('/Alerts', office, AlertList), route('/Alerts/$id', office, AlertView, byId)],
  menu: [
    {
      group: 'accounts',
      at: 28,
      label: 'shell.alerts',
      words: 'palette.words.alert',
      href: alertPaths.alerts,
      may: office,
    },
  ],
})
