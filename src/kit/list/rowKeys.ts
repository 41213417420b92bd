// Keys in a list: arrows move between rows, x ticks.
import type { KeyboardEvent } from 'react'
import { shortcutsOn } from '../ui/shortcutsOn.ts'

type Tick = (id: number, to: boolean) => void

/** The main link of a row. */
export const mainLink = 'td[data-label]:not(td[data-label] ~ td) a[href]'
const typed = 'input:not([type=checkbox]), textarea, select, [contenteditable=true]'

/** For `onKeyDown` of the container of the table. */
export function rowKeys(event: KeyboardEvent<HTMLElement>, tick: Tick | undefined): void {
  const { target, key, nativeEvent, altKey, ctrlKey, metaKey, shiftKey } = event
  if (event.defaultPrevented || nativeEvent.isComposing || altKey || ctrlKey || metaKey) return
  if (!(target instanceof HTMLElement) || target.closest(typed)) return
  const row = target.closest<HTMLElement>('tr[data-row]')
  if (!row || !event.currentTarget.contains(row)) return
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    const next = besideRow(row, key === 'ArrowDown')
    if (!target.matches('a[href]') || !next) return
    focusRow(next)
  } else if (nativeEvent.code === 'KeyX' && tick && shortcutsOn.get())
    tick(Number(row.dataset['row']), shiftKey)
  else return
  event.preventDefault()
}

/** The next or previous row, skipping unfolded details. */
function besideRow(row: HTMLElement, after: boolean): HTMLElement | undefined {
  const all = [...(row.closest('table')?.querySelectorAll<HTMLElement>('tr[data-row]') ?? [])]
  return all[all.indexOf(row) + (after ? 1 : -1)]
}

export const focusRow = (row: HTMLElement): void =>
  (row.querySelector<HTMLElement>(mainLink) ?? row.querySelector<HTMLElement>('a[href]'))?.focus()
