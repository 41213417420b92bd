// 1,000 labelled pairs, of which 450 are the same: patterns of how staff enter one person, company or property twice, and of
// how different ones come to look alike, times people, companies and streets in three scripts.
import { differentCompanies, sameCompanies } from './companies.ts'
import { differentPeople } from './differentPeople.ts'
import type { LabelledAccounts, LabelledObjects } from './labelledPair.ts'
import { differentProperties, sameProperties } from './properties.ts'
import { samePeople } from './samePeople.ts'

export type LabelledPair = (LabelledAccounts | LabelledObjects) & {
  /** Whether it is held out: one of the tenth that was not used for tuning the scores. */
  heldOut: boolean
}

export const labelledPairs: readonly LabelledPair[] = [
  ...samePeople,
  ...differentPeople,
  ...sameCompanies,
  ...differentCompanies,
  ...sameProperties,
  ...differentProperties,
].map((pair, at) => ({ ...pair, heldOut: (at * 7) % 10 === 3 }))
