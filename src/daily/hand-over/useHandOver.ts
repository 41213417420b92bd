// Hands chosen work over to somebody, shows the progress, and takes it back.
import { useState } from 'react'
import type { Work } from './handOver.contract.ts'
import { inSets, takeBack } from './handOverRun.ts'
import type { HandedOverRecords } from './handOverRun.ts'

export type Run = {
  state: 'running' | 'done' | 'takenBack'
  /** The person who got the work of this run; another one may be chosen for the next run meanwhile. */
  to: number
  total: number
  moved: readonly HandedOverRecords[]
}

export const countOf = (work: readonly Work[]): number =>
  work.reduce((sum, { ids }) => sum + ids.length, 0)

/** `from`: the person whose work it is. */
export function useHandOver(from: number) {
  const [run, setRun] = useState<Run | null>(null)
  const [failure, setFailure] = useState<unknown>(null)

  const start = async (work: readonly Work[], to: number) => {
    const total = countOf(work)
    if (total === 0) return
    let moved: readonly HandedOverRecords[] = []
    setFailure(null)
    setRun({ state: 'running', to, total, moved })
    try {
      for await (const set of inSets(work, { from, to })) {
        moved = [...moved, ...set]
        setRun({ state: 'running', to, total, moved })
      }
    } catch (error) {
      setFailure(error)
    }
    setRun({ state: 'done', to, total, moved })
  }
  const undo = async () => {
    if (!run) return
    setFailure(null)
    setRun({ ...run, state: 'running' })
    try {
      await takeBack(run.moved, { from, to: run.to })
      setRun({ ...run, state: 'takenBack', moved: [] })
    } catch (error) {
      setFailure(error)
      setRun({ ...run, state: 'done' })
    }
  }
  const canUndo = run?.state === 'done' && run.moved.some(({ changed }) => changed)
  return { run, failure, isRunning: run?.state === 'running', start, undo, canUndo }
}
