import fastify from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { giveBackMemory } from './giveBackMemory.ts'

const quiet = 20_000

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

function server(tidyUp: (() => void) | undefined) {
  const http = fastify()
  giveBackMemory(http, tidyUp, { quiet, answers: 3 })
  http.get('/', () => 'well')
  const ask = async (times: number) => {
    for (let n = 0; n < times; n++) await http.inject('/')
  }
  return { http, ask }
}

test('memory is released once the server is idle after much work', async () => {
  const tidyUp = vi.fn()
  const { http, ask } = server(tidyUp)
  await ask(3)
  vi.advanceTimersByTime(quiet - 1)
  expect(tidyUp).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(tidyUp).toHaveBeenCalledTimes(1)
  await ask(2)
  vi.advanceTimersByTime(quiet * 3)
  expect(tidyUp).toHaveBeenCalledTimes(1)
  await ask(1)
  vi.advanceTimersByTime(quiet)
  expect(tidyUp).toHaveBeenCalledTimes(2)
  await http.close()
})

test('memory is not released while requests keep coming', async () => {
  const tidyUp = vi.fn()
  const { http, ask } = server(tidyUp)
  for (let n = 0; n < 4; n++) {
    await ask(3)
    vi.advanceTimersByTime(quiet - 1)
  }
  expect(tidyUp).not.toHaveBeenCalled()
  await http.close()
})

test('a server without `--expose-gc` runs too', async () => {
  const { http } = server(undefined)
  for (let n = 0; n < 4; n++) expect((await http.inject('/')).statusCode).toBe(200)
  await http.close()
})
