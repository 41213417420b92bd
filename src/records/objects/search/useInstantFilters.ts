// Filters that apply as soon as they are chosen; typed numbers apply after a pause.
import { useDebouncedCallback } from '@mantine/hooks'
import { useRef, useState } from 'react'
import type { FilterValues } from '#kit/list/listAddress.ts'
import type { ListState } from '#kit/list/useListState.ts'

/** In milliseconds: the pause in typing after which a number applies. */
const typingPause = 500

/**
 * Changes shown before the address has them: `part` while the filters are still those of `since`, `waiting` until it
 * is sent.
 */
type Pending<F> = { since: F; part: Partial<F>; waiting: Partial<F> }

export function useInstantFilters<F extends FilterValues>({
  filters,
  setFilters,
}: Pick<ListState<F>, 'filters' | 'setFilters'>) {
  const [pending, setPending] = useState<Pending<F>>({ since: filters, part: {}, waiting: {} })
  const unsent = useRef<Partial<F>>({})
  const partOf = ({ since, part, waiting }: Pending<F>) => (since === filters ? part : waiting)
  const send = () => {
    const part = unsent.current
    unsent.current = {}
    setPending((previous) => ({ ...previous, waiting: {} }))
    if (Object.keys(part).length > 0) setFilters(part)
  }
  const sendLater = useDebouncedCallback(send, typingPause)
  return {
    filters: { ...filters, ...partOf(pending) },
    set: (part: Partial<F>, later?: 'later') => {
      unsent.current = { ...unsent.current, ...part }
      const waiting = unsent.current
      setPending((previous) => ({
        since: filters,
        part: { ...partOf(previous), ...part },
        waiting,
      }))
      if (later) return sendLater()
      sendLater.cancel()
      send()
    },
    /** Applies what is being typed at once. */
    send: () => {
      sendLater.cancel()
      send()
    },
  }
}
