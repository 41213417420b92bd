// The record of a timeline, and how it is shown.
import type { ActivityEditing } from '#base/activities/edit/useActivityEditing.ts'
import type { RecordRef, TimelineParent } from '#base/register/records.contract.ts'
import type { TimelineKind } from './recordTimeline.contract.ts'

export type TimelineOf = {
  record: RecordRef<TimelineParent>
  kind: TimelineKind | null
  readOnly: boolean
  editing: ActivityEditing
}
