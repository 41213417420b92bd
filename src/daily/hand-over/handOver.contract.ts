// Hands a person's open work over to others, for a holiday or for good.
import { z } from 'zod'
import { id } from '#kit/fields/schema.ts'
import { byId, get, post } from '#kit/http/endpoint.ts'
import { staff } from '#base/permissions/permissions.contract.ts'

/** Kinds of open work: open leads, future viewings, open deals, properties, and tasks to do. */
export const workKinds = ['Demand', 'Viewing', 'Deal', 'Object', 'Activity'] as const
export type WorkKind = (typeof workKinds)[number]

/** Most records per request; the screen sends several sets and shows progress. */
export const mostAtOnce = 50
/** Most records returned of each kind. */
export const mostOfKind = 10_000

const work = z.object({ entity: z.enum(workKinds), ids: z.array(id) })
export type Work = z.output<typeof work>

const outcome = z.object({
  id,
  title: z.string().nullable(),
  /** Why it was refused, in the caller's language. */
  refused: z.string().nullable(),
  /** False if the person was no longer assigned. */
  changed: z.boolean(),
  /** Whether the other person was already assigned: an undo keeps them assigned. */
  had: z.boolean(),
})
export type HandOverOutcome = z.output<typeof outcome>

export const handOverApi = {
  /** A person's open work; that of other people is for administrators only. */
  workOf: get('/api/handOver/{id}', {
    may: staff,
    shows: ['lead', 'viewing', 'deal', 'object', 'activity', 'assignment', 'account'],
    params: byId,
    answer: z.object({ name: z.string(), items: z.array(work) }),
  }),
  handOver: post('/api/handOver', {
    may: staff,
    changes: ['lead', 'viewing', 'deal', 'object', 'activity', 'assignment'],
    body: z.strictObject({
      entity: z.enum(workKinds),
      ids: z.array(id).min(1).max(mostAtOnce),
      from: id,
      to: id,
      /** Keeps `from` assigned too; for undoing a hand-over to somebody who was already assigned. */
      keep: z.boolean().optional(),
    }),
    answer: z.object({ items: z.array(outcome) }),
  }),
}
