// Places on these screens that features above fill.
import { Skeletons } from '#kit/ui/loading/Skeletons.tsx'
import type { Lead } from './leads.contract.ts'
import { slot } from '#base/register/slots.tsx'

declare module '#base/register/slots.tsx' {
  interface Slots {
    /** Draws nothing, asks for the matches with the lead itself, and says when they, or that there are none, are known. */
    AskMatches: { leadId: number; onKnown: (leadId: number | null) => void }
    /** The objects that fit a lead. */
    MatchingObjects: { lead: Lead; mayEdit: boolean }
    /** What was chosen for the client. */
    LeadSelections: { lead: Lead }
    /** What the client thinks of an object. */
    ClientMark: { leadId: number; objectId: number }
    /** To enquiries that nobody knows to be meant. */
    TrayLink: {}
    /** Leads on from the objects of a lead. */
    LeadObjectsLink: { lead: Lead }
  }
}

export const AskMatches = slot('AskMatches')
export const MatchingObjects = slot('MatchingObjects')
export const LeadSelections = slot('LeadSelections', () => <Skeletons lines={3} />)
export const ClientMark = slot('ClientMark')
export const TrayLink = slot('TrayLink')
export const LeadObjectsLink = slot('LeadObjectsLink')
