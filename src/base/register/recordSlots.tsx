// Slots that several kinds of records have on their screens.
import { Skeletons } from '#kit/ui/loading/Skeletons.tsx'
import type { RecordRef, TimelineParent } from './records.contract.ts'
import { slot } from './slots.tsx'

declare module '#base/register/slots.tsx' {
  interface Slots {
    /** Timeline of past and planned activities, with an input for the next task. */
    RecordActivities: { parent: TimelineParent; parentId: number; readOnly?: boolean }
    /** The first timeline entries, read-only. */
    LatestEntries: { of: RecordRef<TimelineParent> }
    /** Leads, viewings, deals and stays of a record that are not closed, without the one that is shown. */
    OpenRecords: { of: RecordRef<TimelineParent>; except?: RecordRef<TimelineParent> }
    /** Renders nothing; requests the open records early, before `OpenRecords` is rendered. */
    AskOpenRecords: { of: RecordRef<TimelineParent> }
    /** What is to be done next, for the summary of a record. */
    NextStep: { of: RecordRef<TimelineParent> }
    /** Origin of a record that was not entered by hand. */
    RecordOrigin: { of: RecordRef<'Account' | 'Object'> }
    /** Orders to the agency of a record, and what of it no order covers. */
    OrdersOf: {
      of: RecordRef<'Account' | 'Object' | 'Demand' | 'Viewing' | 'Deal'>
      readOnly?: boolean
    }
    /** Menu items to create a record from a lead or an object, with the reference already filled in. */
    GoOnItems: { of: { demandId: number } | { objectId: number }; forShortRent: boolean }
    /** The usual next step with a lead or an object, as the main button of its head. */
    NextAction: { of: { demandId: number } | { objectId: number }; wants: 'viewing' | 'stay' }
  }
}

export const RecordActivities = slot('RecordActivities', () => <Skeletons lines={6} />)
export const LatestEntries = slot('LatestEntries', () => <Skeletons lines={4} />)
export const OpenRecords = slot('OpenRecords', () => <Skeletons lines={2} />)
export const AskOpenRecords = slot('AskOpenRecords')
export const NextStep = slot('NextStep', () => <Skeletons lines={3} />)
export const RecordOrigin = slot('RecordOrigin')
export const OrdersOf = slot('OrdersOf', () => <Skeletons lines={3} />)
export const GoOnItems = slot('GoOnItems')
export const NextAction = slot('NextAction')
