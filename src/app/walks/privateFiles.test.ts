// Only the server's user can read files below DATA_DIR, even if an earlier release left them open.
// @module-tag faults
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { until } from '#kit/testing/eventually.ts'
import { testDatabase } from '#kit/testing/testDatabase.ts'
import type { Tables } from '#base/backend/tables.ts'
import {
  credentials,
  databaseSettings,
  endServer,
  post,
  signIn,
  startServer,
} from '../testing/runningServer.ts'

const below = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))

test("only the server's user can read uploads and mail", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'estia-private-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  mkdirSync(join(dataDir, 'files'), { mode: 0o755 })
  const database = await testDatabase<Tables>()
  onTestFinished(() => database.drop())
  const server = await startServer({ DATA_DIR: dataDir, ...databaseSettings(database) })
  onTestFinished(() => endServer(server))
  const token = await signIn(server)
  const form = new FormData()
  form.append('files', new Blob(['Dear Maria']), 'letter.txt')
  const upload = { method: 'POST', body: form, headers: { authorization: `Bearer ${token}` } }
  expect((await fetch(`${server.url}/api/files`, upload)).status).toBe(200)
  await post(server, '/api/authenticate/forgotPassword', { email: credentials.username })
  await until(() => below(dataDir).some((path) => path.endsWith('.eml')))
  const made = below(dataDir)
  expect(made.length).toBeGreaterThan(3)
  expect(made.filter((path) => (statSync(path).mode & 0o077) !== 0)).toEqual([])
})
