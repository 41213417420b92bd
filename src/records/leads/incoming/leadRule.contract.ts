// Settings of new leads: who gets them, and within how many hours they should be answered.
import { z } from 'zod'
import { id } from '#kit/fields/schema.ts'
import { get, post } from '#kit/http/endpoint.ts'
import { admin } from '#base/permissions/permissions.contract.ts'

/**
 * `turn`: the people who take new leads, one after the other; `branch`: the same, within the branch; `source`: the people
 * assigned to the source of the lead.
 */
export const rules = ['turn', 'branch', 'source'] as const
export type Rule = (typeof rules)[number]
export const ownRules = ['maker', ...rules] as const
export type OwnRule = (typeof ownRules)[number]

const taker = z.object({ id, description: z.string() })

const leadRule = z.object({
  /** For leads that staff add: `maker` is whoever adds it. */
  own: z.enum(ownRules),
  /** For enquiries of the public site about no property, or about one that nobody is assigned to. */
  enquiries: z.enum(rules),
  /** Hours after which a new lead that nobody answered is late. */
  answerWithin: z.int(),
  /** Who takes new leads; without any, all staff who can sign in. */
  takers: z.array(taker),
})
export type LeadRule = z.output<typeof leadRule>

const leadRuleInput = z.strictObject({
  own: z.enum(ownRules),
  enquiries: z.enum(rules),
  answerWithin: z.int().min(1).max(720),
  takers: z.array(z.object({ id })).max(200),
})
export type LeadRuleInput = z.output<typeof leadRuleInput>

export const leadRuleApi = {
  getLeadRule: get('/api/leadRule', {
    may: admin,
    shows: ['leadRule', 'account'],
    answer: leadRule,
  }),
  saveLeadRule: post('/api/leadRule', {
    may: admin,
    changes: ['leadRule'],
    body: leadRuleInput,
    answer: leadRule,
  }),
}
