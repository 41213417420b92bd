// Places on these screens that features above fill.
import type { Viewing } from './viewings.contract.ts'
import { slot } from '#base/register/slots.tsx'

declare module '#base/register/slots.tsx' {
  interface Slots {
    /** Leads on from a viewing that one may change. */
    ViewingLinks: { viewing: Viewing }
  }
}

export const ViewingLinks = slot('ViewingLinks')
