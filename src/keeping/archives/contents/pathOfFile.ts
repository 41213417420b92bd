// Paths of stored files in an archive.
import { cleanFileName, extensionOf } from '#kit/files/fileName.ts'

/** Longest file name in bytes. Windows allows 260 characters with all folders, Linux 255 bytes. */
const mostBytes = 150

export type PlacedFile = { id: number; userName: string; parentKind: string; parentId: number }

/** A readable path that is valid on every system; the id makes it unique. */
export const pathOfFile = ({ id, userName, parentKind, parentId }: PlacedFile): string =>
  `files/${parentKind}/${parentId}/${id} ${safeName(userName)}`

export const pathOfLogo = 'files/Agency/logo.webp'

/** Replaces characters that some file systems refuse or treat specially. */
function safeName(userName: string): string {
  const clean = cleanFileName(userName)
    .toWellFormed()
    .replace(/[<>:"/\\|?*\u0000-\u001f\u007f]/g, '_')
    // Windows drops these at the end of a name.
    .replace(/(?<![. ])[. ]+$/, '')
  const extension = extensionOf(clean)
  const stem = clean.slice(0, clean.length - extension.length)
  return `${cut(stem, mostBytes - Buffer.byteLength(extension))}${extension}` || 'file'
}

/** Cuts to at most so many bytes, without splitting a character. */
function cut(text: string, bytes: number): string {
  let length = 0
  let end = 0
  for (const character of text) {
    length += Buffer.byteLength(character)
    if (length > bytes) break
    end += character.length
  }
  return text.slice(0, end)
}
