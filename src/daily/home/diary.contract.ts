// Today's events, and new leads that wait for an answer.
import { z } from 'zod'
import { day, id, instant, localDateTime } from '#kit/fields/schema.ts'

const viewing = z.object({
  id,
  at: localDateTime,
  /** The client, and the phone in the form of a `tel:` link. */
  client: z.string().nullable(),
  phoneLink: z.string().nullable(),
  /** Reference numbers of the objects, such as `#A1B2 #C3D4`. */
  objects: z.string(),
  /** The first object: its title, address, and the system name of its first picture. */
  title: z.string().nullable(),
  address: z.string().nullable(),
  picture: z.string().nullable(),
  result: z.string().nullable(),
})
export type DiaryViewing = z.output<typeof viewing>

const stay = z.object({
  id,
  kind: z.enum(['arrival', 'departure']),
  /** Title and reference number of the object. */
  object: z.string(),
  number: z.string(),
  picture: z.string().nullable(),
  client: z.string(),
  /** Its last day. */
  till: day,
  /** As entered; null if unknown. */
  time: z.string().nullable(),
})
export type DiaryStay = z.output<typeof stay>

/** The reader's viewings, and the agency's stays if the reader may see stays. Tasks are among the open activities. */
export const today = z.object({ viewings: z.array(viewing), stays: z.array(stay) })
export type Today = z.output<typeof today>

const unansweredLead = z.object({
  id,
  name: z.string(),
  /** Beginning of the request's text. */
  description: z.string().nullable(),
  source: z.string().nullable(),
  phone: z.string().nullable(),
  /** The phone as a `tel:` link. */
  phoneLink: z.string().nullable(),
  createdOn: instant,
  /** Full hours since it arrived. */
  hours: z.int(),
  /** It has waited longer than the settings allow. */
  isLate: z.boolean(),
  /** False if nobody is assigned to the lead. */
  isMine: z.boolean(),
})
export type UnansweredLead = z.output<typeof unansweredLead>

/** Unanswered open leads of the last 30 days, assigned to the reader or to nobody, oldest first. */
export const unanswered = z.object({ items: z.array(unansweredLead), totalRows: z.int() })
export type Unanswered = z.output<typeof unanswered>
