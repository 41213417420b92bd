// Slots on these screens that higher features fill.
import { slot } from '#base/register/slots.tsx'

declare module '#base/register/slots.tsx' {
  interface Slots {
    /** Other ways to see the activities of these people. */
    ActionListLinks: { people: 'me' | 'all' }
  }
}

export const ActionListLinks = slot('ActionListLinks')
