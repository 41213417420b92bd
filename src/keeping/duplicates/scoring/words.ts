// Compares folded words (fold.sql) by how they sound and how they are typed.

/** The same for a name in Greek, Latin and Cyrillic letters: the folded καραγιαννης and караяннис differ, their sounds do not. */
export const sound = (folded: string): string =>
  folded
    .replaceAll(/g(?=i[aoi])/g, '')
    .replaceAll(/[oa]i/g, 'i')
    .replaceAll(/ts|tz|dz|nz|ds|z/g, 's')
    .replaceAll('d', 't')
    .replaceAll('g', 'k')
    .replaceAll(/(.)\1+/g, '$1')

/** The consonants of a word: the same if only vowels were mistyped. */
export const consonants = (folded: string): string => {
  const said = sound(folded)
  return said[0] + said.slice(1).replaceAll(/[aio]/g, '')
}

/** Whether the words differ by one typing mistake: a letter wrong, missing, added or swapped. Never for short words. */
export function isNear(one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < 5 || Math.abs(one.length - other.length) > 1)
    return false
  // Александр and Александра are two people.
  if (one.endsWith('a') !== other.endsWith('a')) return false
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  const [left, right] = [one.slice(at), other.slice(at)]
  if (left.slice(1) === right.slice(1) || left === right.slice(1) || left.slice(1) === right)
    return true
  return left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2)
}

/** Whether two numbers of the same length differ in one digit or by two swapped neighbours. */
export function isNearNumber(one: string, other: string): boolean {
  if (one.length !== other.length || one.length < 7) return false
  const wrong = [...one].flatMap((digit, at) => (digit === other[at] ? [] : [at]))
  const [first = 0, second] = wrong
  if (wrong.length === 1) return true
  return (
    wrong.length === 2 &&
    second === first + 1 &&
    one[first] === other[second] &&
    one[second] === other[first]
  )
}

export const shared = <T>(one: readonly T[], other: readonly T[]): T | undefined =>
  one.find((each) => other.includes(each))
