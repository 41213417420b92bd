// Whose timeline it is, and how it is looked at.
import type { ActivityEditing } from '#base/activities/edit/useActivityEditing.ts'
import type { RecordRef, TimelineParent } from '#base/register/records.contract.ts'
import type { TimelineKind } from './recordTimeline.contract.ts'

export type TimelineOf = {
  record: RecordRef<TimelineParent>
  kind: TimelineKind | null
  readOnly: boolean
  editing: ActivityEditing
}
