// Remembers the scroll position of a table per history entry, so that Back restores it.
import { useRouter } from '@tanstack/react-router'
import { useCallback, useLayoutEffect, useRef } from 'react'
import type { RefObject, UIEventHandler } from 'react'

const places = new Map<string, number>()

/** For `onScroll` of the table's container. `ready`: the rows are there. A change of `shown` (page, order, filter) scrolls to the top. */
export function useKeptScroll(
  frame: RefObject<HTMLElement | null>,
  shown: string,
  ready: boolean,
): UIEventHandler<HTMLElement> {
  const { history } = useRouter()
  const entry = useRef('')
  const known = useRef<string | null>(null)

  useLayoutEffect(() => {
    if (!ready || known.current === shown) return
    const first = known.current === null
    known.current = shown
    entry.current = String(history.location.state.__TSR_key ?? history.location.href)
    frame.current?.scrollTo({ top: first ? (places.get(entry.current) ?? 0) : 0 })
  }, [frame, history, shown, ready])

  return useCallback(({ currentTarget }) => {
    if (known.current !== null) places.set(entry.current, currentTarget.scrollTop)
  }, [])
}
