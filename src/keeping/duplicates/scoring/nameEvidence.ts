// Compares the names of two people in any script and order.
import type { AccountFacts, EverydayNames } from './accountFacts.ts'
import type { Evidence } from './evidence.ts'
import { isNear, shared, sound } from './words.ts'

type Likeness = 'same' | 'everyday' | 'near' | 'part' | 'initial' | 'other' | 'unknown'

export function nameEvidence(
  one: AccountFacts,
  other: AccountFacts,
  everyday: EverydayNames,
): Evidence[] {
  const straight = {
    first: likeness(one.first, other.first, everyday),
    last: likeness(one.last, other.last),
  }
  const names = evidenceOf(straight, one, other)
  if (straight.first !== 'other' && straight.last !== 'other')
    return [...names, ...fathers(one, other, everyday)]
  const swapped =
    isAlike(likeness(one.first, other.last, everyday)) &&
    isAlike(likeness(one.last, other.first, everyday))
  return swapped
    ? [{ reason: 'swappedNames', points: 42 }, ...fathers(one, other, everyday)]
    : [...names, ...fathers(one, other, everyday)]
}

const isAlike = (like: Likeness) => like === 'same' || like === 'everyday' || like === 'near'

type Names = { first: Likeness; last: Likeness }

function evidenceOf({ first, last }: Names, one: AccountFacts, other: AccountFacts): Evidence[] {
  if (first === 'unknown' || last === 'unknown') return partsOf({ first, last })
  if (first === 'other')
    return [
      { reason: 'otherFirstName', points: -60, most: last === 'other' ? 40 : 55 },
      ...(last === 'other' ? [{ reason: 'otherLastName' as const, points: -20 }] : []),
    ]
  if (last === 'other') return [{ reason: 'otherLastName', points: -10 }]
  // With a mobile or an e-mail that both have it is enough.
  if (first === 'initial' || last === 'initial')
    return [{ reason: 'partOfName', points: first === 'same' || last === 'same' ? 25 : 15 }]
  if (first === 'near' || last === 'near') return [{ reason: 'nearName', points: 40 }]
  if (last === 'part') return [{ reason: 'partOfName', points: 38 }]
  if (first === 'everyday') return [{ reason: 'everydayName', points: 42 }]
  const reason = one.written === other.written ? 'sameName' : 'sameNameInOtherLetters'
  return [{ reason, points: 45 }]
}

// A record with only a first or only a last name.
const partsOf = ({ first, last }: Names): Evidence[] =>
  first === 'other' || last === 'other'
    ? [{ reason: first === 'other' ? 'otherFirstName' : 'otherLastName', points: -30, most: 55 }]
    : first === 'unknown' && last === 'unknown'
      ? []
      : [{ reason: 'partOfName', points: 25 }]

function fathers(one: AccountFacts, other: AccountFacts, everyday: EverydayNames): Evidence[] {
  const like = likeness(one.father, other.father, everyday)
  if (like === 'unknown') return []
  return like === 'other'
    ? [{ reason: 'otherFather', points: -50, most: 55 }]
    : [{ reason: 'sameFather', points: 20, value: '' }]
}

/** Π. for Πέτρος. Some letters are two when they are folded, such as Θ. */
const isInitialOf = ([initial = '', ...more]: readonly string[], [name = '']: readonly string[]) =>
  [initial, ...more].every(({ length }) => length <= 2) && name.startsWith(initial)

function likeness(
  one: readonly string[],
  other: readonly string[],
  everyday?: EverydayNames,
): Likeness {
  if (one.length === 0 || other.length === 0) return 'unknown'
  const [sounds, others] = [one.map(sound), other.map(sound)]
  if (shared(sounds, others) !== undefined)
    return isWithin(sounds, others) || isWithin(others, sounds)
      ? sameOrPart(sounds, others)
      : 'part'
  if (everyday && sounds.some((word) => others.some((each) => haveOneGroup(word, each, everyday))))
    return 'everyday'
  if (sounds.some((word) => others.some((each) => isNear(word, each)))) return 'near'
  return isInitialOf(one, other) || isInitialOf(other, one) ? 'initial' : 'other'
}

const isWithin = (few: readonly string[], many: readonly string[]) =>
  few.every((word) => many.includes(word))
const sameOrPart = (one: readonly string[], other: readonly string[]): Likeness =>
  new Set(one).size === new Set(other).size ? 'same' : 'part'

const haveOneGroup = (one: string, other: string, everyday: EverydayNames) =>
  shared(everyday.get(one) ?? [], everyday.get(other) ?? []) !== undefined
