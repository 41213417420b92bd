// Leads that need somebody. Apart from their list: the start page loads no more than this.
import { z } from 'zod'
import { get } from '#kit/http/endpoint.ts'
import { staff } from '#base/permissions/permissions.contract.ts'

/** Why an open lead needs somebody: nothing is planned for it and no viewing is to come, or it was left alone for too long. */
export const attentions = ['noNextStep', 'untouched'] as const
export type Attention = (typeof attentions)[number]

export const leadAttentionApi = {
  countAttention: get('/api/lead/attention', {
    may: staff,
    shows: ['lead', 'activity', 'viewing', 'account'],
    answer: z.object({ noNextStep: z.int(), untouched: z.int() }),
  }),
}
