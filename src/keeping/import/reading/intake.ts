// Reads tables of unknown form out of untrusted files: CSV, XLSX workbooks, vCards, feeds of properties. Each file is read in a
// process of its own (intake.process.ts), which is killed beyond the limits on time and memory.
import { join } from 'node:path'
import { Budget } from '#kit/processes/budget.ts'
import { SideProcessEnded, sideProcess } from '#kit/processes/sideProcess.ts'
import { TableRefused, usualLimits } from './source.ts'
import type { Given, IntakeLimits, Row, Source, TableFault } from './source.ts'

export type IntakeTask =
  | { does: 'open'; path: string; given: Given; limits: IntakeLimits }
  | { does: 'next' }
  | { does: 'end' }
export type IntakeAnswer = {
  source?: Source
  rows?: Row[]
  isLast?: boolean
  fault?: TableFault
  /** Why it failed for another reason. */
  failure?: string
}

const readings = new Budget(4)

// A process that nobody asks anything for so long has been forgotten.
const idle = 30 * 60_000

/**
 * Reads the file at `path` and calls `onRows` with up to 1,000 rows at a time, in order; nothing more is read until what it
 * returns is settled. Rows without content are left out; rows that are no records come with a `kind`. What is `given` of how
 * the file is to be read is kept as it is; the rest is found with it in mind, and all of it is returned. Throws `TableRefused`
 * where the file cannot be read, or not to its end, when earlier rows may have been handed over already, and whatever
 * `onRows` throws.
 */
export const readTable = (
  path: string,
  given: Given,
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
      // The process answers and exits.
      if (!hasEnded) await send({ does: 'end' }).catch(() => undefined)
    }
  })
