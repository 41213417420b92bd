// Matches word patterns at one position of a folded text.

const known = new Map<string, RegExp>()
// Only whole words: "friday" does not match in "fridays".
const ends = '(?![\\p{L}\\p{N}]|[:./]\\d)'

/** The end of the match, and its named groups; a blank in the pattern matches any number of blanks. */
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

/** The index of the first pattern that matches there. */
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
