// Two people who have something in common.
import { emailOf, landline, mobile, streetOf, taxNumber, town, wrongDigit } from './contacts.ts'
import type { LabelledAccounts, TypedAccount } from './labelledPair.ts'
import { people } from './names.ts'
import type { Person } from './names.ts'

type Pattern = (one: Person, other: Person, n: number) => readonly [TypedAccount, TypedAccount]

const home = (n: number) => ({ phone: landline(n), address: streetOf(n), city: town(n) })

const patterns: Record<string, Pattern> = {
  'colleagues with the e-mail and landline of their office': (one, other, n) => [
    { ...one.greek, email: 'info@grafeio.gr', phone: landline(n) },
    { ...other.latin, email: 'info@grafeio.gr', phone: `${landline(n)};${mobile(n)}` },
  ],
  'father and son': ({ greek, father }, _, n) => [
    { ...greek, middleName: father.greek, ...home(n) },
    { lastName: greek.lastName, firstName: father.greek, ...home(n) },
  ],
  'husband and wife': (one, other, n) => [
    { ...one.greek, ...home(n) },
    { lastName: spouseOf(one), firstName: other.greek.firstName, ...home(n) },
  ],
  'spouses with one e-mail': (one, other, n) => [
    { ...one.latin, email: emailOf(one.latin), phone: mobile(n) },
    { lastName: one.latin.lastName, firstName: other.latin.firstName, email: emailOf(one.latin) },
  ],
  'namesakes with other tax numbers': ({ greek }, _, n) => [
    { ...greek, taxNumber: taxNumber(n), city: town(n) },
    { ...greek, taxNumber: taxNumber(n + 77), city: town(n) },
  ],
  'namesakes in other towns': ({ greek, latin }, _, n) => [
    { ...greek, phone: mobile(n), email: emailOf(latin), city: town(n) },
    { ...latin, phone: mobile(n + 77), email: emailOf(latin, `yahoo${n}.gr`), city: town(n + 1) },
  ],
  'namesakes with other fathers': (one, other, n) => [
    { ...one.greek, middleName: one.father.greek, phone: mobile(n) },
    { ...one.greek, middleName: otherFather(one, other), phone: mobile(n + 77) },
  ],
  'brothers and sisters': (one, other, n) => [
    { ...one.greek, middleName: one.father.greek, address: streetOf(n), phone: mobile(n) },
    {
      lastName: one.greek.lastName,
      firstName: other.greek.firstName,
      middleName: one.father.greek,
      address: streetOf(n),
      phone: mobile(n + 77),
    },
  ],
  strangers: (one, other, n) => [
    { ...one.greek, phone: mobile(n), city: town(n) },
    { ...other.cyrillic, phone: mobile(n + 77), city: town(n) },
  ],
  'same first name in one street': (one, other, n) => [
    { ...one.greek, address: streetOf(n), city: town(n) },
    { ...other.greek, firstName: one.greek.firstName, address: streetOf(n + 6), city: town(n) },
  ],
  'mobiles that differ by a digit': (one, other, n) => [
    { ...one.greek, phone: mobile(n) },
    {
      lastName: other.greek.lastName,
      firstName: one.greek.firstName,
      phone: wrongDigit(mobile(n)),
    },
  ],
  'grandfather and grandson': ({ greek }, _, n) => [
    { ...greek, ...home(n), taxNumber: taxNumber(n) },
    { ...greek, ...home(n), taxNumber: taxNumber(n + 77) },
  ],
  'the e-mail of a secretary': (one, other, n) => [
    { ...one.latin, email: 'maria@law-office.gr', taxNumber: taxNumber(n) },
    { ...other.latin, email: 'maria@law-office.gr', taxNumber: taxNumber(n + 77) },
  ],
  'a mobile that was given to somebody else': (one, other, n) => [
    { ...one.greek, phone: mobile(n), city: town(n) },
    { ...other.cyrillic, phone: `+30${mobile(n)}`, city: town(n + 1) },
  ],
}

/** The last name of a spouse, in the form of the other sex where the name has one. */
const spouseOf = ({ woman, greek: { lastName } }: Person) =>
  woman
    ? lastName
    : lastName
        .replace(/όπουλος$/, 'οπούλου')
        .replace(/ίδης$/, 'ίδου')
        .replace(/άδης$/, 'άδου')
const otherFather = (one: Person, other: Person) =>
  one.father.greek === other.father.greek ? 'Ραφαήλ' : other.father.greek

/** A person with another first name, of the same sex or not. */
function otherOf(one: Person, n: number): Person {
  const differ = (a: Person['greek'], b: Person['greek']) =>
    a.firstName !== b.firstName && a.lastName !== b.lastName
  for (let at = n + 7; ; at++) {
    const other = people[at % people.length]!
    if (differ(one.greek, other.greek) && differ(one.latin, other.latin)) return other
  }
}

/** 350 pairs: each pattern with five people of eight. */
export const differentPeople: readonly LabelledAccounts[] = Object.entries(patterns)
  .flatMap(([pattern, make], at) =>
    people.flatMap((person, n) => {
      const number = 5000 + n + at * 100
      return (n + at) % 8 < 5
        ? [
            {
              kind: 'Account' as const,
              pattern,
              same: false,
              pair: make(person, otherOf(person, n + at), number),
            },
          ]
        : []
    }),
  )
  .slice(0, 350)
