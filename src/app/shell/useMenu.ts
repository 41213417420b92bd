import { useMay } from '#base/session/person/useSession.ts'
import { menu } from './menu.ts'
import type { MenuEntry } from './menu.ts'

/** The menu without entries that the person may not open, and without empty groups. */
export function useMenu(): MenuEntry[] {
  const may = useMay()
  return menu().flatMap((entry): MenuEntry[] => {
    if ('href' in entry) return may(entry.may) ? [entry] : []
    const items = entry.items.filter((item) => may(item.may))
    return items.length > 0 ? [{ ...entry, items }] : []
  })
}
