// What is held about a person: handed out in one file, or erased for good.
import { z } from 'zod'
import { day, id } from '#kit/fields/schema.ts'
import { byId, file, get, post } from '#kit/http/endpoint.ts'
import { recordKind } from '#base/register/records.contract.ts'
import { admin } from '#base/permissions/permissions.contract.ts'

export const reasonsAgainst = ['contract', 'staff', 'openDeal', 'futureStay', 'unpaid'] as const

const against = z.object({
  reason: z.enum(reasonsAgainst),
  count: z.int(),
  /** Whether an administrator may erase all the same. */
  mayGoOn: z.boolean(),
})
export type Against = z.output<typeof against>

/** Papers of payments that the law wants kept, and until when the last of them is. */
const retained = z.object({ count: z.int(), until: day }).nullable()
export type Retained = z.output<typeof retained>

/** A word that reads like a name of the person, with where it stands. */
const spelling = z.object({
  word: z.string(),
  places: z.array(z.object({ entity: recordKind, id, text: z.string() })),
})
export type Spelling = z.output<typeof spelling>

const held = z.object({
  id,
  /** To be typed by who erases. */
  name: z.string(),
  /** How much there is of each kind. */
  counts: z.array(z.object({ kind: z.string(), count: z.int() })),
  /** Accounts that were merged into this one, erased with it. */
  merged: z.int(),
  against: z.array(against),
  retained,
})
export type Held = z.output<typeof held>

export const personalDataApi = {
  whatIsHeld: get('/api/personalData/{id}', {
    may: admin,
    shows: [
      'account',
      'lead',
      'deal',
      'reservation',
      'activity',
      'file',
      'merged',
      'doubtfulEnquiry',
    ],
    params: byId,
    answer: held,
  }),
  otherSpellings: get('/api/personalData/otherSpellings/{id}', {
    may: admin,
    shows: ['account', 'lead', 'object', 'activity'],
    params: byId,
    answer: z.object({ items: z.array(spelling) }),
  }),
  /** One ZIP: all of it to read, and the files. It is noted in the action log. */
  takeOut: post('/api/personalData/takeOut/{id}', {
    may: admin,
    changes: ['actionLog'],
    params: byId,
    answer: file,
  }),
  erasePerson: post('/api/personalData/erase/{id}', {
    may: admin,
    changes: [
      'account',
      'lead',
      'viewing',
      'deal',
      'reservation',
      'selection',
      'activity',
      'file',
      'alert',
      'unreadAlert',
      'object',
      'objectKey',
      'actionLog',
      'trash',
      'merged',
      'import',
      'archive',
      'transaction',
      'opened',
      'doubtfulEnquiry',
    ],
    params: byId,
    body: z.strictObject({
      /** The person's name, typed by hand. */
      name: z.string().max(500),
      /** Though something stands against it that an administrator may decide about. */
      anyway: z.boolean().optional(),
      /** Of the other spellings, those that are this person's. */
      alsoStrike: z
        .array(z.string().regex(/^[^\u0000]{1,100}$/))
        .max(200)
        .optional(),
    }),
    answer: z.object({ retained }),
  }),
}
