import { feature } from '#base/register/feature.ts'
import { ruleKind } from './rule.kind.ts'
import { ruleRecord } from './rule.record.ts'
import { ruleRoutes } from './rules.routes.ts'

export const rules = feature({
  routes: [ruleRoutes],
  kinds: { Rule: ruleKind },
  records: { Rule: ruleRecord },
})
