// Slots on the screens of activities.
import { slot } from '#base/register/slots.tsx'

declare module '#base/register/slots.tsx' {
  interface Slots {
    /** Links to other views of these people's activities. */
    ActionListLinks: { people: 'me' | 'all' }
  }
}

export const ActionListLinks = slot('ActionListLinks')
