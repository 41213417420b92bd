// A change to a portal as the action log shows it.
import { flag, number, text } from '#kit/fields/kinds.ts'

/** Keys are the names of the labels `portal.…`; `view` is the name of the saved view. */
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
