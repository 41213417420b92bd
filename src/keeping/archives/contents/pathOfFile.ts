// Paths of stored files in an archive.
import { cleanFileName, extensionOf } from '#kit/files/fileName.ts'

/** Longest file name in bytes. Windows allows 260 characters with all folders, Linux 255 bytes. */
const mostBytes = 150

/** Tables whose rows have a stored file each. Orders have files of their own, which their acts name. */
export const storedTables = ['file', 'orderFile'] as const
export type StoredTable = (typeof storedTables)[number]
export const isStored = (table: string): table is StoredTable =>
  storedTables.some((name) => name === table)

/** Where an archive has the file of a row. */
export const placeOf = (table: StoredTable, row: Readonly<Record<string, unknown>>): PlacedFile =>
  (table === 'file'
    ? row
    : {
        id: row['id'],
        userName: row['name'],
        parentKind: 'OrderFile',
        parentId: row['orderId'],
      }) as PlacedFile

/** The number of a stored file among those of both tables: files of orders have numbers below zero. The logo has 0. */
export const numberOfStored = (table: StoredTable, id: number): number =>
  table === 'file' ? id : -id

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
