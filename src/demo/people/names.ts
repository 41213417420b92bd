// A person's name in their own script, in Latin letters, and as their country writes it.

import { foreignNames } from '../data/foreignNames.ts'
import type { ForeignCountry } from '../data/foreignNames.ts'
import { greekMen, greekSurnames, greekWomen } from '../data/greekNames.ts'
import { russianMen, russianSurnames, russianWomen } from '../data/russianNames.ts'
import type { Random } from '../random.ts'
import { bulgarianToLatin, greekToLatin, plainLatin, russianToLatin } from './transliterate.ts'

export type PersonName = {
  firstName: string
  lastName: string
  middleName: string | null
  firstNameEng: string
  lastNameEng: string
  middleNameEng: string | null
  firstNameLocal: string
  lastNameLocal: string
  middleNameLocal: string | null
}

type Plain = { first: string; last: string; middle: string | null }

export function personName(random: Random, country: string, isWoman: boolean): PersonName {
  if (country === 'GR' || country === 'CY') {
    return inScripts(greek(random, isWoman), greekToLatin)
  }
  if (country === 'RU') return inScripts(russian(random, isWoman), russianToLatin)
  const name = foreign(random, country as ForeignCountry, isWoman)
  if (country !== 'BG') return inScripts(name, plainLatin)
  // Bulgarians are known here by their names in Latin letters; the Cyrillic spelling is the local name.
  const { first, last } = name
  const latin = { first: bulgarianToLatin(first), last: bulgarianToLatin(last), middle: null }
  return { ...inScripts(latin, plainLatin), firstNameLocal: first, lastNameLocal: last }
}

export function inScripts({ first, last, middle }: Plain, toLatin: (text: string) => string) {
  return {
    firstName: first,
    lastName: last,
    middleName: middle,
    firstNameEng: toLatin(first),
    lastNameEng: toLatin(last),
    middleNameEng: middle && toLatin(middle),
    firstNameLocal: first,
    lastNameLocal: last,
    middleNameLocal: middle,
  }
}

function greek(random: Random, isWoman: boolean): Plain {
  const [man = '', woman = ''] = random.pick(greekSurnames).split(':')
  const [name = ''] = random.pick(greekMen).split(':')
  const [, fatherOf = ''] = random.pick(greekMen).split(':')
  const middle = random.chance(0.35) ? fatherOf : null
  return isWoman
    ? { first: random.pick(greekWomen), last: woman, middle }
    : { first: name, last: man, middle }
}

function russian(random: Random, isWoman: boolean): Plain {
  const surname = random.pick(russianSurnames)
  const [name = ''] = random.pick(russianMen).split(':')
  const [, sonOf = '', daughterOf = ''] = random.pick(russianMen).split(':')
  const first = isWoman ? random.pick(russianWomen) : name
  const middle = random.chance(0.85) ? (isWoman ? daughterOf : sonOf) : null
  return { first, last: isWoman ? russianWomanSurname(surname) : surname, middle }
}

/** Кузнецов → Кузнецова, Островский → Островская, Толстой → Толстая; the others do not change. */
export function russianWomanSurname(surname: string): string {
  if (/[оеё]в$|[иы]н$/.test(surname)) return `${surname}а`
  return surname.replace(/(ий|ой|ый)$/, 'ая')
}

function foreign(random: Random, country: ForeignCountry, isWoman: boolean): Plain {
  const names = foreignNames[country]
  const surname = random.pick<string>(names.surnames)
  const last = isWoman ? foreignWomanSurname(surname, country) : surname
  return { first: random.pick<string>(isWoman ? names.women : names.men), last, middle: null }
}

function foreignWomanSurname(surname: string, country: ForeignCountry): string {
  if (country === 'BG') return `${surname}а`
  return country === 'PL' ? surname.replace(/(sk|ck)i$/, '$1a') : surname
}
