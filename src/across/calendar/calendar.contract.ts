// What is planned: viewings and activities between two days, and what of it cannot be at once.
import { z } from 'zod'
import { day, id } from '#kit/fields/schema.ts'
import { byId, get, post } from '#kit/http/endpoint.ts'
import { activityCategories } from '#base/activities/activityFields.contract.ts'
import { parentKindName } from '#base/register/records.contract.ts'
import { staff } from '#base/permissions/permissions.contract.ts'

/** A calendar shows two months at most, and of each day so many entries: more of a week than of a month. */
export const mostDays = 62
export const mostOfDay = (days: number): number => (days > 8 ? 30 : 100)

/** How many days there are from one to the other, both of them counted. */
export const countDays = (from: string, till: string): number =>
  (Date.parse(`${till}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000 + 1

const entryKinds = ['viewing', 'activity'] as const
const kind = z.enum(entryKinds)
const person = z.object({ id, name: z.string() })
export type CalendarPerson = z.output<typeof person>

const clash = z.object({
  by: z.enum(['object', 'person', 'key']),
  /** The number of the object, with who has its key; or the person's name. */
  what: z.string(),
  /** The other entry; null where it is the key that is missing. */
  kind: kind.nullable(),
  id: id.nullable(),
  at: z.string().nullable(),
})
export type CalendarClash = z.output<typeof clash>

const entry = z.object({
  kind,
  id,
  version: z.int(),
  /** Local, YYYY-MM-DDTHH:mm:ss. An activity at midnight is for the day, at no time of it. */
  at: z.string(),
  category: z.enum(activityCategories),
  /** Whom a viewing is for, what is to be done; null where nobody said. */
  title: z.string().nullable(),
  /** What came of a viewing. */
  result: z.string().nullable(),
  done: z.boolean(),
  /** To do, and nobody has done it yet. */
  isTask: z.boolean(),
  people: z.array(person),
  objects: z.array(z.object({ id, referenceNumber: z.string() })),
  /** The record on whose screen it is: the viewing, or what the activity is about. */
  opens: z.object({ entity: parentKindName, id }).nullable(),
  canEdit: z.boolean(),
  clashes: z.array(clash),
})
export type CalendarEntry = z.output<typeof entry>

/** A person by number; 0 is whoever asks. */
const someone = id.or(z.literal(0))
const people = z.array(someone).max(50)
const plannedInput = z
  .strictObject({
    from: day,
    /** This day too. */
    till: day,
    /** Who goes along or is to do it; of everybody, and of nobody, where there is none. */
    people,
  })
  .refine(({ from, till }) => till >= from && countDays(from, till) <= mostDays, {
    path: ['till'],
    params: { text: 'calendar.tooLong' },
  })
export type PlannedInput = z.output<typeof plannedInput>

const key = z.object({
  /** Null while it is in the office. */
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
  /** Null where the agency has none. */
  key: key.nullable(),
})
const stop = z.object({
  id,
  viewingNumber: z.string(),
  at: z.string(),
  client: z.string().nullable(),
  phone: phones,
  /** What the client looks for. */
  wish: z.string().nullable(),
  /** What was noted with the viewing, the newest first. */
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
      /** In the order of time. */
      items: z.array(entry),
      /** Days of which not all are there, with how many there are in all. */
      more: z.array(z.object({ day: z.string(), totalRows: z.int() })),
    }),
  }),
  /** What clashes with one entry as it is now. */
  clashesOf: get('/api/calendar/clashes', {
    may: staff,
    query: z.strictObject({ kind, id: byId.shape.id }),
    answer: z.object({ items: z.array(clash) }),
  }),
  /** Those who work here beside the person who asks, by name, and that person's own number. */
  calendarPeople: get('/api/calendar/people', {
    may: staff,
    shows: ['account'],
    answer: z.object({ own: id, items: z.array(person).max(500) }),
  }),
  /** The viewings of a person on a day, with all that one needs on the way. */
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
