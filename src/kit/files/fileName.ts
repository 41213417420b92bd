// Names of files as users know them, and the Content-Disposition header that carries them.
import { cleanText } from '../fields/cleanText.ts'

const maxLength = 200

/** Removes the path, control characters and invisible characters. Letters of any script stay. */
export function cleanFileName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  const clean = cleanText(last.replace(/[\u000b\u000c\u0085\u2028\u2029]/g, ''))
    .replace(/[\u0000-\u001f]/g, '')
    .trim()
  if (/^\.*$/.test(clean)) return 'file'
  const characters = [...clean]
  if (characters.length <= maxLength) return clean
  const extension = extensionOf(clean).slice(0, 20)
  return characters.slice(0, maxLength - extension.length).join('') + extension
}

/** With the dot, in lower case; empty if there is none. */
export const extensionOf = (name: string): string =>
  /\.[^.\s]{1,20}$/.exec(name)?.[0].toLowerCase() ?? ''

/** `Content-Disposition` by RFC 6266 and RFC 5987: an ASCII name for old clients, then the real one. */
export function contentDisposition(
  disposition: 'inline' | 'attachment',
  name: string,
  forOldClients = name,
): string {
  const plain = forOldClients.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${disposition}; filename="${plain}"; filename*=UTF-8''${encoded}`
}
