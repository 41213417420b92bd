// Slots that screens of several kinds of records have.
import { Skeletons } from '#kit/ui/loading/Skeletons.tsx'
import type { RecordRef, TimelineParent } from './records.contract.ts'
import { slot } from './slots.tsx'

declare module '#base/register/slots.tsx' {
  interface Slots {
    /** The timeline of a record, with an input for the next task. */
    RecordActivities: { parent: TimelineParent; parentId: number; readOnly?: boolean }
    /** The first entries of the timeline, read-only. */
    LatestEntries: { of: RecordRef<TimelineParent> }
    /** Open leads, viewings, deals and stays of a record. */
    OpenRecords: { of: RecordRef<TimelineParent> }
    /** Renders nothing, but fetches them in advance. */
    AskOpenRecords: { of: RecordRef<TimelineParent> }
    /** Menu items that start a new record from a lead or an object. */
    GoOnItems: { of: { demandId: number } | { objectId: number }; forShortRent: boolean }
  }
}

export const RecordActivities = slot('RecordActivities', () => <Skeletons lines={6} />)
export const LatestEntries = slot('LatestEntries', () => <Skeletons lines={4} />)
export const OpenRecords = slot('OpenRecords', () => <Skeletons lines={2} />)
export const AskOpenRecords = slot('AskOpenRecords')
export const GoOnItems = slot('GoOnItems')
