// Makes people with names, contact details, papers and addresses, each more or less complete.

import { homeTowns, regions } from '../data/places.ts'
import type { Town } from '../data/places.ts'
import { draft } from './demoAccount.ts'
import type { AccountDraft } from './demoAccount.ts'
import { personName } from './names.ts'
import { identityCard, passportNumber } from '../papers.ts'
import { landline, mobile } from './phones.ts'
import type { Random } from '../random.ts'
import { foreignTaxNumber, greekTaxNumber } from './taxNumbers.ts'

const languages: Readonly<Record<string, string>> = {
  GR: 'el',
  CY: 'el',
  RU: 'ru',
  RS: 'sr',
  BG: 'bg',
  DE: 'de',
  GB: 'en',
  IL: 'he',
  RO: 'ro',
  PL: 'pl',
  FR: 'fr',
  IT: 'it',
  NL: 'nl',
}

export const languageOf = (country: string) => languages[country] ?? 'en'

const abroad = { RS: 8, BG: 6, DE: 5, GB: 4, IL: 3, RO: 3, PL: 2, FR: 1, IT: 1, NL: 1 } as const

/** Half Greek, a quarter Russian, a quarter from elsewhere. */
export function anyCountry(random: Random): string {
  const group = random.weighted({ greek: 50, russian: 25, other: 25 })
  if (group === 'greek') return random.chance(0.03) ? 'CY' : 'GR'
  return group === 'russian' ? 'RU' : random.weighted(abroad)
}

export function person(random: Random, nationality: string): AccountDraft {
  const name = personName(random, nationality, random.chance(0.48))
  const livesInGreece = nationality === 'GR' ? random.chance(0.96) : random.chance(0.22)
  const country = livesInGreece ? 'GR' : nationality === 'GR' ? 'DE' : nationality
  const speaksEnglish = nationality !== 'GR' && nationality !== 'RU' && random.chance(0.45)
  return draft({
    ...name,
    country,
    nationality,
    isIndividual: true,
    language: speaksEnglish ? 'en' : languageOf(nationality),
    email: emails(random, `${name.firstNameEng}.${name.lastNameEng}`),
    phone: phones(random, country, nationality),
    ...home(random, country),
    ...papers(random, nationality),
  })
}

const domains = ['example.com', 'example.org', 'example.net'] as const

/** Usually one address, sometimes none or two, joined by semicolons. */
export function emails(random: Random, from: string): string | null {
  const box = from.toLowerCase().replace(/[^a-z0-9.]+/g, '')
  const count = random.weighted({ none: 14, one: 72, two: 14 })
  if (count === 'none') return null
  const first = `${box}${random.int(1, 999)}@${random.pick(domains)}`
  if (count === 'one') return first
  return `${first};${box.replace('.', '_')}${random.int(50, 99)}@${random.pick(domains)}`
}

function phones(random: Random, country: string, nationality: string): string | null {
  if (random.chance(0.05)) return null
  const list = [mobile(random, random.chance(0.7) ? country : nationality)]
  if (country === 'GR' && random.chance(0.25)) list.push(landline(random, '2310'))
  if (country !== nationality && random.chance(0.4)) list.push(mobile(random, nationality))
  return list.join(';')
}

export function home(random: Random, country: string) {
  if (random.chance(0.18)) return {}
  const town = random.pick(townsOf(random, country))
  if (random.chance(0.12)) return { city: town.city }
  return {
    city: town.city,
    postcode: random.pick(town.postcodes),
    address: streetAddress(random, town, country),
  }
}

const townsOf = (random: Random, country: string): readonly Town[] =>
  country === 'GR'
    ? regions[random.weighted({ thessaloniki: 7, halkidiki: 3 })]
    : (homeTowns[country] ?? regions.thessaloniki)

export function streetAddress(random: Random, town: Town, country: string): string {
  const street = random.pick(town.streets)
  const number = random.int(1, 148)
  if (country === 'GB' || country === 'FR' || country === 'IL') return `${number} ${street}`
  if (country === 'RU') return `${street}, д. ${number}, кв. ${random.int(1, 180)}`
  if (country === 'BG') return `${street} № ${number}`
  return `${street} ${number}`
}

function papers(random: Random, nationality: string) {
  const isGreek = nationality === 'GR'
  return {
    passportNumber: random.chance(isGreek ? 0.2 : 0.55)
      ? passportNumber(random, nationality)
      : null,
    internalPassportNumber: random.chance(0.4) ? identityCard(random, nationality) : null,
    taxNumber: random.chance(isGreek ? 0.6 : 0.35) ? greekTaxNumber(random, false) : null,
    taxNumberOfOtherCountry: random.chance(0.25)
      ? foreignTaxNumber(random, nationality, false)
      : null,
  }
}
