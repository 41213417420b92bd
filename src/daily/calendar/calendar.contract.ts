// Calendar API: viewings and activities of a range of days, with their clashes.
import { z } from 'zod'
import { day, id } from '#kit/fields/schema.ts'
import { byId, get, post } from '#kit/http/endpoint.ts'
import { activityCategories } from '#base/activities/activityFields.contract.ts'
import { parentKindName } from '#base/register/records.contract.ts'
import { staff } from '#base/permissions/permissions.contract.ts'

/** Longest range in days, and most entries per day: fewer per day for a month than for a week. */
export const mostDays = 62
export const mostOfDay = (days: number): number => (days > 8 ? 30 : 100)

/** Number of days in the range, both ends included. */
export const countDays = (from: string, till: string): number =>
  (Date.parse(`${till}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000 + 1

const entryKinds = ['viewing', 'activity'] as const
const kind = z.enum(entryKinds)
const person = z.object({ id, name: z.string() })
export type CalendarPerson = z.output<typeof person>

const clash = z.object({
  by: z.enum(['object', 'person', 'key']),
  /** Reference number of the object (with the key's holder for a key clash), or the person's name. */
  what: z.string(),
  /** The other entry; null for a missing key. */
  kind: kind.nullable(),
  id: id.nullable(),
  at: z.string().nullable(),
})
export type CalendarClash = z.output<typeof clash>

const entry = z.object({
  kind,
  id,
  version: z.int(),
  /** Local, YYYY-MM-DDTHH:mm:ss. An activity at midnight has no time: it is for the whole day. */
  at: z.string(),
  category: z.enum(activityCategories),
  /** The client of a viewing or the text of an activity; null if there is none. */
  title: z.string().nullable(),
  /** Outcome of a viewing. */
  result: z.string().nullable(),
  done: z.boolean(),
  /** A task that is not done yet. */
  isTask: z.boolean(),
  people: z.array(person),
  objects: z.array(z.object({ id, referenceNumber: z.string() })),
  /** The record that the entry's link opens: the viewing, or the first record linked to the activity. */
  opens: z.object({ entity: parentKindName, id }).nullable(),
  canEdit: z.boolean(),
  clashes: z.array(clash),
})
export type CalendarEntry = z.output<typeof entry>

/** Account number; 0 is the caller. */
const accountOrCaller = id.or(z.literal(0))
const people = z.array(accountOrCaller).max(50)
const plannedInput = z
  .strictObject({
    from: day,
    /** Inclusive. */
    till: day,
    /** Guides or assignees; if empty, entries of everybody and entries without anybody. */
    people,
  })
  .refine(({ from, till }) => till >= from && countDays(from, till) <= mostDays, {
    path: ['till'],
    params: { text: 'calendar.tooLong' },
  })
export type PlannedInput = z.output<typeof plannedInput>

const key = z.object({
  /** Null while the key is in the office. */
  holder: z.string().nullable(),
  since: z.string().nullable(),
  description: z.string().nullable(),
})
const phones = z.string().nullable()
const stopObject = z.object({
  id,
  referenceNumber: z.string(),
  title: z.string().nullable(),
  place: z.string().nullable(),
  address: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  owners: z.array(z.object({ name: z.string(), phone: phones })),
  /** Null if the agency has no key. */
  key: key.nullable(),
})
const stop = z.object({
  id,
  viewingNumber: z.string(),
  at: z.string(),
  client: z.string().nullable(),
  phone: phones,
  /** Description of the client's lead. */
  wish: z.string().nullable(),
  /** Notes on the viewing, newest first. */
  notes: z.array(z.string()),
  objects: z.array(stopObject),
})
export type RouteStop = z.output<typeof stop>

export const calendarApi = {
  planned: post('/api/calendar/planned', {
    may: staff,
    shows: ['viewing', 'activity', 'account', 'lead', 'object', 'assignment', 'objectKey'],
    body: plannedInput,
    answer: z.object({
      /** In chronological order. */
      items: z.array(entry),
      /** Days whose entries were cut off, with their total. */
      more: z.array(z.object({ day: z.string(), totalRows: z.int() })),
    }),
  }),
  /** Current clashes of one entry. */
  clashesOf: get('/api/calendar/clashes', {
    may: staff,
    query: z.strictObject({ kind, id: byId.shape.id }),
    answer: z.object({ items: z.array(clash) }),
  }),
  /** Current staff except the caller, by name, and the caller's own number. */
  calendarPeople: get('/api/calendar/people', {
    may: staff,
    shows: ['account'],
    answer: z.object({ own: id, items: z.array(person).max(500) }),
  }),
  /** A person's viewings of a day, with addresses, contacts and keys. */
  routeSheet: get('/api/calendar/route', {
    may: staff,
    shows: ['viewing', 'activity', 'account', 'lead', 'object', 'assignment', 'objectKey'],
    query: z.strictObject({ day, person: byId.shape.id.or(z.literal('0').transform(() => 0)) }),
    answer: z.object({
      person: z.string(),
      stops: z.array(stop).max(100),
      totalRows: z.int(),
    }),
  }),
}
