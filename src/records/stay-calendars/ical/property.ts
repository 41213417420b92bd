// Parses one line of a calendar, `NAME;PARAMETER=value:value`, accepting common errors.
import type { ContentLine } from './contentLines.ts'

export type Property = {
  name: string
  params: ReadonlyMap<string, string>
  value: string
  at: number
  text: string
}

/** Undefined without a name and a value. */
export function propertyOf({ at, text }: ContentLine): Property | undefined {
  const name = /^[A-Za-z0-9-]+(?=\s*[;:])/.exec(text)?.[0]
  if (name === undefined) return undefined
  const colon = colonOf(text, name)
  if (colon < 0) return undefined
  return {
    name: name.toUpperCase(),
    params: paramsOf(text.slice(name.length, colon)),
    value: text.slice(colon + 1),
    at,
    text,
  }
}

/** The colon before the value: not one within quotes or, before a date, within the name of a zone. */
function colonOf(text: string, name: string): number {
  if (/^(DT|RECURRENCE|EXDATE|RDATE)/i.test(name)) {
    const colon = text.search(/:(?=\s*\d{4}-?\d\d)/)
    if (colon >= 0) return colon
  }
  let isQuoted = false
  for (let at = name.length; at < text.length; at++) {
    if (text[at] === '"') isQuoted = !isQuoted
    else if (text[at] === ':' && !isQuoted) return at
  }
  // A quote that is never closed.
  return text.indexOf(':', name.length)
}

function paramsOf(text: string): Map<string, string> {
  const params = new Map<string, string>()
  for (const [, name, value] of text.matchAll(/;\s*([A-Za-z0-9-]+)\s*=\s*("[^"]*"?|[^;]*)/g))
    params.set(name!.toUpperCase(), value!.replace(/^"|"$/g, '').trim())
  return params
}

/** Unescapes commas, semicolons, line breaks and backslashes of a text. */
export const plainText = (value: string): string =>
  value.replace(/\\([\\;,nN":])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign))
