// Places on these screens that features above fill.
import { slot } from '#base/register/slots.tsx'

declare module '#base/register/slots.tsx' {
  interface Slots {
    /** Which mails one gets, and when. */
    ReminderMails: {}
    /** Links to what is kept for the agency on screens of their own. */
    AgencyLinks: {}
  }
}

export const ReminderMails = slot('ReminderMails')
export const AgencyLinks = slot('AgencyLinks')
