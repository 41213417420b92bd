// Whose timeline it is, and how it is looked at.
import type { ActivityEditing } from '#features/activities/useActivityEditing.ts'
import type { RecordRef } from '#features/records/records.contract.ts'
import type { TimelineKind, TimelineParent } from './recordTimeline.contract.ts'

export type TimelineOf = {
  record: RecordRef<TimelineParent>
  kind: TimelineKind | null
  readOnly: boolean
  editing: ActivityEditing
}
