import { agencyToday } from '#kit/clock.ts'
import type { Db } from '#base/backend/backend.ts'
import { ruleOn } from '#base/rules/rules.store.ts'
import type { EnergyRule } from './publishGate.ts'

/** The rule by which adverts of today show an energy class. */
export const energyRuleToday = (db: Db): Promise<EnergyRule> =>
  ruleOn(db, 'energyClassInAdverts', agencyToday())
