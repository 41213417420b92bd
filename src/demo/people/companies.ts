// Makes companies with their contact persons.

import {
  companyForms,
  greekForms,
  greekPlaces,
  greekTrades,
  latinMarks,
  latinTrades,
  russianMarks,
  russianTrades,
} from '../data/companyNames.ts'
import type { Trade } from '../data/companyNames.ts'
import type { AccountDraft } from './demoAccount.ts'
import { person } from './people.ts'
import { landline } from './phones.ts'
import type { Random } from '../random.ts'
import { foreignTaxNumber, greekTaxNumber } from './taxNumbers.ts'
import { greekToLatin, russianToLatin } from './transliterate.ts'

export type CompanyName = Pick<AccountDraft, 'nameEng' | 'nameLocal'>

/** A company of that country; the account's own first and last name are its contact person. */
export function company(random: Random, country: string, trade: Trade): AccountDraft {
  const contact = person(random, country)
  const name = companyName(random, country, trade, contact.lastName ?? '')
  return asCompany(random, { ...contact, country }, name)
}

/** The contact person's account turned into the company's. */
export function asCompany(random: Random, contact: AccountDraft, name: CompanyName): AccountDraft {
  const country = contact.country ?? 'GR'
  const isGreek = country === 'GR'
  const box = ['info', 'office', 'contact'][random.int(0, 2)]
  const host = (name.nameEng ?? '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 28)
  return {
    ...contact,
    ...name,
    isCompany: true,
    isIndividual: false,
    internalPassportNumber: null,
    passportNumber: null,
    email: `${box}@${host.replace(/^-+|-+$/g, '')}.example.com`,
    phone: isGreek
      ? [landline(random, '2310'), contact.phone].filter(Boolean).join(';')
      : contact.phone,
    taxNumber: isGreek ? greekTaxNumber(random, true) : null,
    taxNumberOfOtherCountry: isGreek ? null : foreignTaxNumber(random, country, true),
  }
}

/** A name in Greek letters with its Latin form. */
export const greekCompanyName = (name: string): CompanyName => ({
  nameEng: greekToLatin(name),
  nameLocal: name,
})

function companyName(random: Random, country: string, trade: Trade, founder: string): CompanyName {
  if (country === 'GR') {
    const what = random.pick<string>(greekTrades[trade])
    const form = random.pick(greekForms)
    const named = random.chance(0.5)
      ? `${founder} ${what} ${form}`
      : `${what} ${random.pick(greekPlaces)} ${form}`
    return greekCompanyName(named)
  }
  const form = random.pick(companyForms[country] ?? ['Ltd'])
  if (country === 'RU') {
    const what = random.pick<string>(russianTrades[trade])
    const mark = random.pick(russianMarks)
    const latinForm = form === 'ООО' ? 'LLC' : 'JSC'
    const name = `${form} «${what} „${mark}“»`
    return { nameEng: `${russianToLatin(`${what} ${mark}`)} ${latinForm}`, nameLocal: name }
  }
  const name = `${random.pick(latinMarks)} ${random.pick<string>(latinTrades[trade])} ${form}`
  return { nameEng: name, nameLocal: name }
}
