// The keys for finding possible duplicates: two records are compared only if they share one.
import type { AccountFacts, EverydayNames } from '../scoring/accountFacts.ts'
import { companyOf } from '../scoring/companyEvidence.ts'
import type { ObjectFacts } from '../scoring/compareObjects.ts'
import { houseKey, streetOf } from '../scoring/streets.ts'
import { consonants, sound } from '../scoring/words.ts'

/** Numbers of the kinds of keys, as in "duplicateKey"."of"; those of objects begin at 11. */
export const keyKinds = {
  phone: 1,
  email: 2,
  taxNumber: 3,
  name: 4,
  company: 5,
  document: 6,
  house: 11,
  houseInPlace: 12,
  position: 13,
  sizeAndPrice: 14,
  photo: 15,
  reference: 16,
} as const
export type KeyKind = keyof typeof keyKinds
export const firstOfObjects = 11

export type BlockingKey = { of: number; key: string }

const keyed = (kind: KeyKind, keys: readonly string[]): BlockingKey[] =>
  [...new Set(keys)].map((key) => ({ of: keyKinds[kind], key }))

export function keysOfAccount(facts: AccountFacts, everyday: EverydayNames): BlockingKey[] {
  return [
    // Eight digits: the shortest numbers without the country code, of Cyprus.
    ...keyed(
      'phone',
      facts.phones.filter(({ length }) => length >= 7).map((phone) => phone.slice(-8)),
    ),
    ...keyed('email', facts.emails),
    ...keyed('taxNumber', facts.taxNumbers),
    ...keyed('document', facts.passports),
    ...(facts.isCompany
      ? keyed('company', facts.company.map(companyKey))
      : keyed('name', nameKeys(facts, everyday))),
  ]
}

// The first two words in the order of the alphabet, so that a name with an addition is found too.
const companyKey = (name: string) =>
  companyOf(name).words.slice(0, 2).map(consonants).sort().join(' ')

/** A first and a last name, in either order. */
function nameKeys({ first, last }: AccountFacts, everyday: EverydayNames): string[] {
  const forms = (word: string) =>
    everyday.get(sound(word))?.map((group) => `=${group}`) ?? [consonants(word)]
  return first.flatMap((one) =>
    last.flatMap((other) =>
      forms(one).flatMap((a) => forms(other).map((b) => [a, b].sort().join(' '))),
    ),
  )
}

export function keysOfObject(facts: ObjectFacts): BlockingKey[] {
  const house = houseKey(streetOf(facts.address))
  return [
    ...keyed('house', house === undefined ? [] : [house]),
    ...keyed(
      'houseInPlace',
      house === undefined ? [] : facts.places.slice(-2).map((place) => `${place} ${house}`),
    ),
    ...keyed('position', cellsOf(facts)),
    ...keyed('sizeAndPrice', sizesAndPrices(facts)),
    ...keyed('photo', facts.photos),
    ...keyed('reference', facts.references),
  ]
}

// The four corners of the cell of about 100 metres around a point, and two classes of sizes: points and sizes that are near
// share one of them.
function cellsOf({ latitude, longitude, size }: ObjectFacts): string[] {
  if (latitude === null || longitude === null || size === null) return []
  const corners = (degrees: number) => [Math.floor(degrees * 1000), Math.ceil(degrees * 1000)]
  const steps = Math.log(size) / 0.1
  return corners(latitude).flatMap((north) =>
    corners(longitude).flatMap((east) =>
      [Math.floor(steps), Math.ceil(steps)].map((step) => `${north} ${east} ${step}`),
    ),
  )
}

function sizesAndPrices({ size, salePrice, rentPrice, places }: ObjectFacts): string[] {
  const price = salePrice ?? rentPrice
  if (size === null || price === null) return []
  return [...places.slice(-1), ''].map((place) => `${place} ${size} ${price}`)
}
