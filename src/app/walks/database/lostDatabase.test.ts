// The database is killed and stopped while people work: the server keeps running and reports it, and nothing that it
// has confirmed is lost.
// @module-tag faults
import { chmodSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { until } from '#kit/testing/eventually.ts'
import { quickFolder } from '#kit/testing/quickFolder.ts'
import { copyReadyCluster } from '#kit/testing/readyCluster.ts'
import { rounds } from '#kit/testing/rounds.ts'
import { folderKey } from '#kit/embedded/embeddedLock.ts'
import { startEmbedded } from '#kit/embedded/embedded.ts'
import type { EmbeddedDatabase } from '#kit/embedded/embedded.ts'
import { postgresProcesses, readCommandLine } from '#kit/embedded/orphans.ts'
import { peopleAtWork } from '../../testing/peopleAtWork.ts'
import {
  databaseSettings,
  endServer,
  get,
  post,
  signIn,
  startServer,
} from '../../testing/runningServer.ts'
import type { RunningServer } from '../../testing/runningServer.ts'

const times = rounds(3, 10)

let folder: string
let external: EmbeddedDatabase | undefined
let server: RunningServer
let token: string

/** One server for all tests of its kind: each test leaves it working, or fails. */
function serverOn(kind: 'embedded' | 'external') {
  beforeAll(async () => {
    folder = quickFolder('estia-lost-')
    // The database may run as another user, who has to get in.
    chmodSync(folder, 0o711)
    await copyReadyCluster(folder)
    const environment: Record<string, string> = { DATA_DIR: folder }
    if (kind === 'external') {
      external = await startEmbedded({ dataDir: folder, log: () => {} })
      Object.assign(environment, databaseSettings(external))
    }
    server = await startServer(environment)
    token = await signIn(server)
    return async () => {
      try {
        await endServer(server)
      } finally {
        await external?.stop()
        external = undefined
        rmSync(folder, { recursive: true, force: true })
      }
    }
  })
  beforeEach(({ onTestFailed }) => onTestFailed(() => console.error(server.said())))
}

const processes = () => postgresProcesses(folderKey(realpathSync(join(folder, 'postgres'))))
const postmaster = () => processes().find(({ isPostmaster }) => isPostmaster)?.pid
const backend = () => processes().find(({ pid }) => readCommandLine(pid).includes(' [local] '))?.pid

/** A confirmation from just before the last kill may arrive when nothing has restarted yet. */
const strike = (victim: () => number | undefined, signal: NodeJS.Signals) =>
  until(() => hits(victim(), signal))

/** False if the process is gone, as others often are after a kill. */
function hits(pid: number | undefined, signal: NodeJS.Signals): boolean {
  try {
    return pid !== undefined && process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
    throw error
  }
}

/** Kills the process while people work; returns the results of their work and of the server. */
async function after(victim: () => number | undefined, signal: NodeJS.Signals) {
  const people = await peopleAtWork(server, token)
  await people.confirmOneMore()
  for (let round = 0; round < times; round++) {
    await strike(victim, signal)
    await people.confirmOneMore()
  }
  const { answers, lost } = await people.goHome()
  const { exitCode } = server.process
  const { status: ready } = await get(server, '/readyz', token)
  return { answers, lost, exitCode, ready, publishError: await publishError() }
}

const unharmed = {
  answers: { right: expect.any(Number), unavailable: expect.any(Number) },
  lost: [],
  exitCode: null,
  ready: 200,
  publishError: expect.any(String),
}

/** Publishes a property, which shows that jobs run again. */
async function publishError(): Promise<string> {
  const { id } = (await (await get(server, '/api/object/add', token)).json()) as { id: number }
  await post(server, '/api/object/update', { id, publishRequested: true }, token)
  const error = async () => {
    const answer = await get(server, `/api/object/view/${id}`, token)
    return ((await answer.json()) as { publishError: string | null }).publishError
  }
  return (await until(error))!
}

describe('no confirmed change is lost after', () => {
  describe('the embedded database', () => {
    serverOn('embedded')

    test('is killed', async () => {
      expect(await after(postmaster, 'SIGKILL')).toEqual(unharmed)
    })
    test('loses one of its processes', async () => {
      expect(await after(backend, 'SIGKILL')).toEqual(unharmed)
    })

    test('is frozen, which signed-in people are told soon', async () => {
      const frozen = processes().map(({ pid }) => pid)
      for (const pid of frozen) hits(pid, 'SIGSTOP')
      const waiting = get(server, '/api/account', token)
      try {
        const asked = ['/healthz', '/readyz'].map((path) => get(server, path, token))
        const first = await Promise.race([waiting.then(() => 'waiting'), Promise.all(asked)])
        expect(first).toMatchObject([{ status: 200 }, { status: 503 }])
      } finally {
        for (const pid of frozen) hits(pid, 'SIGCONT')
      }
      await until(async () => (await get(server, '/readyz', token)).status === 200)
      await waiting
    })
  })

  describe('an external database', () => {
    serverOn('external')

    test('is killed', async () => {
      expect(await after(postmaster, 'SIGKILL')).toEqual(unharmed)
    })
    test('is stopped', async () => {
      expect(await after(postmaster, 'SIGINT')).toEqual(unharmed)
    })
  })
})
