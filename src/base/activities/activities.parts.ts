import { parts } from '#base/register/parts.ts'
import { route, screen } from '#base/register/screen.tsx'
import { activityKind } from './activity.kind.ts'
import { staff } from '#base/permissions/permissions.contract.ts'
import { activityPaths } from './activities.paths.ts'

const ActionList = screen(() => import('./list/ActionList.tsx').then((all) => all.ActionList), {
  slots: ['ActionListLinks'],
})

export const activities = parts({
  kinds: { Activity: activityKind },
  routes: [route('/Actions', staff, ActionList)],
  menu: [
    {
      at: 70,
      label: 'shell.actions',
      words: 'palette.words.activity',
      letter: 'a',
      href: activityPaths.actions,
      may: staff,
      small: 'actions',
    },
  ],
})
