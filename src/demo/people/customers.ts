// Owners and clients, and people who are both.

import { company } from './companies.ts'
import type { AccountDraft } from './demoAccount.ts'
import { anyCountry, person } from './people.ts'
import type { Random } from '../random.ts'
import { plainLatin } from './transliterate.ts'

export function customers(random: Random, count: number): AccountDraft[] {
  return Array.from({ length: count }, () => {
    const kind = random.weighted({ owner: 35, client: 57, both: 8 })
    const isOwner = kind !== 'client'
    const isClient = kind !== 'owner'
    return {
      ...someone(random, isOwner),
      isOwner,
      isClient,
      hasTransactions: random.chance(isOwner ? 0.2 : 0.03),
      ...(isClient && budget(random)),
    }
  })
}

function someone(random: Random, isOwner: boolean): AccountDraft {
  const country = anyCountry(random)
  if (!random.chance(isOwner ? 0.08 : 0.03)) return person(random, country)
  const home = country === 'CY' ? 'GR' : country
  return company(random, home, isOwner && random.chance(0.6) ? 'builder' : 'investor')
}

/** Budget in euro: both ends, one end, or unknown. */
export function budget(random: Random) {
  const thousands = Math.round((35 * Math.exp(random.next() * 2.9)) / 5) * 5
  const from = thousands * 1000
  const to = Math.round((from * (1.15 + random.next() * 0.7)) / 5000) * 5000
  const known = random.weighted({ both: 70, upTo: 15, from: 5, neither: 10 })
  return {
    purchaseBudgetRangeMin: known === 'both' || known === 'from' ? from : null,
    purchaseBudgetRangeMax: known === 'both' || known === 'upTo' ? to : null,
  }
}

/** Duplicates of some people in Latin letters, as entered by a colleague in a hurry. */
export const enteredTwice = (random: Random, people: readonly AccountDraft[], count: number) =>
  random
    .sample(
      people.filter((one) => one.isCompany !== true && one.phone !== null && !one.hasTransactions),
      count,
    )
    .map((one) => ({
      ...one,
      firstName: plainLatin(one.firstNameEng ?? one.firstName ?? ''),
      lastName: plainLatin(one.lastNameEng ?? one.lastName ?? ''),
      middleName: null,
      middleNameEng: null,
      middleNameLocal: null,
      firstNameLocal: null,
      lastNameLocal: null,
      language: 'en',
      address: null,
      passportNumber: null,
      internalPassportNumber: null,
      taxNumber: null,
      phone: one.phone?.split(';')[0]?.replaceAll(' ', '') ?? null,
    }))
