import { activityPaths } from '#base/activities/activities.paths.ts'
import { DueActivity } from './DueActivity.tsx'
import { mostShown } from './home.contract.ts'
import type { Home } from './home.contract.ts'
import { HomeSection } from './HomeSection.tsx'

/** The user's open activities by due date, overdue ones first; today's are in the diary. */
export function DueActivities({ mine: { overdue, week, undated } }: { mine: Home['mine'] }) {
  const items = [...overdue.items, ...week.items, ...undated.items]
  return (
    <HomeSection
      title="home.mine"
      href={`${activityPaths.actions}?mine=true&done=false`}
      most={mostShown}
      totalRows={overdue.totalRows + week.totalRows + undated.totalRows}
    >
      {items.map((activity) => (
        <DueActivity key={activity.id} activity={activity} />
      ))}
    </HomeSection>
  )
}
