import { useAnswer } from '#kit/http/queries.ts'
import { LoadFailed } from '#kit/ui/loading/LoadFailed.tsx'
import { Skeletons } from '#kit/ui/loading/Skeletons.tsx'
import { useActivityEditing } from '#base/activities/edit/useActivityEditing.ts'
import type { RecordRef, TimelineParent } from '#base/register/records.contract.ts'
import { Entries } from './Entries.tsx'
import { timelinePage } from './timelineOf.ts'
import classes from './timeline.module.css'

const few = '5'

/** First lines of a record's timeline, read-only: what is next, and what happened last. */
export function LatestEntries({ of: record }: { of: RecordRef<TimelineParent> }) {
  const editing = useActivityEditing()
  const { data, error, refetch } = useAnswer(...timelinePage(record, { perPage: few }))
  if (!data && error) return <LoadFailed failure={error} retry={() => void refetch()} />
  if (!data) return <Skeletons lines={4} />
  const of = { record, kind: null, readOnly: true, editing }
  return (
    <div className={classes.latest}>
      <Entries items={data.items} of={of} after={undefined} />
    </div>
  )
}
