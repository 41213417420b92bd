// Where stored files stand in an archive.
import { cleanFileName, extensionOf } from '#kit/files/fileName.ts'

/** Bytes of a name. Windows takes 260 characters with all folders, and Linux 255 bytes. */
const mostBytes = 150

export type PlacedFile = { id: number; userName: string; parentKind: string; parentId: number }

/** Readable, and the same on every system; the number makes it the only one of this name. */
export const pathOfFile = ({ id, userName, parentKind, parentId }: PlacedFile): string =>
  `files/${parentKind}/${parentId}/${id} ${safeName(userName)}`

export const pathOfLogo = 'files/Agency/logo.webp'

/** Without what a file system refuses or understands in its own way. */
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

/** Whole characters, of at most so many bytes. */
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
