// The timeline: stays and blocks of objects in a range of days, and today's arrivals and departures.
import { z } from 'zod'
import { day, id } from '#kit/fields/schema.ts'
import { post } from '#kit/http/endpoint.ts'
import { office } from '#base/permissions/permissions.contract.ts'
import { block } from '#records/stay-calendars/calendars.contract.ts'

/** Most days and objects in one response. */
export const mostDaysShown = 120
export const mostObjects = 300

const name = z.string().nullable()

export const timelineQuestion = z.strictObject({
  from: day,
  days: z.int().min(1).max(mostDaysShown),
  objectId: id.nullish(),
  perPage: z.int().min(1).max(mostObjects).optional(),
  currentPage: z.int().min(1).max(1_000_000).optional(),
})
export type TimelineQuestion = z.output<typeof timelineQuestion>

const timelineStay = z.object({
  id,
  reservationNumber: z.int(),
  version: z.int(),
  objectId: id,
  checkIn: z.string(),
  checkOut: z.string(),
  duration: z.int(),
  reservationStage: z.int(),
  clientDisplayName: z.string(),
  problem: z.boolean(),
  awaiting: z.boolean(),
})
export type TimelineStay = z.output<typeof timelineStay>

const timelineBlock = block.omit({ version: true })
export type TimelineBlock = z.output<typeof timelineBlock>

const timelineRow = z.object({
  id,
  referenceNumber: z.string(),
  title: name,
  websiteCode: name,
  /** Number of external calendars that could not be read. */
  failedFeeds: z.int(),
  stays: z.array(timelineStay),
  blocks: z.array(timelineBlock),
})
export type TimelineRow = z.output<typeof timelineRow>

const guest = z.object({
  /** The stay's id; null for a booking from an external calendar, which has no further details. */
  id: id.nullable(),
  objectId: id,
  reservationNumber: z.int().nullable(),
  /** For such a booking, the name of the calendar. */
  clientDisplayName: z.string(),
  objectTitle: name,
  objectWebsiteCode: name,
  arrivalTimePlanned: name,
  problem: z.boolean(),
})
export type Guest = z.output<typeof guest>

const timeline = z.object({
  items: z.array(timelineRow),
  totalRows: z.int(),
  stages: z.array(z.object({ value: z.int(), text: z.string(), style: z.string() })),
  /** The present day at the agency, with all arrivals and departures. */
  today: z.string(),
  arrivals: z.array(guest),
  departures: z.array(guest),
  /** Number of external calendars that could not be read, and of blocks that have vanished from them. */
  trouble: z.object({
    feeds: z.int(),
    vanished: z.int(),
    clashes: z.int(),
    /** The first periods that are booked twice. */
    bookedTwice: z.array(
      z.object({
        id,
        objectId: id,
        title: name,
        websiteCode: name,
        referenceNumber: z.string(),
        from: z.string(),
      }),
    ),
  }),
})
export type Timeline = z.output<typeof timeline>

export const timelineApi = {
  timeline: post('/api/Reservation/timeline', {
    may: office,
    shows: ['reservation', 'object', 'occupancy'],
    body: timelineQuestion,
    answer: timeline,
  }),
}
