// Does something with many records set by set, and keeps the outcome of each.
import { useEffect, useRef, useState } from 'react'
import { refresh } from '#kit/http/queries.ts'

export type SetsRun<Request, Item, Outcome> = {
  request: Request
  items: readonly Item[]
  outcomes: readonly Outcome[]
  state: 'running' | 'done' | 'failed'
  failure: Error | null
}

type RunSets<Request, Item, Outcome> = (
  request: Request,
  items: readonly Item[],
) => AsyncGenerator<Outcome[]>

/** `changes`: the subjects that are fetched again at the end. */
export function useSets<Request, Item, Outcome>(
  inSets: RunSets<Request, Item, Outcome>,
  changes: readonly string[],
) {
  const [run, setRun] = useState<SetsRun<Request, Item, Outcome> | null>(null)
  const stopped = useRef(false)
  const underway = useRef(false)
  const isRunning = run?.state === 'running'

  // Ask before the window is closed during a run.
  useEffect(() => {
    if (!isRunning) return undefined
    const hold = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', hold)
    return () => window.removeEventListener('beforeunload', hold)
  }, [isRunning])

  const start = async (
    request: Request,
    items: readonly Item[],
    before: readonly Outcome[] = [],
  ) => {
    // Ignore a double click before the first click is rendered.
    if (underway.current) return
    underway.current = true
    stopped.current = false
    let outcomes = before
    const show = (state: 'running' | 'done' | 'failed', failure: Error | null = null) =>
      setRun({ request, items, outcomes, state, failure })
    show('running')
    try {
      for await (const set of inSets(request, items.slice(outcomes.length))) {
        outcomes = [...outcomes, ...set]
        show('running')
        if (stopped.current) break
      }
      show('done')
    } catch (failure) {
      show('failed', failure as Error)
    } finally {
      underway.current = false
    }
    await refresh(...changes)
  }
  return {
    run,
    start,
    /** Finishes the current set, then stops. */
    stop: () => (stopped.current = true),
    /** Continues with the remaining records. */
    goOn: () => void (run && start(run.request, run.items, run.outcomes)),
  }
}
