// Reads what people upload, whatever it is made of, in a process of its own: it ends when it takes longer or more
// memory than it may, and the server goes on.
import { Budget } from '../files/budget.ts'
import { SideProcessEnded, sideProcess } from './sideProcess.ts'

type Program = {
  /** What it does, for the error that says that it took too much. */
  name: string
  /** Answers each message with one that has the same `id`, and ends when it is disconnected. */
  file: string
  /** The milliseconds that one task may take. */
  patience: number
  /** The memory that its JavaScript may take. */
  megabytes: number
}

/** It was ended, since it took too long or too much memory. */
export class TookTooMuch extends Error {}

/** What asks the program, one task after another: what one of them takes is no other's fault. */
export function boundedProcess<Task extends object, Answer>(
  program: Program,
): (task: Task) => Promise<Answer> {
  const ask = sideProcess<Task, Answer>({ ...program, stderr: 'ignore', idle: 30_000 })
  const turns = new Budget(1)
  return (task) =>
    turns.spend(1, () =>
      ask(task).catch((error: unknown) => {
        if (error instanceof SideProcessEnded && error.isCulprit)
          throw new TookTooMuch(error.message, { cause: error })
        throw error
      }),
    )
}
