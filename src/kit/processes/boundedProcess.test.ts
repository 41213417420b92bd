import { join } from 'node:path'
import { expect, test } from 'vitest'
import { TookTooMuch, boundedProcess } from './boundedProcess.ts'

type Task = { does: 'answer' | 'neverEnd' | 'fillMemory' }

const program = (patience: number) =>
  boundedProcess<Task, { done: string }>({
    name: 'trying',
    file: join(import.meta.dirname, 'testing/trying.process.ts'),
    patience,
    megabytes: 40,
  })

test('an endless task is killed, and the task behind it still runs', async () => {
  const ask = program(1500)
  const [endless, next] = await Promise.allSettled([
    ask({ does: 'neverEnd' }),
    ask({ does: 'answer' }),
  ])
  expect(endless).toMatchObject({ status: 'rejected', reason: expect.any(TookTooMuch) })
  expect(next).toMatchObject({ status: 'fulfilled', value: { done: 'answer' } })
})

test('a task that fills the memory is killed, and the process restarts', async () => {
  const ask = program(60_000)
  await expect(ask({ does: 'fillMemory' })).rejects.toThrow(TookTooMuch)
  expect(await ask({ does: 'answer' })).toMatchObject({ done: 'answer' })
})
