// Slots on the screens of viewings.
import type { Viewing } from './viewings.contract.ts'
import { slot } from '#base/register/slots.tsx'

declare module '#base/register/slots.tsx' {
  interface Slots {
    /** Links to create further records from a viewing that the user may change. */
    ViewingLinks: { viewing: Viewing }
    /** Items of its menu. */
    ViewingItems: { viewing: Viewing }
  }
}

export const ViewingLinks = slot('ViewingLinks')
export const ViewingItems = slot('ViewingItems')
