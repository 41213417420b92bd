// The key of a number in another system, among the keys that a record is found by.
const mark = '\u001f'

export const numberKey = (system: string, number: string): string => `#${system}${mark}${number}`

/** Both have a number in the same system, and not the same one: there they are two. */
export function hasOtherNumber(
  keys: readonly string[],
  { keys: theirs }: { keys: readonly string[] },
): boolean {
  const number = keys.find((key) => key.startsWith('#'))
  if (number === undefined || theirs.includes(number)) return false
  const system = number.slice(0, number.indexOf(mark) + 1)
  return theirs.some((key) => key.startsWith(system))
}
