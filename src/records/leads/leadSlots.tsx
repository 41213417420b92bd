// Slots on lead screens, filled by features that this one must not import.
import { Skeletons } from '#kit/ui/loading/Skeletons.tsx'
import type { Lead } from './leads.contract.ts'
import { slot } from '#base/register/slots.tsx'

declare module '#base/register/slots.tsx' {
  interface Slots {
    /** Renders nothing: requests the matches together with the lead, and calls `onKnown` when they are loaded. */
    AskMatches: { leadId: number; onKnown: (leadId: number | null) => void }
    /** The objects that match a lead. */
    MatchingObjects: { lead: Lead; mayEdit: boolean }
    /** Selections of objects for the client. */
    LeadSelections: { lead: Lead }
    /** The client's opinion of an object. */
    ClientMark: { leadId: number; objectId: number }
    /** Link to the tray of doubtful enquiries. */
    TrayLink: {}
    /** Items in the lead's menu, in addition to `GoOnItems`. */
    LeadItems: { lead: Lead }
  }
}

export const AskMatches = slot('AskMatches')
export const MatchingObjects = slot('MatchingObjects')
export const LeadSelections = slot('LeadSelections', () => <Skeletons lines={3} />)
export const ClientMark = slot('ClientMark')
export const TrayLink = slot('TrayLink')
export const LeadItems = slot('LeadItems')
