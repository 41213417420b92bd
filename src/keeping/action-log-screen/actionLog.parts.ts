import { parts } from '#base/register/parts.ts'
import { route, screen } from '#base/register/screen.tsx'
import { admin } from '#base/permissions/permissions.contract.ts'
import { actionLogPaths } from '#base/action-log/actionLog.paths.ts'
import { textsOf } from '#kit/i18n/textsOf.ts'

const actionLogTexts = textsOf((language) => import(`./messages/${language}.ts`))

const ActionLog = screen(() => import('./ActionLog.tsx').then((all) => all.ActionLog), {
  texts: [actionLogTexts],
  slots: ['RecordOrigin'],
})

export const actionLogScreen = parts({
  routes: [route('/ActionLog', admin, ActionLog)],
  settings: [
    {
      group: 'exchange',
      at: 44,
      icon: 'log',
      label: 'settings.actionLog',
      words: 'palette.words.log',
      href: actionLogPaths.actionLog,
      may: admin,
    },
  ],
})
