// Slots on the screens of deals.
import { slot } from '#base/register/slots.tsx'

declare module '#base/register/slots.tsx' {
  interface Slots {
    /** Buttons of a deal's page, beside the one that edits it. */
    DealLinks: { dealId: number }
  }
}

export const DealLinks = slot('DealLinks')
