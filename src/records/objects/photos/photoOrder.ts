import type { FileLink } from '#base/files/files.contract.ts'

/** The list with the item at index `from` moved to index `to`. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from)
  return [...rest.slice(0, to), list[from]!, ...rest.slice(to)]
}

/**
 * Sorts the added photos in the order in which they were chosen, after the existing ones; uploads end in any order.
 * `added` has system names, `chosen` has user names.
 */
export function inChosenOrder(
  photos: readonly FileLink[],
  added: ReadonlySet<string>,
  chosen: readonly string[],
): FileLink[] {
  const before = photos.filter(({ systemName }) => !added.has(systemName))
  const uploaded = photos.filter(({ systemName }) => added.has(systemName))
  const rank = ({ userName }: FileLink) => chosen.indexOf(userName)
  return [...before, ...uploaded.sort((a, b) => rank(a) - rank(b))]
}
