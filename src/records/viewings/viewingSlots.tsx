// Slots on these screens that higher features fill.
import type { Viewing } from './viewings.contract.ts'
import { slot } from '#base/register/slots.tsx'

declare module '#base/register/slots.tsx' {
  interface Slots {
    /** Next steps for a viewing that the person may change. */
    ViewingLinks: { viewing: Viewing }
  }
}

export const ViewingLinks = slot('ViewingLinks')
