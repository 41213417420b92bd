// Filters that count as soon as they are chosen, and numbers once nobody types for a moment.
import { useDebouncedCallback } from '@mantine/hooks'
import { useRef, useState } from 'react'
import type { FilterValues } from '#kit/list/listAddress.ts'
import type { ListState } from '#kit/list/useListState.ts'

/** Milliseconds without typing after which a number counts. */
const rest = 500

/** Shown already: `part` until the address says it, `waiting` until it is sent there. */
type Ahead<F> = { since: F; part: Partial<F>; waiting: Partial<F> }

export function useAtOnce<F extends FilterValues>({
  filters,
  setFilters,
}: Pick<ListState<F>, 'filters' | 'setFilters'>) {
  const [ahead, setAhead] = useState<Ahead<F>>({ since: filters, part: {}, waiting: {} })
  const unsent = useRef<Partial<F>>({})
  const partOf = ({ since, part, waiting }: Ahead<F>) => (since === filters ? part : waiting)
  const send = () => {
    const part = unsent.current
    unsent.current = {}
    setAhead((so) => ({ ...so, waiting: {} }))
    if (Object.keys(part).length > 0) setFilters(part)
  }
  const soon = useDebouncedCallback(send, rest)
  return {
    filters: { ...filters, ...partOf(ahead) },
    set: (part: Partial<F>, later?: 'later') => {
      unsent.current = { ...unsent.current, ...part }
      const waiting = unsent.current
      setAhead((so) => ({ since: filters, part: { ...partOf(so), ...part }, waiting }))
      if (later) return soon()
      soon.cancel()
      send()
    },
    /** What is being typed counts now. */
    send: () => {
      soon.cancel()
      send()
    },
  }
}
