// One person, entered twice.
import {
  doubled,
  emailOf,
  landline,
  mistyped,
  mobile,
  spaced,
  streetOf,
  taxNumber,
  town,
  withoutAccents,
  wrongDigit,
} from './contacts.ts'
import type { LabelledAccounts, TypedAccount } from './labelledPair.ts'
import { people } from './names.ts'
import type { Person } from './names.ts'

type Pattern = (person: Person, n: number) => readonly [TypedAccount, TypedAccount]

const patterns: Record<string, Pattern> = {
  'Greek and Latin, mobile with +30': ({ greek, latin }, n) => [
    { ...greek, phone: mobile(n), city: town(n) },
    { ...latin, phone: `+30 ${spaced(mobile(n))}` },
  ],
  'Greek and Cyrillic, same e-mail': ({ greek, latin, cyrillic }, n) => [
    { ...greek, email: emailOf(latin), phone: mobile(n) },
    { ...cyrillic, email: emailOf(latin).toUpperCase() },
  ],
  'Latin and Cyrillic, mobile with 0030 among others': ({ latin, cyrillic }, n) => [
    { ...latin, phone: `${landline(n)};0030${mobile(n)}`, email: emailOf(latin) },
    { ...cyrillic, phone: spaced(mobile(n)) },
  ],
  'everyday name, same mobile': ({ greek, everyday }, n) => [
    { ...greek, phone: `0030 ${mobile(n)}`, address: streetOf(n) },
    { lastName: greek.lastName, firstName: everyday, phone: mobile(n) },
  ],
  'names in the other order': ({ greek, latin }, n) => [
    { ...latin, phone: mobile(n) },
    { lastName: greek.firstName, firstName: greek.lastName, phone: `(+30) ${mobile(n)}` },
  ],
  'father’s name and tax number with EL': ({ greek, latin, father }, n) => [
    { ...greek, middleName: father.greek, taxNumber: taxNumber(n) },
    {
      ...latin,
      taxNumber: `EL ${taxNumber(n).slice(0, 3)} ${taxNumber(n).slice(3)}`,
      phone: mobile(n),
    },
  ],
  'one letter mistyped, same mobile': ({ greek }, n) => [
    { ...greek, phone: mobile(n), city: town(n) },
    { ...greek, lastName: mistyped(greek.lastName, n), phone: `+30${mobile(n)}` },
  ],
  'capitals without accents, a letter twice, same e-mail': ({ greek, latin }, n) => [
    { ...greek, email: emailOf(latin), phone: mobile(n) },
    {
      lastName: withoutAccents(doubled(greek.lastName)).toUpperCase(),
      firstName: withoutAccents(greek.firstName).toUpperCase(),
      email: emailOf(latin),
    },
  ],
  'mobile changed, same e-mail': ({ cyrillic, latin }, n) => [
    { ...cyrillic, email: emailOf(latin, 'mail.ru'), phone: mobile(n) },
    { ...latin, email: emailOf(latin, 'mail.ru'), phone: mobile(n + 1000) },
  ],
  'e-mail mistyped': ({ greek, latin }, n) => [
    { ...greek, email: emailOf(latin), city: town(n) },
    { ...greek, email: emailOf(latin).replace('gmail', 'gmial'), phone: mobile(n) },
  ],
  'another last name after the wedding': (person, n) => [
    { ...person.greek, phone: mobile(n), email: emailOf(person.latin) },
    { ...otherLastName(person, n), phone: spaced(mobile(n)), email: emailOf(person.latin) },
  ],
  'a digit of the tax number wrong': ({ greek }, n) => [
    { ...greek, taxNumber: taxNumber(n), phone: mobile(n) },
    { ...greek, taxNumber: wrongDigit(taxNumber(n)), phone: `+30-${spaced(mobile(n))}` },
  ],
  'landline with an extension': ({ greek, latin }, n) => [
    { ...greek, phone: landline(n) },
    { ...latin, phone: `${landline(n)} ext. ${10 + (n % 80)}`, city: town(n) },
  ],
  'name and father’s name alone': ({ greek, latin, father }, n) => [
    { ...greek, middleName: father.greek, phone: mobile(n) },
    { ...latin, middleName: father.latin },
  ],
  'name and address, one without contacts': ({ greek, latin }, n) => [
    { ...greek, address: streetOf(n), city: town(n), phone: mobile(n) },
    { ...latin, address: withoutAccents(streetOf(n)).toUpperCase(), city: town(n) },
  ],
}

// A woman's last name changes; of a man's the second half of a double name is left out.
function otherLastName({ woman, greek }: Person, n: number): TypedAccount {
  if (!woman)
    return { ...greek, lastName: `${greek.lastName} ${people[(n + 3) % 24]!.greek.lastName}` }
  const women = people.filter((each) => each.woman && each.greek !== greek)
  return { ...greek, lastName: women[n % women.length]!.greek.lastName }
}

/** 290 pairs: each pattern with half of the people. */
export const samePeople: readonly LabelledAccounts[] = Object.entries(patterns)
  .flatMap(([pattern, make], at) =>
    people.flatMap((person, n) =>
      (n + at) % 2 === 0
        ? [{ kind: 'Account' as const, pattern, same: true, pair: make(person, n + at * 100) }]
        : [],
    ),
  )
  .slice(0, 290)
