// Slots on the screens of deals.
import { slot } from '#base/register/slots.tsx'

declare module '#base/register/slots.tsx' {
  interface Slots {
    /** Items in the deal's menu. */
    DealItems: { dealId: number }
    /** Who the parties are, for whoever checks them. */
    DealParties: { dealId: number }
  }
}

export const DealItems = slot('DealItems')
export const DealParties = slot('DealParties')
