// The database is killed and stopped while people work: the server stays, says so, and nothing that
// it has confirmed is lost.
import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, onTestFailed, test } from 'vitest'
import { until } from '#kit/testing/eventually.ts'
import { folderKey } from '#kit/embedded/embeddedLock.ts'
import { startEmbedded } from '#kit/embedded/embedded.ts'
import type { EmbeddedDatabase } from '#kit/embedded/embedded.ts'
import { postgresProcesses, readCommandLine } from '#kit/embedded/orphans.ts'
import { peopleAtWork } from './testing/peopleAtWork.ts'
import {
  databaseSettings,
  endServer,
  get,
  post,
  signIn,
  startServer,
} from './testing/runningServer.ts'
import type { RunningServer } from './testing/runningServer.ts'

const rounds = 10

let folder: string
let external: EmbeddedDatabase | undefined
let server: RunningServer
let token: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'estia-lost-'))
  chmodSync(folder, 0o711)
})
afterEach(async () => {
  await endServer(server)
  await external?.stop()
  external = undefined
  rmSync(realpathSync(join(folder, 'postgres')), { recursive: true, force: true })
  rmSync(folder, { recursive: true, force: true })
})

async function start(kind: 'embedded' | 'external') {
  const environment: Record<string, string> = { DATA_DIR: folder }
  if (kind === 'external') {
    external = await startEmbedded({ dataDir: folder, log: () => {} })
    Object.assign(environment, databaseSettings(external))
  }
  server = await startServer(environment)
  onTestFailed(() => console.error(server.said()))
  token = await signIn(server)
}

const processes = () => postgresProcesses(folderKey(realpathSync(join(folder, 'postgres'))))
const postmaster = () => processes().find(({ isPostmaster }) => isPostmaster)?.pid
const backend = () => processes().find(({ pid }) => readCommandLine(pid).includes(' [local] '))?.pid

const attacks = {
  'the embedded database is killed': ['embedded', postmaster, 'SIGKILL'],
  'one of its processes is killed': ['embedded', backend, 'SIGKILL'],
  'an external database is killed': ['external', postmaster, 'SIGKILL'],
  'an external database is stopped': ['external', postmaster, 'SIGINT'],
} as const

/** What was confirmed just before the last attack may be heard when nothing has come up again yet. */
const strike = (victim: () => number | undefined, signal: NodeJS.Signals) =>
  until(() => hits(victim(), signal))

/** False where nobody is there, or ended by itself since it was seen, as processes do after an attack. */
function hits(pid: number | undefined, signal: NodeJS.Signals): boolean {
  try {
    return pid !== undefined && process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
    throw error
  }
}

describe.each(Object.entries(attacks))('%s', (_, [kind, victim, signal]) => {
  test('and all that was confirmed is there', async () => {
    await start(kind)
    const people = await peopleAtWork(server, token)
    await people.confirmOneMore()
    for (let round = 0; round < rounds; round++) {
      await strike(victim, signal)
      await people.confirmOneMore()
    }
    const { answers, lost } = await people.goHome()
    expect(answers).toEqual({ right: expect.any(Number), unavailable: expect.any(Number) })
    expect(lost).toEqual([])
    expect(server.process.exitCode).toBeNull()
    expect((await get(server, '/readyz', token)).status).toBe(200)
    await publishes()
  })
})

/** An object that asks to be published is looked at: jobs are done again. */
async function publishes() {
  const { id } = (await (await get(server, '/api/object/add', token)).json()) as { id: number }
  await post(server, '/api/object/update', { id, publishRequested: true }, token)
  const error = async () => {
    const answer = await get(server, `/api/object/view/${id}`, token)
    return ((await answer.json()) as { publishError: string | null }).publishError
  }
  await until(error)
}

test('a frozen database is told of soon, to the signed-in too', async () => {
  await start('embedded')
  const frozen = processes().map(({ pid }) => pid)
  for (const pid of frozen) process.kill(pid, 'SIGSTOP')
  try {
    const [alive, ready] = await Promise.all(
      ['/healthz', '/readyz'].map((path) => get(server, path, token, AbortSignal.timeout(5000))),
    )
    expect([alive!.status, ready!.status]).toEqual([200, 503])
  } finally {
    for (const pid of frozen) process.kill(pid, 'SIGCONT')
  }
  const isReady = async () => (await get(server, '/readyz', token)).status === 200
  await until(isReady)
})
