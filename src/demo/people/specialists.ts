import { asCompany, greekCompanyName } from './companies.ts'
import { greekPlaces } from '../data/companyNames.ts'
import { greekFirms, specialistWeights } from '../data/specialistTrades.ts'
import type { AccountDraft, Speciality } from './demoAccount.ts'
import { person } from './people.ts'
import type { Random } from '../random.ts'

/** Professions that are often practised together. */
const together: Partial<Record<Speciality, Speciality>> = {
  isAttorney: 'isLawyer',
  isLawyer: 'isAttorney',
  isElectrician: 'isTechnician',
  isPlumber: 'isTechnician',
  isAccountant: 'isEconomist',
  isIT: 'isWebDesigner',
  isInteriorDesigner: 'isLandscapeDesigner',
}

export function specialists(random: Random, count: number): AccountDraft[] {
  return Array.from({ length: count }, () => {
    const speciality = random.weighted(specialistWeights)
    const second = random.chance(0.3) ? together[speciality] : undefined
    const nationality = speciality === 'isTranslator' && random.chance(0.5) ? 'RU' : 'GR'
    const contact = { ...person(random, nationality), country: 'GR' }
    const firms = greekFirms[speciality]
    const account =
      firms && random.chance(firms.share)
        ? asCompany(random, contact, firmName(random, contact, firms.names))
        : contact
    return {
      ...account,
      isProfessional: true,
      [speciality]: true,
      ...(second && { [second]: true }),
      isClient: random.chance(0.05),
      hasTransactions: random.chance(0.3),
    }
  })
}

function firmName(random: Random, contact: AccountDraft, trades: readonly string[]) {
  const trade = random.pick(trades)
  const isGreek = contact.nationality === 'GR'
  return greekCompanyName(
    isGreek && random.chance(0.6)
      ? `${contact.lastName} ${trade}`
      : `${trade} ${random.pick(greekPlaces)}`,
  )
}
