// Ticked rows: single ones, ranges, or all of the page.
import { useRef } from 'react'

export type Selection = {
  selected: readonly number[]
  onChange: (selected: number[]) => void
  /** False: checkboxes are hidden; ticking a row with its key shows them. */
  shown?: boolean
}

export type Ticks = ReturnType<typeof useTicks>

/** `page`: the ids of the rows in order. */
export function useTicks({ selected, onChange }: Selection, page: readonly number[]) {
  const last = useRef<number | null>(null)
  const ticked = new Set(selected)
  const onPage = page.filter((id) => ticked.has(id)).length
  const set = (ids: readonly number[], on: boolean) => {
    const others = selected.filter((id) => !ids.includes(id))
    onChange(on ? [...others, ...ids] : others)
  }
  return {
    is: (id: number) => ticked.has(id),
    /** With `to`, the whole range from the last clicked row gets the same state. */
    toggle: (id: number, to: boolean) => {
      const from = to ? page.indexOf(last.current ?? -1) : -1
      const at = page.indexOf(id)
      const [low, high] = from < 0 ? [at, at] : [Math.min(from, at), Math.max(from, at)]
      set(at < 0 ? [id] : page.slice(low, high + 1), !ticked.has(id))
      last.current = id
    },
    all: page.length > 0 && onPage === page.length,
    some: onPage > 0 && onPage < page.length,
    toggleAll: () => set(page, onPage < page.length),
  }
}
