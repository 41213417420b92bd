// Slots on object screens, filled by features that this one must not import.
import { Skeletons } from '#kit/ui/loading/Skeletons.tsx'
import type { ObjectEntity, ObjectView } from './objects.contract.ts'
import { slot } from '#base/register/slots.tsx'

declare module '#base/register/slots.tsx' {
  interface Slots {
    /** The leads that an object matches. */
    FittingLeads: { object: Pick<ObjectView, 'id' | 'referenceNumber'> }
    /** Links to records of other kinds that refer to the object and are closed. */
    ObjectLinks: { object: ObjectView }
    /** Items in the object's menu for short rent. */
    ShortRentItems: { object: ObjectEntity }
    /** Link to the object on the public site. */
    ObjectPublicLink: { object: ObjectEntity }
    /** A link to a new mandate of the object's owner. */
    AddMandate: { objectId: number }
    /** Where the object is advertised. */
    ObjectPortals: { object: ObjectEntity }
  }
}

export const FittingLeads = slot('FittingLeads', () => <Skeletons lines={9} />)
export const ObjectLinks = slot('ObjectLinks')
export const ShortRentItems = slot('ShortRentItems')
export const ObjectPublicLink = slot('ObjectPublicLink')
export const AddMandate = slot('AddMandate')
export const ObjectPortals = slot('ObjectPortals')
