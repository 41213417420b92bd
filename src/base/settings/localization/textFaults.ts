// Whether a text can stand in for the built-in one: it says all that is filled in, in its own words.
import type { Message } from '#kit/http/problem.ts'

/** Three times as long as the built-in text is, and short ones longer: there must be room for it. */
const longest = (builtIn: string) => Math.min(5000, Math.max(80, builtIn.length * 3))

/** What is wrong with it; undefined when it can be shown. */
export function faultOf(text: string, builtIn: string): Message | undefined {
  if (text.trim() === '' && builtIn !== '') return 'localization.empty'
  const max = longest(builtIn)
  if (text.length > max) return ['localization.tooLong', { max }]
  const [wanted, given] = [filledIn(builtIn), filledIn(text)]
  const lost = wanted.filter((part) => !given.includes(part))
  if (lost.length > 0) return ['localization.lost', { parts: lost.join(' ') }]
  const added = given.filter((part) => !wanted.includes(part))
  if (added.length > 0) return ['localization.added', { parts: added.join(' ') }]
  return undefined
}

/** What is filled in, as {{name}}, what leads to another text, and tags; each once. */
function filledIn(text: string): string[] {
  const parts = text.match(/\{\{[^{}]*\}\}|\$t\([^()]*\)?|<\/?[a-z][^<>]*>?/gi) ?? []
  // Braces that belong to none of them would be shown, or take in what follows.
  const loose = text.replace(/\{\{[^{}]*\}\}/g, '').match(/\{\{|\}\}/g) ?? []
  return [...new Set([...parts.map((part) => part.replace(/\s/g, '')), ...loose])]
}
