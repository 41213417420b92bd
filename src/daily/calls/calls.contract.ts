// Calls and messages that staff begin from a phone number in the product, recorded as activities.
import { z } from 'zod'
import { id } from '#kit/fields/schema.ts'
import { nothing, post } from '#kit/http/endpoint.ts'
import { activityParent } from '#base/register/records.contract.ts'
import { staff } from '#base/permissions/permissions.contract.ts'
import { waysToReach } from '#base/people/waysToReach.contract.ts'

export const longestOutcome = 1000
export const mostMinutes = 600
const storable = /^[^\u0000]*$/

const reach = z.strictObject({
  by: z.enum(waysToReach),
  phone: z.string().trim().min(1).max(200).regex(storable),
  /** Records on whose screen it was begun. Their lead and account are added. */
  records: z
    .array(z.object({ entity: activityParent, id }))
    .min(1)
    .max(5),
  /** Seconds since the start, if the request could not be sent at once. */
  secondsAgo: z.int().min(0).max(86_400).optional(),
})
export type ReachInput = z.output<typeof reach>

const outcome = z.strictObject({
  id,
  text: z.string().trim().max(longestOutcome).regex(storable).optional(),
  minutes: z.int().min(1).max(mostMinutes).optional(),
  reached: z.boolean(),
})
export type OutcomeInput = z.output<typeof outcome>

export const callsApi = {
  /** A second request within a minute is the same call. */
  noteReach: post('/api/call/note', {
    may: staff,
    changes: ['activity', 'lead'],
    body: reach,
    answer: z.object({ id }),
  }),
  /** A later outcome replaces the earlier one, unless somebody has rewritten the activity meanwhile. */
  saveOutcome: post('/api/call/outcome', {
    may: staff,
    changes: ['activity', 'lead'],
    body: outcome,
    answer: nothing,
  }),
}
