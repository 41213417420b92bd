// Who moves an entry by keys has the focus on it in its new place, to press again.
import { useLayoutEffect, useRef } from 'react'
import { keyOf } from './useMoveEntries.ts'
import type { Move } from './useMoveEntries.ts'

/** For the element around all entries, each marked with its key as `data-entry`. */
export function useFocusGoesAlong(moveEntry: Move) {
  const around = useRef<HTMLDivElement>(null)
  const moved = useRef<string>(undefined)
  // On another day it is drawn anew, and what was drawn before took the focus with it.
  useLayoutEffect(() => {
    if (moved.current === undefined) return
    const entry = around.current?.querySelector(`[data-entry="${moved.current}"]`)
    moved.current = undefined
    if (entry && !entry.contains(document.activeElement))
      entry.querySelector<HTMLElement>('[data-stop]')?.focus()
  })
  const move: Move = (entry, at, soon) => {
    if (soon) moved.current = keyOf(entry)
    moveEntry(entry, at, soon)
  }
  return { around, move }
}
