// Places on these screens that features above fill.
import { Skeletons } from '#kit/ui/loading/Skeletons.tsx'
import type { ObjectEntity, ObjectView } from './objects.contract.ts'
import { slot } from '#base/register/slots.tsx'

declare module '#base/register/slots.tsx' {
  interface Slots {
    /** The leads that an object fits. */
    FittingLeads: { objectId: number }
    /** What else speaks of the object and is over. */
    ObjectLinks: { object: ObjectView }
    /** Items of the menu of an object for short stays. */
    ShortRentItems: { object: ObjectEntity }
    /** To the object on the public site. */
    ObjectPublicLink: { object: ObjectEntity }
  }
}

export const FittingLeads = slot('FittingLeads', () => <Skeletons lines={9} />)
export const ObjectLinks = slot('ObjectLinks')
export const ShortRentItems = slot('ShortRentItems')
export const ObjectPublicLink = slot('ObjectPublicLink')
