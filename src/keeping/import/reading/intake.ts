// Reads tables of unknown format from untrusted files: CSV, XLSX workbooks, vCards, property feeds. Each file is read in a
// separate process (intake.process.ts), which is killed if it exceeds the limits on time and memory.
import { join } from 'node:path'
import { Budget } from '#kit/processes/budget.ts'
import { SideProcessEnded, sideProcess } from '#kit/processes/sideProcess.ts'
import { TableRefused, usualLimits } from './source.ts'
import type { SourceChoices, IntakeLimits, Row, Source, TableFault } from './source.ts'

export type IntakeTask =
  | { does: 'open'; path: string; given: SourceChoices; limits: IntakeLimits }
  | { does: 'next' }
  | { does: 'end' }
export type IntakeAnswer = {
  source?: Source
  rows?: Row[]
  isLast?: boolean
  fault?: TableFault
  /** The message of any other error. */
  failure?: string
}

const readings = new Budget(4)

// A process without requests for so long was forgotten.
const idle = 30 * 60_000

/**
 * Reads the file at `path` and calls `onRows` with up to 1,000 rows at a time, in order, awaiting each call. Empty rows are
 * left out; rows that are no records have a `kind`. Settings in `given` are kept; the rest is detected, and all of it is
 * returned. Throws `TableRefused` if the file cannot be read, or not to its end, when earlier rows may already have been passed
 * on; rethrows errors of `onRows`.
 */
export const readTable = (
  path: string,
  given: SourceChoices,
  onRows: (rows: Row[]) => Promise<void> | void,
  limits: IntakeLimits = usualLimits,
): Promise<Source> =>
  readings.spend(1, async () => {
    const send = sideProcess<IntakeTask, IntakeAnswer>({
      name: 'reading a table',
      file: join(import.meta.dirname, 'intake.process.ts'),
      stderr: 'ignore',
      patience: limits.patience,
      megabytes: limits.megabytes,
      idle,
    })
    let hasEnded = false
    const ask = async (task: IntakeTask): Promise<IntakeAnswer> => {
      const answer = await send(task).catch((error: unknown) => {
        hasEnded = true
        if (error instanceof SideProcessEnded && error.isCulprit) throw new TableRefused('tooLarge')
        throw error
      })
      if (answer.fault) throw new TableRefused(answer.fault)
      if (answer.failure !== undefined) throw new Error(answer.failure)
      return answer
    }
    try {
      const { source } = await ask({ does: 'open', path, given, limits })
      for (;;) {
        const { rows = [], isLast } = await ask({ does: 'next' })
        if (rows.length > 0) await onRows(rows)
        if (isLast) return source!
      }
    } finally {
      // The process responds and exits.
      if (!hasEnded) await send({ does: 'end' }).catch(() => undefined)
    }
  })
