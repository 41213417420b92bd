// Reads tables of unknown form out of untrusted files: CSV, XLSX workbooks, vCards, feeds of properties. Each file is read in a
// process of its own (intake.process.ts), which is killed beyond the limits on time and memory.
import { join } from 'node:path'
import { Budget } from '#kit/files/budget.ts'
import { SideProcessEnded, sideProcess } from '#kit/jobs/sideProcess.ts'
import { TableRefused, usualLimits } from './source.ts'
import type { Given, IntakeLimits, Row, Source, TableFault } from './source.ts'

export type IntakeTask =
  | { does: 'detect'; path: string; given: Given; limits: IntakeLimits }
  | { does: 'open'; path: string; source: Source; limits: IntakeLimits }
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

// Rows are read as fast as the caller takes them, which may be slow: finding a source does not wait for that.
const detections = new Budget(2)
const readings = new Budget(4)

// A process that nobody asks anything for so long has been forgotten.
const idle = 30 * 60_000

/**
 * Finds out how the file at `path` is to be read. What is `given` is kept as it is; the rest is found with it in mind.
 * Throws `TableRefused` for a file that cannot be read.
 */
export const detectSource = (
  path: string,
  given: Given = {},
  limits: IntakeLimits = usualLimits,
): Promise<Source> =>
  detections.spend(1, () =>
    inProcess(limits, async (ask) => (await ask({ does: 'detect', path, given, limits })).source!),
  )

/**
 * Reads the file as `source` says and calls `onRows` with up to 1,000 rows at a time, in order; nothing more is read
 * until what it returns is settled. Rows without content are left out; rows that are no records come with a `kind`.
 * Throws `TableRefused` where the file cannot be read on, when earlier rows may have been handed over already, and
 * whatever `onRows` throws.
 */
export const readTable = (
  path: string,
  source: Source,
  onRows: (rows: Row[]) => Promise<void> | void,
  limits: IntakeLimits = usualLimits,
): Promise<void> =>
  readings.spend(1, () =>
    inProcess(limits, async (ask) => {
      let answer = await ask({ does: 'open', path, source, limits })
      for (;;) {
        if (answer.rows && answer.rows.length > 0) await onRows(answer.rows)
        if (answer.isLast) return
        answer = await ask({ does: 'next' })
      }
    }),
  )

type Ask = (task: IntakeTask) => Promise<IntakeAnswer>

async function inProcess<Result>(
  { patience, megabytes }: IntakeLimits,
  work: (ask: Ask) => Promise<Result>,
): Promise<Result> {
  const send = sideProcess<IntakeTask, IntakeAnswer>({
    name: 'reading a table',
    file: join(import.meta.dirname, 'intake.process.ts'),
    stderr: 'ignore',
    patience,
    megabytes,
    idle,
  })
  let hasEnded = false
  try {
    return await work(async (task) => {
      const answer = await send(task).catch((error: unknown) => {
        hasEnded = true
        if (error instanceof SideProcessEnded && error.isCulprit) throw new TableRefused('tooLarge')
        throw error
      })
      if (answer.fault) throw new TableRefused(answer.fault)
      if (answer.failure !== undefined) throw new Error(answer.failure)
      return answer
    })
  } finally {
    // The process answers and exits.
    if (!hasEnded) await send({ does: 'end' }).catch(() => undefined)
  }
}
