// Matches patterns of words at one place of a folded text.

const known = new Map<string, RegExp>()
// As long as nobody writes on: "friday" is no part of "fridays".
const ends = '(?![\\p{L}\\p{N}]|[:./]\\d)'

/** Where the match ends, and its named parts; blanks of the pattern stand for any number of them. */
export function matchAt(
  text: string,
  from: number,
  pattern: string,
): { end: number; groups: Record<string, string | undefined> } | null {
  let expression = known.get(pattern)
  if (!expression) {
    expression = new RegExp(`(?:${pattern.replaceAll(' ', '\\s+')})${ends}`, 'uy')
    known.set(pattern, expression)
  }
  expression.lastIndex = from
  const found = expression.exec(text)
  return found && { end: from + found[0].length, groups: found.groups ?? {} }
}

/** The number of the first pattern that stands there. */
export function numbered(
  text: string,
  from: number,
  before: string,
  patterns: readonly [pattern: string, value: number][],
): { end: number; value: number } | null {
  for (const [pattern, value] of patterns) {
    const found = matchAt(text, from, `${before}(?:${pattern})`)
    if (found) return { end: found.end, value }
  }
  return null
}
