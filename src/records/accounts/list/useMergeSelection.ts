import { useState } from 'react'
import { useGo } from '#kit/ui/GoLink.tsx'
import { accountPaths } from '../accounts.paths.ts'

/** Selection mode of the list: the first click starts it, the second opens the merge if exactly two are selected. */
export function useMergeSelection() {
  const go = useGo()
  const [selected, setSelected] = useState<number[] | null>(null)
  const [wrongCount, setWrongCount] = useState<number | null>(null)

  const press = () => {
    if (!selected) return setSelected([])
    const [kept, duplicate] = selected
    if (selected.length === 2) go(accountPaths.mergeAccounts(kept!, duplicate!))
    else setWrongCount(selected.length)
  }

  return {
    /** Undefined outside of selection mode. */
    selection: selected ? { selected, onChange: setSelected } : undefined,
    /** The number selected, if it was not two; else null. */
    wrongCount,
    press,
    stop: () => setSelected(null),
    closeWarning: () => setWrongCount(null),
  }
}
