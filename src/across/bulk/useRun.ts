// Sends one set after the other, and knows what became of each record.
import { useCallback, useEffect, useRef, useState } from 'react'
import { refresh } from '#kit/http/queries.ts'
import { changedBy, inSets } from './bulkActions.ts'
import type { Asked } from './bulkActions.ts'
import type { Outcome } from './bulk.contract.ts'

export type Run = {
  asked: Asked
  ids: readonly number[]
  outcomes: readonly Outcome[]
  state: 'running' | 'done' | 'failed'
  failure: Error | null
}

export function useRun() {
  const [run, setRun] = useState<Run | null>(null)
  const stopped = useRef(false)
  const isRunning = run?.state === 'running'

  // Whoever closes the window in the middle is asked first.
  useEffect(() => {
    if (!isRunning) return undefined
    const hold = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', hold)
    return () => window.removeEventListener('beforeunload', hold)
  }, [isRunning])

  const start = useCallback(
    async (asked: Asked, ids: readonly number[], before: readonly Outcome[] = []) => {
      stopped.current = false
      let outcomes = before
      const show = (state: Run['state'], failure: Error | null = null) =>
        setRun({ asked, ids, outcomes, state, failure })
      show('running')
      try {
        for await (const set of inSets(asked, ids.slice(outcomes.length))) {
          outcomes = [...outcomes, ...set]
          show('running')
          if (stopped.current) break
        }
        show('done')
      } catch (failure) {
        show('failed', failure as Error)
      }
      await refresh(...changedBy)
    },
    [],
  )
  return {
    run,
    start,
    /** What is under way is still dealt with, and nothing after it. */
    stop: () => (stopped.current = true),
    /** Goes on with what has not been dealt with. */
    goOn: () => void (run && start(run.asked, run.ids, run.outcomes)),
  }
}
