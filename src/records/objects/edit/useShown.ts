import { useState } from 'react'
import { isEmptyValue } from '#kit/fields/format.ts'

/**
 * Which of many fields a short form shows: the usual ones, those with a value, and those that were added. A field that was shown
 * once stays where it is, also without its value.
 */
export function useShown<Name extends string>(
  all: readonly Name[],
  usual: readonly Name[],
  values: Record<Name, unknown>,
) {
  const set = all.filter((name) => !isEmptyValue(values[name]))
  const [seen, setSeen] = useState(set)
  const fresh = set.filter((name) => !seen.includes(name))
  if (fresh.length > 0) setSeen([...seen, ...fresh])
  const shown = [...new Set([...usual, ...seen, ...fresh])]
  return {
    shown,
    others: all.filter((name) => !shown.includes(name)),
    add: (name: Name) => setSeen([...seen, name]),
  }
}
