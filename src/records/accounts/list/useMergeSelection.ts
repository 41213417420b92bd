import { useState } from 'react'
import { useGo } from '#kit/ui/GoLink.tsx'
import { accountPaths } from '../accounts.paths.ts'

/** The select mode of the list: the first press opens it, the next goes on with exactly two. */
export function useMergeSelection() {
  const go = useGo()
  const [selected, setSelected] = useState<number[] | null>(null)
  const [refused, setRefused] = useState<number | null>(null)

  const press = () => {
    if (!selected) return setSelected([])
    const [kept, duplicate] = selected
    if (selected.length === 2) go(accountPaths.mergeAccounts(kept!, duplicate!))
    else setRefused(selected.length)
  }

  return {
    /** Undefined outside of the select mode. */
    selection: selected ? { selected, onChange: setSelected } : undefined,
    /** How many were ticked when it could not go on. */
    refused,
    press,
    stop: () => setSelected(null),
    understood: () => setRefused(null),
  }
}
