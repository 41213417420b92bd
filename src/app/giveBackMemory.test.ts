import fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { giveBackMemory } from './giveBackMemory.ts'

const quiet = 60

function server(tidyUp: (() => void) | undefined) {
  const http = fastify()
  giveBackMemory(http, tidyUp, { quiet, answers: 3 })
  http.get('/', () => 'well')
  const ask = async (times: number) => {
    for (let n = 0; n < times; n++) await http.inject('/')
  }
  return { http, ask }
}

test('memory is given back once after a lot of work, when nobody asks any more', async () => {
  const tidyUp = vi.fn()
  const { http, ask } = server(tidyUp)
  await ask(3)
  expect(tidyUp).not.toHaveBeenCalled()
  await vi.waitUntil(() => tidyUp.mock.calls.length > 0)
  await ask(2)
  await new Promise((resolve) => setTimeout(resolve, quiet * 3))
  expect(tidyUp).toHaveBeenCalledTimes(1)
  await ask(1)
  await vi.waitUntil(() => tidyUp.mock.calls.length > 1)
  await http.close()
})

test('it is not while somebody goes on asking', async () => {
  const tidyUp = vi.fn()
  const { http, ask } = server(tidyUp)
  const until = performance.now() + quiet * 4
  while (performance.now() < until) await ask(3)
  expect(tidyUp).not.toHaveBeenCalled()
  await http.close()
})

test('a server without that help runs as well', async () => {
  const { http } = server(undefined)
  for (let n = 0; n < 4; n++) expect((await http.inject('/')).statusCode).toBe(200)
  await http.close()
})
