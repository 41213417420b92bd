// The record of a timeline, and how it is shown.
import type { ActivityEditing } from '#base/activities/edit/useActivityEditing.ts'
import type { RecordRef, TimelineParent } from '#base/register/records.contract.ts'
import { recordTimelineApi } from './recordTimeline.contract.ts'
import type { TimelineKind } from './recordTimeline.contract.ts'

export type TimelineOf = {
  record: RecordRef<TimelineParent>
  kind: TimelineKind | null
  readOnly: boolean
  editing: ActivityEditing
}

type Page = { kind?: TimelineKind; after?: string; perPage?: string }

/** A page of a record's timeline; the first one of all kinds also tells its next step. */
export const timelinePage = ({ entity, id }: RecordRef<TimelineParent>, page: Page = {}) =>
  [
    recordTimelineApi.listTimeline,
    { query: { parent: entity, parentId: String(id), ...page } },
  ] as const
