import { admin } from '#base/permissions/permissions.contract.ts'
import { parts } from '#base/register/parts.ts'
import { route, screen } from '#base/register/screen.tsx'
import { settingsTexts } from '#base/settings/settingsTexts.ts'
import { calendarTexts } from '#records/stay-calendars/calendarTexts.ts'
import { operationsPaths } from './operations.paths.ts'
import { textsOf } from '#kit/i18n/textsOf.ts'

const operationsTexts = textsOf((language) => import(`./messages/${language}.ts`))

const Operations = screen(
  () => import('./OperationsScreen.tsx').then((all) => all.OperationsScreen),
  {
    texts: [operationsTexts, calendarTexts, settingsTexts],
  },
)

export const operations = parts({
  routes: [route('/Settings/Operations', admin, Operations)],
  settings: [
    {
      group: 'exchange',
      at: 45,
      icon: 'state',
      label: 'settings.operations',
      words: 'palette.words.operations',
      href: operationsPaths.operations,
      may: admin,
    },
  ],
})
