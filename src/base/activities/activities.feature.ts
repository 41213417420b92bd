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
import { el as shownEl } from './messages/el.ts'
import { en as shownEn } from './messages/en.ts'
import { ru as shownRu } from './messages/ru.ts'
import { el as homeEl } from './messages/home/el.ts'
import { en as homeEn } from './messages/home/en.ts'
import { ru as homeRu } from './messages/home/ru.ts'
import { el as quickEl } from './quick/messages/el.ts'
import { en as quickEn } from './quick/messages/en.ts'
import { ru as quickRu } from './quick/messages/ru.ts'
import { totalsOf } from '#kit/db/kept/kept.ts'

export const activities = feature({
  kept: [totalsOf('activity', 1)],
  routes: [activityRoutes],
  texts: [
    { en: shownEn, el: shownEl, ru: shownRu },
    { en: homeEn, el: homeEl, ru: homeRu },
    { en: quickEn, el: quickEl, ru: quickRu },
  ],
  kinds: { Activity: activityKind },
  records: { Activity: activityRecord },
  merges: mergePart<MovedActivities>({
    name: 'activities',
    note: activitiesToMove,
    move: moveActivitiesOfAccount,
    giveBack: async (tx, moved, { keptId, duplicateId }) => {
      if (moved) await returnActivities(tx, moved, keptId, duplicateId)
    },
  }),
})
