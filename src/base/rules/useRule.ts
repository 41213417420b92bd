import { agencyToday } from '#kit/clock.ts'
import { useAnswer } from '#kit/http/queries.ts'
import { ruleOnDay, rulesApi } from './rules.contract.ts'
import type { Rule } from './rules.contract.ts'
import type { RuleKey } from './ruleParameters.contract.ts'

/** The rule that holds today; null if there is none, undefined while it loads. */
export function useRule<K extends RuleKey>(key: K): Rule<K> | null | undefined {
  const { data } = useAnswer(rulesApi.listRules, {}, { staleTime: 10 * 60_000 })
  return data && ruleOnDay(data.items, key, agencyToday())
}
