// What the action log says of a change to a portal.
import { flag, number, text } from '#kit/fields/kinds.ts'

/** By the names of their labels, `portal.…`; `view` is the name of the saved view. */
export const loggedPortal = {
  name: text,
  format: text,
  view: text,
  language: text,
  contactName: text,
  contactPhone: text,
  contactEmail: text,
  mostObjects: number(),
  mostPictures: number(),
  isOn: flag,
} as const
