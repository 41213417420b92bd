import { company } from './companies.ts'
import type { AccountDraft } from './demoAccount.ts'
import { person } from './people.ts'
import type { Random } from '../random.ts'

const countries = {
  GR: 12,
  RU: 10,
  RS: 8,
  BG: 7,
  DE: 6,
  IL: 5,
  GB: 4,
  RO: 4,
  PL: 3,
  NL: 1,
} as const

/** Agencies and travel firms of several countries; a few do both, and a few are single persons. */
export function partners(random: Random, count: number): AccountDraft[] {
  return Array.from({ length: count }, () => {
    const country = random.weighted(countries)
    const kind = random.weighted({ realEstate: 55, tourism: 35, both: 10 })
    const trade = kind === 'tourism' ? 'tourism' : 'realEstate'
    const account = random.chance(0.85) ? company(random, country, trade) : person(random, country)
    return {
      ...account,
      isPartnerRealEstate: kind !== 'tourism',
      isPartnerTourism: kind !== 'realEstate',
      isRealEstateAgencyOrBroker: kind !== 'tourism',
      hasTransactions: random.chance(0.15),
    }
  })
}
