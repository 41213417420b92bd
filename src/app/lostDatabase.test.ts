// The database is killed and stopped while people work: the server stays, says so, and nothing that
// it has confirmed is lost.
import { chmodSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { folderKey } from '#kit/embedded/embeddedLock.ts'
import { startEmbedded } from '#kit/embedded/embedded.ts'
import type { EmbeddedDatabase } from '#kit/embedded/embedded.ts'
import { postgresProcesses } from '#kit/embedded/orphans.ts'
import { peopleAtWork } from './testing/peopleAtWork.ts'
import { endServer, get, post, signIn, startServer } from './testing/runningServer.ts'
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
    const { host, port, user, database } = external.connection
    const query = new URLSearchParams({ host, port: String(port), user })
    environment['DATABASE_URL'] = `postgres:///${database}?${query}`
  }
  server = await startServer(environment)
  token = await signIn(server)
}

const databaseFolder = () => realpathSync(join(folder, 'postgres'))
const postmaster = () =>
  Number(readFileSync(join(databaseFolder(), 'data/postmaster.pid'), 'utf8').split('\n')[0])
const processes = () => postgresProcesses(folderKey(databaseFolder()))
const backend = () => processes().find(({ pid }) => isBackend(pid))!.pid
const isBackend = (pid: number) =>
  / \[local\] /.test(readFileSync(`/proc/${pid}/cmdline`, 'latin1'))

const attacks = {
  'the embedded database is killed': ['embedded', () => process.kill(postmaster(), 'SIGKILL')],
  'one of its processes is killed': ['embedded', () => process.kill(backend(), 'SIGKILL')],
  'an external database is killed': ['external', () => process.kill(postmaster(), 'SIGKILL')],
  'an external database is stopped': ['external', () => process.kill(postmaster(), 'SIGINT')],
} as const

describe.each(Object.entries(attacks))('%s', (_, [kind, attack]) => {
  test('and all that was confirmed is there', { timeout: 150_000 }, async () => {
    await start(kind)
    const people = await peopleAtWork(server, token)
    await people.confirmOneMore()
    for (let round = 0; round < rounds; round++) {
      attack()
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
  await vi.waitUntil(error, { timeout: 15_000, interval: 100 })
}

test('a frozen database is told of soon, to the signed-in too', { timeout: 90_000 }, async () => {
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
  await vi.waitUntil(isReady, { timeout: 20_000 })
})
