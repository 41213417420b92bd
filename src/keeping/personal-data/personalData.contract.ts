// A person's data: downloaded as one file, or erased for good.
import { z } from 'zod'
import { day, id } from '#kit/fields/schema.ts'
import { byId, file, get, post } from '#kit/http/endpoint.ts'
import { recordKind } from '#base/register/records.contract.ts'
import { admin } from '#base/permissions/permissions.contract.ts'

export const reasonsAgainst = [
  'contract',
  'order',
  'staff',
  'openDeal',
  'futureStay',
  'unpaid',
] as const

const against = z.object({
  reason: z.enum(reasonsAgainst),
  count: z.int(),
  /** Whether an administrator may erase anyway. */
  mayGoOn: z.boolean(),
  /** The last day on which one of them must be kept; null if nobody knows. */
  until: day.nullable().optional(),
})
export type ReasonAgainstErasing = z.output<typeof against>

/** Documents of payments and of deals' parties that the law requires, and the last day on which one of them must be kept. */
const retained = z.object({ count: z.int(), until: day }).nullable()
export type Retained = z.output<typeof retained>

/** A word that sounds like a name of the person, with the records that contain it. */
const spelling = z.object({
  word: z.string(),
  places: z.array(z.object({ entity: recordKind, id, text: z.string() })),
})
export type Spelling = z.output<typeof spelling>

const held = z.object({
  id,
  /** The name that the administrator must type to confirm. */
  name: z.string(),
  /** Number of records of each kind. */
  counts: z.array(z.object({ kind: z.string(), count: z.int() })),
  /** Accounts merged into this one, which are erased with it. */
  merged: z.int(),
  against: z.array(against),
  retained,
})
export type StoredPersonalData = z.output<typeof held>

export const personalDataApi = {
  whatIsHeld: get('/api/personalData/{id}', {
    may: admin,
    shows: [
      'account',
      'lead',
      'deal',
      'order',
      'reservation',
      'activity',
      'file',
      'merged',
      'doubtfulEnquiry',
      'knownClient',
      'rule',
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
  /** A ZIP with a page of all data and the files. Logged in the action log. */
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
      'bounce',
      'lead',
      'viewing',
      'deal',
      'order',
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
      /** The person's name, typed as a confirmation. */
      name: z.string().max(500),
      /** Erase despite reasons that an administrator may override. */
      anyway: z.boolean().optional(),
      /** Other spellings that mean this person. */
      alsoStrike: z
        .array(z.string().regex(/^[^\u0000]{1,100}$/))
        .max(200)
        .optional(),
    }),
    answer: z.object({ retained }),
  }),
}
