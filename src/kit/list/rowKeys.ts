// What keys do in a list: arrows go from row to row, x ticks, Space looks closer.
import type { KeyboardEvent } from 'react'

type Does = {
  tick?: ((id: number, to: boolean) => void) | undefined
  peek?: ((id: number) => void) | undefined
}

const mainLink = 'td[data-label]:not(td[data-label] ~ td) a[href]'
const typed = 'input:not([type=checkbox]), textarea, select, [contenteditable=true]'

/** For `onKeyDown` of what the table stands in. */
export function rowKeys(event: KeyboardEvent<HTMLElement>, { tick, peek }: Does): void {
  const { target, key, nativeEvent, altKey, ctrlKey, metaKey, shiftKey } = event
  if (event.defaultPrevented || nativeEvent.isComposing || altKey || ctrlKey || metaKey) return
  if (!(target instanceof HTMLElement) || target.closest(typed)) return
  const row = target.closest<HTMLElement>('tr[data-row]')
  if (!row || !event.currentTarget.contains(row)) return
  const id = Number(row.dataset['row'])
  const onLink = target.matches('a[href]')
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    const next = besideRow(row, key === 'ArrowDown')
    if (!onLink || !next) return
    focusRow(next)
  } else if (nativeEvent.code === 'KeyX' && tick) tick(id, shiftKey)
  else if (key === ' ' && onLink && peek) peek(id)
  else return
  event.preventDefault()
}

/** The row after or before, past what is unfolded between them. */
export function besideRow(row: HTMLElement, after: boolean): HTMLElement | undefined {
  const all = [...(row.closest('table')?.querySelectorAll<HTMLElement>('tr[data-row]') ?? [])]
  return all[all.indexOf(row) + (after ? 1 : -1)]
}

export const focusRow = (row: HTMLElement): void =>
  (row.querySelector<HTMLElement>(mainLink) ?? row.querySelector<HTMLElement>('a[href]'))?.focus()
