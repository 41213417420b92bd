// Slot on alerts, filled by features that this one must not import.
import { slot } from '#base/register/slots.tsx'
import type { AlertRow } from './alerts.contract.ts'

declare module '#base/register/slots.tsx' {
  interface Slots {
    /** Link to the section of its record that an alert is about. */
    AlertPart: { about: NonNullable<AlertRow['about']>; href: string; onOpen: () => void }
  }
}

export const AlertPart = slot('AlertPart')
