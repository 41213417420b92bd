// Analyses the contents of columns in a separate process, because files are untrusted and a column may hold anything.
import { join } from 'node:path'
import { boundedProcess, TookTooMuch } from '#kit/processes/boundedProcess.ts'
import { columnReading } from './columnReading.ts'
import type { ColumnResult, CountedText } from './columnReading.ts'

/** Numbers of names with the surname first, and last; only unambiguous ones. */
export type NameOrders = { lastFirst: number; firstLast: number }

export type JudgeTask =
  | { does: 'read'; texts: readonly CountedText[] }
  | { does: 'names'; texts: readonly string[] }
export type JudgeAnswer = {
  column?: ColumnResult
  names?: NameOrders
  failure?: string
}

const judge = boundedProcess<JudgeTask, JudgeAnswer>({
  name: 'judging a column',
  file: join(import.meta.dirname, 'judge.process.ts'),
  patience: 60_000,
  megabytes: 200,
})

/** A column that exceeds the time or memory limit counts as text. */
export async function judgeColumn(texts: readonly CountedText[]): Promise<ColumnResult> {
  const { column } = await ask({ does: 'read', texts })
  return column ?? asTexts(texts)
}

/** Counts the orders of these names. */
export async function judgeNames(texts: readonly string[]): Promise<NameOrders> {
  const { names } = await ask({ does: 'names', texts })
  return names ?? { lastFirst: 0, firstLast: 0 }
}

async function ask(task: JudgeTask): Promise<JudgeAnswer> {
  const answer = await judge(task).catch((error: unknown): JudgeAnswer => {
    if (error instanceof TookTooMuch) return {}
    throw error
  })
  if (answer.failure !== undefined) throw new Error(answer.failure)
  return answer
}

function asTexts(texts: readonly CountedText[]): ColumnResult {
  const filled = texts.reduce((sum, [, cells]) => sum + cells, 0)
  return { ...columnReading([]), filled, kind: filled > 0 ? 'text' : null, can: ['text'] }
}
