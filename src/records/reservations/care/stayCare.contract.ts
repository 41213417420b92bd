// Who hands over an object for short rent and who cleans it: they get the tasks of its stays.
import { z } from 'zod'
import { ref } from '#kit/fields/kinds.ts'
import { id } from '#kit/fields/schema.ts'
import { byId, get, post } from '#kit/http/endpoint.ts'
import { office } from '#base/permissions/permissions.contract.ts'

export const stayCareFields = {
  handedOverById: ref('account'),
  cleanedById: ref('account'),
} as const

/** A task on the day of arrival, and one on the day of departure. */
export const stayTaskKinds = ['handover', 'cleaning'] as const
export type StayTaskKind = (typeof stayTaskKinds)[number]

const person = id.nullable()
const stayCare = z.object({
  objectId: id,
  /** Null until somebody was first chosen. */
  version: z.int().nullable(),
  handedOverById: person,
  handedOverBy: z.string().nullable(),
  cleanedById: person,
  cleanedBy: z.string().nullable(),
})
export type StayCare = z.output<typeof stayCare>

const stayCareUpdate = z.strictObject({
  objectId: id,
  version: z.int().nullish(),
  handedOverById: person.optional(),
  cleanedById: person.optional(),
})
export type StayCareUpdate = z.output<typeof stayCareUpdate>

export const stayCareApi = {
  /** By the object's id. */
  stayCare: get('/api/Reservation/care/{id}', {
    may: office,
    shows: ['season', 'account'],
    params: byId,
    answer: stayCare,
  }),
  /** Adds, reassigns or withdraws the tasks of future stays. */
  saveStayCare: post('/api/Reservation/care/update', {
    may: office,
    changes: ['season', 'activity'],
    body: stayCareUpdate,
    answer: stayCare,
  }),
}
