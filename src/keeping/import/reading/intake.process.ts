// The process that reads one file for intake.ts. It exits on request, or with the server.
import type { Numbered } from '#kit/processes/sideProcess.ts'
import { findSource } from './findSource.ts'
import type { IntakeAnswer, IntakeTask } from './intake.ts'
import { tableRows } from './tableRows.ts'
import { TableRefused } from './source.ts'
import type { Row } from './source.ts'

let batches: AsyncGenerator<Row[]> | undefined

async function answerOf(task: IntakeTask): Promise<IntakeAnswer> {
  if (task.does === 'open') {
    const source = await findSource(task.path, task.given, task.limits)
    batches = tableRows(task.path, source, task.limits)
    return { source }
  }
  const next = await batches?.next()
  return !next || next.done ? { isLast: true } : { rows: next.value }
}

process.on('message', (task: Numbered<IntakeTask>) => {
  const answer = (result: IntakeAnswer, then = () => {}) =>
    process.send?.({ id: task.id, ...result }, then)
  if (task.does === 'end') answer({}, () => process.exit())
  else
    answerOf(task).then(
      (found) => answer(found),
      (error: Error) =>
        answer(error instanceof TableRefused ? { fault: error.fault } : { failure: error.message }),
    )
})
process.on('disconnect', () => process.exit())
