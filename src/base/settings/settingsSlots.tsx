// Slots on the settings screens.
import { slot } from '#base/register/slots.tsx'

declare module '#base/register/slots.tsx' {
  interface Slots {
    /** Settings of reminder mails: which ones, and when. */
    ReminderMails: {}
    /** To whom new leads are assigned. */
    NewLeads: {}
    /** Links to further settings of the agency, on screens of their own. */
    AgencyLinks: {}
  }
}

export const ReminderMails = slot('ReminderMails')
export const NewLeads = slot('NewLeads')
export const AgencyLinks = slot('AgencyLinks')
