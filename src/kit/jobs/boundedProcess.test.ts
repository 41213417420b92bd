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

test('what never ends is ended, and what waits behind it is done all the same', async () => {
  const ask = program(1500)
  const [endless, next] = await Promise.allSettled([
    ask({ does: 'neverEnd' }),
    ask({ does: 'answer' }),
  ])
  expect(endless).toMatchObject({ status: 'rejected', reason: expect.any(TookTooMuch) })
  expect(next).toMatchObject({ status: 'fulfilled', value: { done: 'answer' } })
})

test('what fills the memory is ended, and the process starts again', async () => {
  const ask = program(60_000)
  await expect(ask({ does: 'fillMemory' })).rejects.toThrow(TookTooMuch)
  expect(await ask({ does: 'answer' })).toMatchObject({ done: 'answer' })
})
