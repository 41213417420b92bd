// Judges what stands in columns, in a process of its own: files are hostile, and a column may hold anything.
import { join } from 'node:path'
import { boundedProcess, TookTooMuch } from '#kit/processes/boundedProcess.ts'
import { columnReading } from './columnReading.ts'
import type { ColumnResult, CountedText } from './columnReading.ts'

/** How many names have the surname first, and how many last; those that leave no doubt. */
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

/** A column that takes too much time or memory is one of texts. */
export async function judgeColumn(texts: readonly CountedText[]): Promise<ColumnResult> {
  const { column } = await ask({ does: 'read', texts })
  return column ?? asTexts(texts)
}

/** How many of these names are written in which order. */
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
