// Decides whether a property in a file already exists: by its number in the other system, its code, or its address.
import { hasOtherNumber, shareKeyOfKind } from '../plan/records.ts'
import type { MatchCandidate, Verdict } from './importedEntity.ts'

/**
 * `keys` are those of objectKeys, `#` with the other system's number, `r:` with our reference number, `i:` with a title, and those
 * of our own exports.
 */
export function whichObject(
  keys: readonly string[],
  candidates: readonly MatchCandidate[],
): Verdict {
  const own = new Set(keys)
  const sharing = (kind: string) =>
    candidates.filter(({ keys: theirs }) =>
      [...theirs].some((key) => key.startsWith(kind) && own.has(key)),
    )
  const inExport = sharing('k:').find(({ keys: theirs }) =>
    ['s', 'i', 'a', 'w'].some((kind) => shareKeyOfKind(kind, keys, theirs)),
  )
  if (inExport) return { is: inExport }
  const [byNumber] = [...sharing('r:'), ...sharing('#'), ...sharing('w:')]
  if (byNumber) return { is: byNumber }
  const sameTitle = sharing('i:')
  if (sameTitle.length === 1) return { is: sameTitle[0]! }
  if (sameTitle.length > 1) return { maybe: sameTitle, why: 'import.doubt.title' }
  // The other system has two numbers for them, so they are two.
  const sameAddress = sharing('a:').filter((candidate) => !hasOtherNumber(keys, candidate))
  if (sameAddress.length === 0) return { isNew: true }
  if (sameAddress.length === 1) return { is: sameAddress[0]! }
  return { maybe: sameAddress, why: 'import.doubt.address' }
}
