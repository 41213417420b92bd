import { parts } from '#base/register/parts.ts'
import { route, screen } from '#base/register/screen.tsx'
import { admin } from '#base/permissions/permissions.contract.ts'
import { overviewPaths } from './overview.paths.ts'
import { textsOf } from '#kit/i18n/textsOf.ts'

const overviewTexts = textsOf((language) => import(`./messages/${language}.ts`))

const OverviewScreen = screen(
  () => import('./OverviewScreen.tsx').then((all) => all.OverviewScreen),
  { texts: [overviewTexts] },
)
const WaitingExpenses = screen(
  () => import('./WaitingExpenses.tsx').then((all) => all.WaitingExpenses),
  { texts: [overviewTexts] },
)

export const overview = parts({
  routes: [
    route('/Overview', admin, OverviewScreen),
    route('/Overview/Expenses', admin, WaitingExpenses),
  ],
  places: [
    {
      label: 'palette.expenses',
      words: 'palette.words.expenses',
      href: overviewPaths.waitingExpenses,
      may: admin,
    },
  ],
  menu: [
    {
      at: 80,
      label: 'shell.overview',
      words: 'palette.words.overview',
      href: overviewPaths.overview,
      may: admin,
      small: 'overview',
    },
  ],
})
