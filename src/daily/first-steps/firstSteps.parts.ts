import { admin } from '#base/permissions/permissions.contract.ts'
import { parts } from '#base/register/parts.ts'
import { route, screen } from '#base/register/screen.tsx'
import { settingsTexts } from '#base/settings/settingsTexts.ts'
import { firstStepsPaths } from './firstSteps.paths.ts'
import { firstStepsTexts } from './firstStepsTexts.ts'

const FirstStepsPage = screen(
  () => import('./FirstStepsPage.tsx').then((all) => all.FirstStepsPage),
  { texts: [firstStepsTexts, settingsTexts] },
)

export const firstSteps = parts({
  routes: [route('/Settings/FirstSteps', admin, FirstStepsPage)],
  settings: [
    {
      group: 'agency',
      at: 19,
      icon: 'steps',
      label: 'settings.firstSteps',
      words: 'palette.words.firstSteps',
      href: firstStepsPaths.firstSteps,
      may: admin,
    },
  ],
})
