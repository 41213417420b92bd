// The process that analyses columns for judge.ts. It exits with the server.
import type { Numbered } from '#kit/processes/sideProcess.ts'
import { columnReading } from './columnReading.ts'
import type { JudgeAnswer, JudgeTask, NameOrders } from './judge.ts'
import { splitName } from '#base/people/reading/splitName.ts'

function answerOf(task: JudgeTask): JudgeAnswer {
  return task.does === 'names'
    ? { names: nameOrders(task.texts) }
    : { column: columnReading(task.texts) }
}

function nameOrders(texts: readonly string[]): NameOrders {
  const orders = { lastFirst: 0, firstLast: 0 }
  for (const text of texts) {
    const { unsure, isCompany, lastName, firstName } = splitName(text)
    if (unsure || isCompany || !lastName || !firstName || text.includes(',')) continue
    if (text.indexOf(lastName) < text.indexOf(firstName)) orders.lastFirst++
    else orders.firstLast++
  }
  return orders
}

process.on('message', (task: Numbered<JudgeTask>) => {
  const answer = (result: JudgeAnswer) => process.send?.({ id: task.id, ...result })
  try {
    answer(answerOf(task))
  } catch (error) {
    answer({ failure: (error as Error).message })
  }
})
process.on('disconnect', () => process.exit())
