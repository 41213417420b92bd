// URLs of photos, without parts that nobody may see.
import { cutText } from '#kit/fields/cutText.ts'
import { isPhotoCell, splitLinks } from '../reading/pictureLinks.ts'

const hidden = '***'

/** Without user and password. */
export function withoutUser(address: string): string {
  if (!address.includes('@')) return address
  const url = URL.parse(address)
  // An invalid URL may still contain a password.
  if (!url) return address.replace(/^([a-z][a-z0-9+.-]*:\/\/)?.*@/i, `$1${hidden}@`)
  if (url.username === '' && url.password === '') return address
  return address.replace(/^([a-z]+:[\\/]*)[^\\/?#]*@/i, `$1${hidden}@`)
}

/** A cell as stored and shown: without the users and passwords of photo URLs. */
export const withoutUsers = (cell: string): string =>
  cell.includes('@') && isPhotoCell(cell) ? splitLinks(cell).map(withoutUser).join('\n') : cell

export const hasUser = (address: string): boolean => {
  const url = URL.parse(address)
  return url !== null && (url.username !== '' || url.password !== '')
}

/** The distinct URLs in a cell. */
export const photosIn = (cell: string): string[] => [
  ...new Set(splitLinks(cell).map((address) => cutText(withoutUser(address), longest))),
]

/** No server accepts longer ones. */
const longest = 2000

/** The file name from the URL; an extension that is not a picture's is dropped. */
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
