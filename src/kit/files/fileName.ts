// The names that people give to files, and the header that carries them.
import { cleanText } from '../fields/cleanText.ts'

const longest = 200

/** Without path, control characters and what nobody sees; any script stays. */
export function cleanFileName(given: string): string {
  const last = given.split(/[\\/]/).at(-1) ?? ''
  const clean = cleanText(last.replace(/[\u000b\u000c\u0085\u2028\u2029]/g, ''))
    .replace(/[\u0000-\u001f]/g, '')
    .trim()
  if (/^\.*$/.test(clean)) return 'file'
  const characters = [...clean]
  if (characters.length <= longest) return clean
  const extension = extensionOf(clean).slice(0, 20)
  return characters.slice(0, longest - extension.length).join('') + extension
}

/** With its dot, in small letters; empty when there is none. */
export const extensionOf = (name: string): string =>
  /\.[^.\s]{1,20}$/.exec(name)?.[0].toLowerCase() ?? ''

/** `Content-Disposition` as RFC 6266 and RFC 5987 want it: a plain name for old clients, then the real one. */
export function contentDisposition(how: 'inline' | 'attachment', name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${how}; filename="${plain}"; filename*=UTF-8''${encoded}`
}
