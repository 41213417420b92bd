// Keeps the focus on an entry that is moved by keys, so that it can be moved on.
import { useLayoutEffect, useRef } from 'react'
import { keyOf } from './useMoveEntries.ts'
import type { Move } from './useMoveEntries.ts'

/** Ref for the container of all entries, each marked with its key as `data-entry`. */
export function useFocusGoesAlong(moveEntry: Move) {
  const container = useRef<HTMLDivElement>(null)
  const moved = useRef<string>(undefined)
  // An entry moved to another day is mounted anew, and the old element took the focus with it.
  useLayoutEffect(() => {
    if (moved.current === undefined) return
    const entry = container.current?.querySelector(`[data-entry="${moved.current}"]`)
    moved.current = undefined
    if (entry && !entry.contains(document.activeElement))
      entry.querySelector<HTMLElement>('[data-stop]')?.focus()
  })
  const move: Move = (entry, at, soon) => {
    if (soon) moved.current = keyOf(entry)
    moveEntry(entry, at, soon)
  }
  return { container, move }
}
