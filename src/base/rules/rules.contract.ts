// Rules of law as dated facts: what holds from a day on, by which law, where it was read, and who confirmed it.
import { z } from 'zod'
import { date, textUpTo, textareaUpTo } from '#kit/fields/kinds.ts'
import type { Field, ValueOf } from '#kit/fields/kinds.ts'
import { id, inputOf, schemaOf, updateOf, valueSchema } from '#kit/fields/schema.ts'
import { byId, del, get, nothing, post } from '#kit/http/endpoint.ts'
import { admin, staff } from '#base/permissions/permissions.contract.ts'
import { parameterFields, parameterNames, ruleKeys } from './ruleParameters.contract.ts'
import type { ParameterName, ParametersOf, RuleKey } from './ruleParameters.contract.ts'

const ruleText = textareaUpTo(2000)

export const ruleFields = {
  /** The first and the last day on which it holds. */
  validFrom: date,
  validUntil: date,
  law: textUpTo(200),
  article: textUpTo(100),
  /** Where it was read: a title, or addresses. */
  source: textUpTo(500),
  readOn: date,
  /** What it says. */
  textEn: ruleText,
  textEl: ruleText,
  textRu: ruleText,
  /** The professional who confirmed it, and when: both, or neither. */
  confirmedBy: textUpTo(120),
  confirmedOn: date,
} as const

const given = z.string()
const requiredFields = {
  validFrom: given,
  law: given,
  source: given,
  readOn: given,
  textEn: given,
  textEl: given,
  textRu: given,
} as const
export const requiredRuleFields = Object.keys(requiredFields) as (keyof typeof requiredFields)[]

const rulePeriod = schemaOf(ruleFields).extend({
  ...requiredFields,
  id,
  version: z.int(),
  key: z.enum(ruleKeys),
  /** As in `ruleParameters`; null if what is stored does not fit, so that the rule does not hold until somebody corrects it. */
  parameters: z.record(z.string(), z.unknown()).nullable(),
})
/** One period of a rule. */
export type RulePeriod = z.output<typeof rulePeriod>
/** A rule that is used by name. */
export type Rule<K extends RuleKey> = Omit<RulePeriod, 'key' | 'parameters'> & {
  key: K
  parameters: ParametersOf<K>
}

/** The period of a rule that covers the day (YYYY-MM-DD); null if none does. */
export const ruleOnDay = <K extends RuleKey>(
  rules: readonly RulePeriod[],
  key: K,
  day: string,
): Rule<K> | null =>
  (rules.find(
    (one) =>
      one.key === key &&
      one.validFrom <= day &&
      (one.validUntil === null || day <= one.validUntil) &&
      one.parameters !== null,
  ) as Rule<K> | undefined) ?? null

type ParameterShape = { [Name in ParameterName]: z.ZodOptional<z.ZodType<ValueOf<Field>>> }
// Each under its own name beside the fields, so that two people may change different ones.
const parameters = Object.fromEntries(
  parameterNames.map((name) => [name, valueSchema(parameterFields[name]).optional()]),
) as ParameterShape

const ruleInput = inputOf(ruleFields).extend({ ...parameters, key: z.enum(ruleKeys) })
export type RuleInput = z.output<typeof ruleInput>
const ruleUpdate = updateOf(ruleFields, rulePeriod, parameters)
export type RuleUpdate = z.output<typeof ruleUpdate>

export const rulesApi = {
  /** All periods of all rules, the earliest of each first. */
  listRules: get('/api/rules', {
    may: staff,
    shows: ['rule'],
    answer: z.object({ items: z.array(rulePeriod) }),
  }),
  /** Adds a period; an earlier one that lasts longer ends the day before. */
  addRule: post('/api/rules/add', {
    may: admin,
    changes: ['rule'],
    body: ruleInput,
    answer: rulePeriod,
  }),
  saveRule: post('/api/rules/update', {
    may: admin,
    changes: ['rule'],
    body: ruleUpdate,
    answer: rulePeriod,
  }),
  deleteRule: del('/api/rules/{id}', {
    may: admin,
    changes: ['rule'],
    params: byId,
    answer: nothing,
  }),
  restoreRule: post('/api/rules/restore/{id}', {
    may: admin,
    changes: ['rule'],
    params: byId,
    answer: nothing,
  }),
}
