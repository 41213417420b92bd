import { kind } from '#base/register/records.contract.ts'
import type { ruleFields } from './rules.contract.ts'
import { rulePaths } from './rules.paths.ts'

declare module '#base/register/records.contract.ts' {
  interface Kinds {
    Rule: typeof ruleKind
  }
  interface KindFields {
    Rule: typeof ruleFields
  }
}

export const ruleKind = kind({
  entity: 'rule',
  table: 'rule',
  log: 26,
  href: () => rulePaths.rules,
})
