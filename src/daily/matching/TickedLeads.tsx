// Loads the actions on ticked leads when the first one is ticked.
import { slot } from '#base/register/slots.tsx'
import type { ObjectView } from '#records/objects/objects.contract.ts'

declare module '#base/register/slots.tsx' {
  interface Slots {
    /** Actions on the ticked leads that an object fits. */
    TickedLeads: {
      object: Pick<ObjectView, 'id' | 'referenceNumber'>
      ids: readonly number[]
      onStop: () => void
    }
  }
}

export const TickedLeads = slot('TickedLeads')
