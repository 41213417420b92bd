import { feature } from '#base/register/feature.ts'
import { mergePart } from '#base/register/mergePart.ts'
import { activityRoutes } from './activities.routes.ts'
import { activityKind } from './activity.kind.ts'
import { activityRecord } from './activity.record.ts'
import {
  activitiesToMove,
  moveActivitiesOfAccount,
  returnActivities,
} from './moveActivities.store.ts'
import type { MovedActivities } from './movedActivities.ts'
import { totalsOf } from '#kit/db/kept/kept.ts'
import { actionList } from './list/action.list.ts'

export const activities = feature({
  kept: [totalsOf('activity', 1)],
  routes: [activityRoutes],
  kinds: { Activity: activityKind },
  records: { Activity: activityRecord },
  lists: { ActionList: actionList },
  merges: mergePart<MovedActivities>({
    name: 'activities',
    note: activitiesToMove,
    move: moveActivitiesOfAccount,
    giveBack: async (tx, moved, { keptId, duplicateId }) => {
      if (moved) await returnActivities(tx, moved, keptId, duplicateId)
    },
  }),
})
