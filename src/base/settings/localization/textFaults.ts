// Whether a changed text can replace the built-in one: it must have the same placeholders.
import type { Message } from '#kit/i18n/messages.ts'

/** Three times the length of the built-in text, at least 80: longer texts do not fit on screens. */
const longest = (builtIn: string) => Math.min(5000, Math.max(80, builtIn.length * 3))

/** The error of a text; undefined when it can be shown. */
export function faultOf(text: string, builtIn: string): Message | undefined {
  if (text.trim() === '' && builtIn !== '') return 'localization.empty'
  const max = longest(builtIn)
  if (text.length > max) return ['localization.tooLong', { max }]
  const [required, present] = [placeholdersIn(builtIn), placeholdersIn(text)]
  const lost = required.filter((part) => !present.includes(part))
  if (lost.length > 0) return ['localization.lost', { parts: lost.join(' ') }]
  const added = present.filter((part) => !required.includes(part))
  if (added.length > 0) return ['localization.added', { parts: added.join(' ') }]
  return undefined
}

/** Placeholders such as {{name}}, references to other texts, and tags; each once. */
function placeholdersIn(text: string): string[] {
  const parts = text.match(/\{\{[^{}]*\}\}|\$t\([^()]*\)?|<\/?[a-z][^<>]*>?/gi) ?? []
  // Single braces would be shown, or swallow the text that follows.
  const loose = text.replace(/\{\{[^{}]*\}\}/g, '').match(/\{\{|\}\}/g) ?? []
  return [...new Set([...parts.map((part) => part.replace(/\s/g, '')), ...loose])]
}
