// Places that the screens of records have alike.
import { Skeletons } from '#kit/ui/loading/Skeletons.tsx'
import type { RecordRef, TimelineParent } from './records.contract.ts'
import { slot } from './slots.tsx'

declare module '#base/register/slots.tsx' {
  interface Slots {
    /** What happened at a record and what is planned, with a box to type the next task. */
    RecordActivities: { parent: TimelineParent; parentId: number; readOnly?: boolean }
    /** The first lines of it, to read. */
    LatestEntries: { of: RecordRef<TimelineParent> }
    /** Leads, viewings, deals and stays of a record that are not over. */
    OpenRecords: { of: RecordRef<TimelineParent> }
    /** Draws nothing, and asks for them before they are drawn. */
    AskOpenRecords: { of: RecordRef<TimelineParent> }
    /** Items of a menu: lead on from a lead or an object to a record that knows it already. */
    GoOnItems: { of: { demandId: number } | { objectId: number }; forShortRent: boolean }
  }
}

export const RecordActivities = slot('RecordActivities', () => <Skeletons lines={6} />)
export const LatestEntries = slot('LatestEntries', () => <Skeletons lines={4} />)
export const OpenRecords = slot('OpenRecords', () => <Skeletons lines={2} />)
export const AskOpenRecords = slot('AskOpenRecords')
export const GoOnItems = slot('GoOnItems')
