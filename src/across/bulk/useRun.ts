// Runs a bulk action set by set, and keeps the outcome of each record.
import { useCallback, useEffect, useRef, useState } from 'react'
import { refresh } from '#kit/http/queries.ts'
import { changedBy, inSets } from './bulkActions.ts'
import type { BulkRequest } from './bulkActions.ts'
import type { Outcome } from './bulk.contract.ts'

export type Run = {
  request: BulkRequest
  ids: readonly number[]
  outcomes: readonly Outcome[]
  state: 'running' | 'done' | 'failed'
  failure: Error | null
}

export function useRun() {
  const [run, setRun] = useState<Run | null>(null)
  const stopped = useRef(false)
  const isRunning = run?.state === 'running'

  // Ask before the window is closed during a run.
  useEffect(() => {
    if (!isRunning) return undefined
    const hold = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', hold)
    return () => window.removeEventListener('beforeunload', hold)
  }, [isRunning])

  const start = useCallback(
    async (request: BulkRequest, ids: readonly number[], before: readonly Outcome[] = []) => {
      stopped.current = false
      let outcomes = before
      const show = (state: Run['state'], failure: Error | null = null) =>
        setRun({ request, ids, outcomes, state, failure })
      show('running')
      try {
        for await (const set of inSets(request, ids.slice(outcomes.length))) {
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
    /** Finishes the current set, then stops. */
    stop: () => (stopped.current = true),
    /** Continues with the remaining records. */
    goOn: () => void (run && start(run.request, run.ids, run.outcomes)),
  }
}
