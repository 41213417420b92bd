// The API for leads that need attention; separate from the lists, so that the start page loads only this.
import { z } from 'zod'
import { get } from '#kit/http/endpoint.ts'
import { staff } from '#base/permissions/permissions.contract.ts'

/** Why an open lead needs attention: nothing is planned and no viewing is coming, or it was untouched for too long. */
export const attentions = ['noNextStep', 'untouched'] as const
export type Attention = (typeof attentions)[number]

const counts = z.object({ noNextStep: z.int(), untouched: z.int() })

export const leadAttentionApi = {
  /** Counts of all leads, and of leads assigned to the caller. */
  countAttention: get('/api/lead/attention', {
    may: staff,
    shows: ['lead', 'activity', 'viewing', 'account'],
    answer: counts.extend({ mine: counts }),
  }),
}
