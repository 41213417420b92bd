// Decides whether a person in a file already exists: by number, tax number, e-mail, phone and name.
import { hasOtherNumber, shareKeyOfKind } from '../plan/records.ts'
import type { MatchCandidate, DecideOptions, Verdict } from './importedEntity.ts'

/** The mapping decides what happens if only the name matches. */
export function whichAccount(
  keys: readonly string[],
  candidates: readonly MatchCandidate[],
  { isKnown, sameName }: DecideOptions,
): Verdict {
  const verdict = byIdentity(keys, candidates, isKnown)
  if (!('maybe' in verdict) || verdict.why !== sameNameOnly || sameName === 'ask') return verdict
  // Several existing people match, and none is chosen at random.
  if (isKnown && verdict.maybe.length > 1) return verdict
  return sameName === 'new' || verdict.maybe.length > 1
    ? { isNew: true }
    : { is: verdict.maybe[0]! }
}

/**
 * `keys` are those of identityKeys, and `#` with the number in the other system. The same number or tax number means the same
 * person, unless other facts contradict. So does the same e-mail or phone, unless the names differ, because spouses share both. The same name alone proves
 * little. For a person who should exist (`isKnown`) a phone is enough if only one person has it.
 */
function byIdentity(
  keys: readonly string[],
  candidates: readonly MatchCandidate[],
  isKnown: boolean,
): Verdict {
  const own = new Set(keys)
  const shared = candidates.map((candidate) => ({
    candidate,
    by: new Set([...candidate.keys].filter((key) => own.has(key)).map((key) => key.charAt(0))),
    named: names(keys, candidate.keys),
  }))
  // The number in our own export.
  const inExport = shared.filter(
    ({ by, named, candidate }) =>
      by.has('k') &&
      !differ('t', keys, candidate.keys) &&
      (named === 'same' ||
        by.has('e') ||
        by.has('t') ||
        (named === 'unknown' && shareKeyOfKind('s', keys, candidate.keys))),
  )
  if (inExport.length === 1) return sure(keys, inExport[0]!.candidate)

  const byNumber = shared.filter(({ by }) => by.has('#') || by.has('r'))
  if (byNumber[0]) {
    const { candidate, named, by } = byNumber[0]
    // A number is not enough where the row says another name, tax number or, without a name, another e-mail.
    const isOther =
      named === 'different' ||
      differ('t', keys, candidate.keys) ||
      (named === 'unknown' && !by.has('e') && differ('e', keys, candidate.keys))
    return isOther ? { maybe: [candidate], why: 'import.doubt.otherPerson' } : { is: candidate }
  }

  const byTax = shared.filter(({ by }) => by.has('t'))
  const certain = byTax.filter(({ named }) => named !== 'different')
  if (certain.length === 1) return sure(keys, certain[0]!.candidate)
  if (byTax.length > 0) return { maybe: all(byTax), why: 'import.doubt.taxNumber' }

  const reached = shared
    .filter(({ by }) => by.has('e') || by.has('p'))
    .filter(({ candidate }) => !differ('t', keys, candidate.keys))
  const same = reached.filter(({ named }) => named === 'same')
  if (same.length === 1) return sure(keys, same[0]!.candidate)
  if (same.length > 1) return { maybe: all(same), why: 'import.doubt.several' }
  // The row has only an e-mail, so it means its owner.
  const unnamed = reached.filter(({ named, by }) => named === 'unknown' && (isKnown || by.has('e')))
  if (unnamed.length === 1) return sure(keys, unnamed[0]!.candidate)
  if (isKnown && unnamed.length > 1) return { maybe: all(unnamed), why: 'import.doubt.several' }
  const sameAddress = reached.filter(({ by }) => by.has('e'))
  if (sameAddress.length > 0) return { maybe: all(sameAddress), why: 'import.doubt.email' }

  const numbered = shared.filter(({ by }) => by.has('k'))
  if (numbered.length > 0) return { maybe: all(numbered), why: 'import.doubt.otherPerson' }

  const namesakes = shared
    .filter(({ by, candidate }) => by.has('n') && !hasOtherNumber(keys, candidate))
    .filter(({ candidate }) => !differ('t', keys, candidate.keys))
  const createdThen = namesakes.filter(({ candidate }) => shareKeyOfKind('s', keys, candidate.keys))
  if (createdThen.length === 1) return { is: createdThen[0]!.candidate }
  if (namesakes.length > 0) return { maybe: all(namesakes), why: sameNameOnly }
  return { isNew: true }
}

const sameNameOnly = 'import.doubt.name'

/** If the other system has two numbers for them, the user must decide. */
const sure = (keys: readonly string[], candidate: MatchCandidate): Verdict =>
  hasOtherNumber(keys, candidate)
    ? { maybe: [candidate], why: 'import.doubt.twoNumbers' }
    : { is: candidate }

const all = (shared: readonly { candidate: MatchCandidate }[]) =>
  shared.map(({ candidate }) => candidate)

const of = (kind: string, keys: Iterable<string>) =>
  [...keys].filter((key) => key.startsWith(`${kind}:`))

/** Both have keys of the kind, but no common one. */
function differ(kind: string, a: Iterable<string>, b: Iterable<string>): boolean {
  const [ours, theirs] = [of(kind, a), of(kind, b)]
  return ours.length > 0 && theirs.length > 0 && !ours.some((key) => theirs.includes(key))
}

function names(a: Iterable<string>, b: Iterable<string>): 'same' | 'different' | 'unknown' {
  const [ours, theirs] = [of('n', a), of('n', b)]
  if (ours.length === 0 || theirs.length === 0) return 'unknown'
  const words = (key: string) => [...new Set(key.slice(2).split(' '))]
  const alike = (one: string, other: string) => {
    const [less, more] = [words(one), words(other)].toSorted((a, b) => a.length - b.length)
    // In either order; one may have an additional middle name, or an initial for a name.
    return less!.every((word) => more!.some((other) => isAlike(word, other)))
  }
  return ours.some((one) => theirs.some((other) => alike(one, other))) ? 'same' : 'different'
}

const isAlike = (one: string, other: string): boolean =>
  one === other || (Math.min(one.length, other.length) === 1 && one.charAt(0) === other.charAt(0))
