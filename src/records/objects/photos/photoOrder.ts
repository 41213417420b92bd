// The order of pictures.
import type { FileLink } from '#base/files/files.contract.ts'

/** The list with the member at `from` moved to `to`; both count from 0. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from)
  return [...rest.slice(0, to), list[from]!, ...rest.slice(to)]
}

/**
 * The pictures in the order in which they were chosen, behind those that were there: `chosen` has
 * their names. Uploads end in any order.
 */
export function asChosen(
  photos: readonly FileLink[],
  added: ReadonlySet<string>,
  chosen: readonly string[],
): FileLink[] {
  const before = photos.filter(({ systemName }) => !added.has(systemName))
  const fresh = photos.filter(({ systemName }) => added.has(systemName))
  const place = ({ userName }: FileLink) => chosen.indexOf(userName)
  return [...before, ...fresh.sort((a, b) => place(a) - place(b))]
}
