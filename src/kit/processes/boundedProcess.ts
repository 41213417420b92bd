// Runs work on untrusted content, such as uploads, in a process of its own, with limits on time and memory. A process
// that exceeds a limit is killed, and the server goes on.
import { Budget } from './budget.ts'
import { SideProcessEnded, sideProcess } from './sideProcess.ts'

type Program = {
  /** What it does, for error messages. */
  name: string
  /** The script. It must answer each message with one of the same `id`, and exit when disconnected. */
  file: string
  /** The time limit of one task, in milliseconds. */
  patience: number
  /** The limit of the JavaScript heap. */
  megabytes: number
}

/** The process was killed because it took too long or too much memory. */
export class TookTooMuch extends Error {}

/** Returns a function that runs a task. Tasks run one at a time, so that a killed process fails only the culprit. */
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
