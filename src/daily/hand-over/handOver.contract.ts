// Hands the open work of a person over to others: for a holiday, or for good.
import { z } from 'zod'
import { id } from '#kit/fields/schema.ts'
import { byId, get, post } from '#kit/http/endpoint.ts'
import { staff } from '#base/permissions/permissions.contract.ts'

/** What is handed over: open leads, coming viewings, deals that are not over, properties, and tasks to do. */
export const workKinds = ['Demand', 'Viewing', 'Deal', 'Object', 'Activity'] as const
export type WorkKind = (typeof workKinds)[number]

/** Most records of one call; the screen sends set after set, and shows how far it is. */
export const mostAtOnce = 50
/** Most records of a kind. */
export const mostOfKind = 10_000

const work = z.object({ entity: z.enum(workKinds), ids: z.array(id) })
export type Work = z.output<typeof work>

const outcome = z.object({
  id,
  title: z.string().nullable(),
  /** Why it was refused, in the caller's language. */
  refused: z.string().nullable(),
  /** False when the person was not assigned any more. */
  changed: z.boolean(),
  /** Whether the other person had been assigned before: an undo leaves that as it was. */
  had: z.boolean(),
})
export type HandOverOutcome = z.output<typeof outcome>

export const handOverApi = {
  /** The open work of a person; of others than oneself for administrators only. */
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
      /** Also leaves `from` assigned; to undo where `to` had been assigned before. */
      keep: z.boolean().optional(),
    }),
    answer: z.object({ items: z.array(outcome) }),
  }),
}
