// A stopping server breaks no request: proxies see that it is not ready, while it still answers.
// @module-tag faults
import { Agent, get as httpGet } from 'node:http'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#kit/testing/testDatabase.ts'
import type { TestDatabase } from '#kit/testing/testDatabase.ts'
import {
  databaseSettings,
  endServer,
  hasEnded,
  signIn,
  startServer,
} from '../testing/runningServer.ts'
import type { RunningServer } from '../testing/runningServer.ts'

let database: TestDatabase<unknown>
let folder: string
beforeAll(async () => {
  database = await testDatabase()
  folder = await mkdtemp(join(tmpdir(), 'estia-restart-'))
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

const start = (drainSeconds: number) =>
  startServer({
    ...databaseSettings(database),
    DATA_DIR: folder,
    DRAIN_SECONDS: String(drainSeconds),
  })

async function kill({ process: child }: RunningServer) {
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

type Answer = { status: number; connection: string | undefined }

/** Rejects when the connection breaks. */
const ask = (server: RunningServer, path: string, agent: Agent, token = '') =>
  new Promise<Answer>((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` }
    httpGet(server.url + path, { agent, headers }, (answer) => {
      answer.once('error', reject)
      answer.once('end', () =>
        resolve({ status: answer.statusCode!, connection: answer.headers.connection }),
      )
      answer.resume()
    }).once('error', reject)
  })

test('after SIGTERM a server is not ready, still answers requests, and closes connections', async () => {
  // The test kills it before this time has passed.
  const server = await start(40)
  const token = await signIn(server)
  const agent = new Agent({ keepAlive: true })
  expect(await ask(server, '/readyz', agent)).toEqual({ status: 200, connection: 'keep-alive' })
  server.process.kill('SIGTERM')
  await expect.poll(async () => (await ask(server, '/readyz', agent)).status).toBe(503)
  const left = { status: 200, connection: 'close' }
  expect(await ask(server, '/healthz', agent)).toEqual(left)
  expect(await ask(server, '/api/Agency', agent, token)).toEqual(left)
  expect(await ask(server, '/api/Agency', new Agent(), token)).toEqual(left)
  expect(hasEnded(server)).toBe(false)
  agent.destroy()
  await kill(server)
})

test('servers that are restarted one after another break no request', async () => {
  // Long enough for a busy machine: the proxy checks twenty times a second.
  const drainSeconds = 8
  const servers = [await start(drainSeconds), await start(drainSeconds)]
  const token = await signIn(servers[0]!)
  // A proxy with its own connections, which checks whether each server is ready.
  const agents = new Map<RunningServer, Agent>()
  const ready = new Set<RunningServer>()
  const isOver = new AbortController()
  const look = async () => {
    while (!isOver.signal.aborted) {
      for (const server of servers) {
        const answer = await ask(server, '/readyz', new Agent()).catch(() => undefined)
        if (answer?.status === 200) ready.add(server)
        else ready.delete(server)
      }
      await wait(50)
    }
  }
  const outcomes = new Map<string, number>()
  let turn = 0
  const visit = async () => {
    while (!isOver.signal.aborted) {
      await wait(20)
      const server = [...ready][turn++ % ready.size]
      if (!server) continue
      if (!agents.has(server)) agents.set(server, new Agent({ keepAlive: true }))
      const outcome = await ask(server, '/api/Agency', agents.get(server)!, token).then(
        ({ status }) => String(status),
        (error: Error) => error.message,
      )
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
    }
  }
  for (const server of servers) ready.add(server)
  const work = [look(), ...Array.from({ length: 5 }, visit)]
  try {
    for (const at of [0, 1]) {
      await endServer(servers[at]!)
      servers[at] = await start(drainSeconds)
      await expect.poll(() => ready.has(servers[at]!)).toBe(true)
    }
  } finally {
    isOver.abort()
    await Promise.all(work)
    for (const agent of agents.values()) agent.destroy()
    await Promise.all(servers.filter((server) => !hasEnded(server)).map(kill))
  }
  expect([...outcomes.keys()]).toEqual(['200'])
  expect(outcomes.get('200')).toBeGreaterThan(100)
})
