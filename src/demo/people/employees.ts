import { addDays } from '#kit/clock.ts'
import { staff } from '../data/staff.ts'
import { regions } from '../data/places.ts'
import { draft } from './demoAccount.ts'
import type { AccountDraft } from './demoAccount.ts'
import { inScripts } from './names.ts'
import { streetAddress } from './people.ts'
import { mobile } from './phones.ts'
import type { Random } from '../random.ts'
import { greekTaxNumber } from './taxNumbers.ts'
import { greekToLatin, plainLatin, russianToLatin } from './transliterate.ts'

export type WrittenLanguage = 'el' | 'ru' | 'en'

/** An employee with the period of employment and the language that they write. */
export type Colleague = {
  id: number
  language: WrittenLanguage
  branchId: number | null
  startDate: string
  endDate: string | null
}

const yearsBefore = (today: string, years: number) => addDays(today, -Math.round(years * 365.25))

export const colleagues = (today: string): Colleague[] =>
  staff.map(({ language, branchId, years, leftYearsAgo }, at) => ({
    id: at + 1,
    language,
    branchId,
    startDate: yearsBefore(today, years),
    endDate: leftYearsAgo === undefined ? null : yearsBefore(today, leftYearsAgo),
  }))

export const worksHereOn = (date: string) => (one: Colleague) =>
  one.startDate <= date && (one.endDate === null || date <= one.endDate)

const toLatin = { el: greekToLatin, ru: russianToLatin, en: plainLatin }

export const employees = (random: Random, today: string): AccountDraft[] =>
  staff.map(({ first, last, middle = null, country, language, branchId, role }, at) => {
    const { startDate, endDate } = colleagues(today)[at]!
    const name = inScripts({ first, last, middle }, toLatin[language])
    const town = random.pick(branchId === 3 ? regions.halkidiki : regions.thessaloniki)
    return draft({
      ...name,
      isEmploye: true,
      isIndividual: true,
      language,
      country: 'GR',
      nationality: country,
      role,
      branchId,
      startDate,
      endDate,
      email: `${name.firstNameEng}.${name.lastNameEng}@example.com`.toLowerCase(),
      phone: mobile(random, 'GR'),
      taxNumber: greekTaxNumber(random, false),
      city: town.city,
      postcode: random.pick(town.postcodes),
      address: streetAddress(random, town, 'GR'),
    })
  })
