// Writes XML as text. Each function writes a whole element; elements with null content are left out.
import { readable } from './text.ts'

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes `>` too, so that `]]>` never appears in a text. */
export const escaped = (text: string): string => {
  const clean = readable(text)
  return /[&<>"]/.test(clean) ? clean.replace(/[&<>"]/g, (mark) => marks[mark]!) : clean
}

/** An element with a text; empty string for null. */
export const tag = (name: string, text: string | number | null | undefined): string =>
  text === null || text === undefined || text === ''
    ? ''
    : `<${name}>${typeof text === 'number' ? text : escaped(text)}</${name}>\n`

/** An element with child elements; empty string without any. */
export const around = (name: string, inner: string, attributes = ''): string =>
  inner === '' ? '' : `<${name}${attributes}>\n${inner}</${name}>\n`

export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n'
