// Addresses of photos, as far as anybody may see them.
import { cutText } from '#kit/fields/cutText.ts'
import { isPhotoCell, splitLinks } from '../reading/pictureLinks.ts'

const hidden = '***'

/** Without the user and the password that may stand in it. */
export function withoutUser(address: string): string {
  if (!address.includes('@')) return address
  const url = URL.parse(address)
  // One that nothing can read may still show a password.
  if (!url) return address.replace(/^([a-z][a-z0-9+.-]*:\/\/)?.*@/i, `$1${hidden}@`)
  if (url.username === '' && url.password === '') return address
  return address.replace(/^([a-z]+:[\\/]*)[^\\/?#]*@/i, `$1${hidden}@`)
}

/** A cell as it is stored and shown: one with addresses of photos tells no user and no password. */
export const withoutUsers = (cell: string): string =>
  cell.includes('@') && isPhotoCell(cell) ? splitLinks(cell).map(withoutUser).join('\n') : cell

export const hasUser = (address: string): boolean => {
  const url = URL.parse(address)
  return url !== null && (url.username !== '' || url.password !== '')
}

/** The addresses of a cell, each once. */
export const photosIn = (cell: string): string[] => [
  ...new Set(splitLinks(cell).map((address) => cutText(withoutUser(address), longest))),
]

/** No server takes longer ones. */
const longest = 2000

/** What the picture is called, by its address: any other extension than that of a picture says nothing of it. */
export function nameOfPhoto(address: string): string {
  const last = URL.parse(address)?.pathname.split('/').filter(Boolean).at(-1) ?? ''
  const [, name = '', extension = ''] =
    /^(.*?)(\.(?:jpe?g|png|apng|webp|gif|avif|tiff?))?$/i.exec(decoded(last)) ?? []
  return (name.replaceAll('.', '-') || 'photo') + extension
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
