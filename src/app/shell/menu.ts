// The navbar entries of all features, and who may see them.
import type { MessageKey } from '#kit/i18n/useText.ts'
import { registeredParts, byPlace } from '#base/register/parts.ts'
import type { MenuGroup, MenuItem } from '#base/register/parts.ts'

export type MenuEntry = MenuItem | { label: MessageKey; items: MenuItem[] }

const groups: Record<MenuGroup, MessageKey> = {
  realties: 'shell.realties',
  accounts: 'shell.accounts',
  viewings: 'shell.viewings',
}

/** A group is placed where its first entry is. */
export function menu(): MenuEntry[] {
  const entries: MenuEntry[] = []
  const found = new Map<MenuGroup, MenuItem[]>()
  for (const { group, ...item } of byPlace(registeredParts().menu)) {
    const items = group && found.get(group)
    if (items) items.push(item)
    else if (group) {
      const first = [item]
      found.set(group, first)
      entries.push({ label: groups[group], items: first })
    } else entries.push(item)
  }
  return entries
}
