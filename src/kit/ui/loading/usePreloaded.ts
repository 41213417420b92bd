import { useEffect, useState } from 'react'

type Part = { preload: () => Promise<void>; isLoaded: () => boolean }

/** Loads a part before it is rendered; true once it is loaded or has failed, which it shows itself. */
export function usePreloaded(part: Part): boolean {
  const [isSettled, setSettled] = useState(part.isLoaded)
  useEffect(() => {
    if (isSettled) return
    const settle = () => setSettled(true)
    part.preload().then(settle, settle)
  }, [part, isSettled])
  return isSettled
}
