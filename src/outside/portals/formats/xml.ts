// XML as text. A tag is written once with all that is in it; what is null is left out.
import { readable } from './text.ts'

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** `>` too, so that `]]>` never stands in a text. */
export const escaped = (text: string): string => {
  const clean = readable(text)
  return /[&<>"]/.test(clean) ? clean.replace(/[&<>"]/g, (mark) => marks[mark]!) : clean
}

/** An element with a text; empty for null. */
export const tag = (name: string, text: string | number | null | undefined): string =>
  text === null || text === undefined || text === ''
    ? ''
    : `<${name}>${typeof text === 'number' ? text : escaped(text)}</${name}>\n`

/** An element with elements in it; empty when there are none. */
export const around = (name: string, inner: string, attributes = ''): string =>
  inner === '' ? '' : `<${name}${attributes}>\n${inner}</${name}>\n`

export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n'
