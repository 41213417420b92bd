// A server backs itself up, loses its machine and is restored elsewhere, with `estia` run as by an operator.
// @module-tag faults
import { execFile } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { until } from '#kit/testing/eventually.ts'
import { quickFolder } from '#kit/testing/quickFolder.ts'
import { endServer, get, post, signIn, startServer } from './testing/runningServer.ts'
import type { RunningServer } from './testing/runningServer.ts'

const key = 'an-olive-tree-that-is-older-than-the-town'
const secretsKey = 'what-seals-the-secrets-of-authenticators'
let folder: string
const servers: RunningServer[] = []
beforeEach(() => {
  folder = quickFolder('backup-program-')
  // The database may run as another user, who must be able to pass through.
  chmodSync(folder, 0o711)
})
afterEach(async () => {
  await Promise.all(servers.splice(0).map(endServer))
  for (const name of readdirSync(folder)) {
    const database = join(folder, name, 'postgres')
    if (existsSync(database)) rmSync(realpathSync(database), { recursive: true, force: true })
  }
  rmSync(folder, { recursive: true, force: true })
})

const settings = (dataDir: string) => ({
  DATA_DIR: join(folder, dataDir),
  BACKUP_SILENCE: '3',
  BACKUP_URL: join(folder, 'backups'),
  BACKUP_KEY: key,
  SECRETS_KEY: secretsKey,
})

async function serve(dataDir: string): Promise<RunningServer> {
  const server = await startServer(settings(dataDir))
  servers.push(server)
  return server
}

/** Runs `estia … --json`; returns its exit code, its outcome and its output. */
function estia(environment: Record<string, string>, ...words: string[]) {
  const program = join(import.meta.dirname, 'main.estia.ts')
  const env = { PATH: process.env['PATH'], ...environment }
  type Ended = { code: number; outcome: Record<string, unknown>; said: string }
  return new Promise<Ended>((resolve) => {
    execFile(process.execPath, [program, ...words, '--json'], { env }, (failure, out, said) =>
      resolve({ code: failure ? Number(failure.code) : 0, outcome: JSON.parse(out || '{}'), said }),
    )
  })
}

/** Retries, because a server owns the place of backups only some seconds after its start. */
async function estiaWhenOwner(dataDir: string, ...words: string[]) {
  let ended = await estia(settings(dataDir), ...words)
  await until(async () => {
    if (!String(ended.outcome['error']).includes('does not back up')) return true
    ended = await estia(settings(dataDir), ...words)
    return false
  })
  return ended
}

type Backup = {
  trouble: object | null
  sentOn: string | null
  runs: { kind: string; ok: boolean | null }[]
}
type Operations = { backup: Backup; problems: { kind: string }[] }
const operationsOf = async (server: RunningServer, token: string) =>
  (await (await get(server, '/api/operations', token)).json()) as Operations
const backupOf = async (server: RunningServer, token: string) =>
  (await operationsOf(server, token)).backup
const problemsOf = async (server: RunningServer, token: string) =>
  (await operationsOf(server, token)).problems.map(({ kind }) => kind)

const accounts = async (server: RunningServer, token: string, name: string) => {
  const found = await get(server, `/api/account?perPage=5&searchStr=${name}`, token)
  return ((await found.json()) as { items: { id: number }[] }).items.length
}

async function addAccount(server: RunningServer, token: string, firstName: string) {
  const added = await post(server, '/api/account/add', { firstName, lastName: 'Backup' }, token)
  expect(added.status).toBe(200)
}

async function upload(server: RunningServer, token: string, text: string): Promise<string> {
  const form = new FormData()
  form.append('files', new Blob([text], { type: 'text/plain' }), 'Σημείωση.txt')
  const answer = await fetch(`${server.url}/api/files`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  expect(answer.status).toBe(200)
  return /[a-z0-9]{16,}\.txt/.exec(await answer.text())![0]
}

test('a server is restored elsewhere with its files and keys, and continues its backups', async () => {
  const first = await serve('first')
  const token = await signIn(first)
  await addAccount(first, token, 'Eleni')
  const file = await upload(first, token, 'the key hangs left of the door')
  // The first backup is taken and test-restored automatically.
  const base = join(folder, 'backups', 'base')
  await until(
    () =>
      existsSync(base) && readdirSync(base).some((id) => existsSync(join(base, id, 'manifest'))),
  )
  await until(async () =>
    (await backupOf(first, token)).runs.some(({ kind, ok }) => kind === 'proof' && ok),
  )
  expect(await estia(settings('first'), 'verify')).toMatchObject({ code: 0 })
  const proven = await estia(settings('first'), 'verify', '--restore')
  expect(proven).toMatchObject({ code: 0, outcome: { ok: true, isExact: true, differing: [] } })

  await addAccount(first, token, 'Nikos')
  expect(await estia(settings('first'), 'backup', '--at-once')).toMatchObject({ code: 0 })
  first.process.kill('SIGKILL')

  const into = join(folder, 'second')
  const from = ['restore', '--from', settings('first').BACKUP_URL]
  const refused = await estia({}, ...from, '--into', into)
  expect(refused).toMatchObject({
    code: 1,
    outcome: { error: expect.stringContaining('is sealed') },
  })
  expect(existsSync(into)).toBe(false)
  const restored = await estia({ BACKUP_KEY: key }, ...from, '--into', into)
  expect(restored).toMatchObject({ code: 0, outcome: { files: 1, missing: [], hasGap: false } })
  expect(readFileSync(join(into, 'secrets.env'), 'utf8')).toBe(`SECRETS_KEY=${secretsKey}\n`)
  expect(await estia({ BACKUP_KEY: key }, ...from, '--into', into)).toMatchObject({ code: 1 })

  const second = await serve('second')
  const again = await signIn(second)
  expect(await accounts(second, again, 'Eleni')).toBe(1)
  expect(await accounts(second, again, 'Nikos')).toBe(1)
  const content = await get(second, `/api/files/${file}`, again)
  expect(await content.text()).toBe('the key hangs left of the door')

  // Backups continue in the same place, on a new timeline.
  await addAccount(second, again, 'Sofia')
  await until(async () => (await backupOf(second, again)).sentOn !== null)
  // A clean shutdown sends everything first.
  await endServer(second)
  const keyFile = join(folder, 'key')
  writeFileSync(keyFile, `${key}\n`)
  const third = await estia({ BACKUP_KEY_FILE: keyFile }, ...from, '--into', join(folder, 'third'))
  expect(third).toMatchObject({ code: 0, outcome: { files: 1 } })
  const last = await serve('third')
  expect(await accounts(last, await signIn(last), 'Sofia')).toBe(1)
})

const restoreInto = (name: string, ...more: string[]) =>
  estia(
    { BACKUP_KEY: key },
    'restore',
    '--from',
    join(folder, 'backups'),
    '--into',
    join(folder, name),
    ...more,
  )

/** A server with the account Eleni, and a copy of its folder that is not started. */
async function serverAndCopy() {
  const first = await serve('first')
  const token = await signIn(first)
  await addAccount(first, token, 'Eleni')
  expect(await estiaWhenOwner('first', 'backup', '--at-once')).toMatchObject({ code: 0 })
  expect(await restoreInto('copy')).toMatchObject({ code: 0, outcome: { timeline: 1 } })
  return { first, token }
}

test('a copy that runs beside the original cannot back up, and damages nothing', async () => {
  const { first, token } = await serverAndCopy()
  const copy = await serve('copy')
  const there = await signIn(copy)
  await until(async () => (await backupOf(copy, there)).trouble !== null)
  await until(async () => (await problemsOf(first, token)).includes('backup.refused'))
  const refused = await estia(settings('copy'), 'backup')
  expect(refused.outcome['error']).toContain('does not back up')
  expect(await estia(settings('first'), 'backup', '--at-once')).toMatchObject({ code: 0 })
  await endServer(first)
  await endServer(copy)
  expect(await estia(settings('first'), 'verify')).toMatchObject({ code: 0 })
})

test('a copy takes over from an original that is gone, and both can be restored', async () => {
  const { first, token } = await serverAndCopy()
  await addAccount(first, token, 'Nikos')
  expect(await estia(settings('first'), 'backup', '--at-once')).toMatchObject({ code: 0 })
  await endServer(first)
  const copy = await serve('copy')
  await addAccount(copy, await signIn(copy), 'Sofia')
  await endServer(copy)

  // The original continued after the copy was made.
  const strays = await estia(settings('copy'), 'backup')
  expect(strays).toMatchObject({
    code: 1,
    outcome: { error: expect.stringContaining('--take-over') },
  })
  expect(await estia(settings('copy'), 'backup', '--take-over')).toMatchObject({ code: 0 })
  const listed = await estia({ ...settings('copy') }, 'backups')
  expect(listed.outcome['timelines']).toMatchObject([{ timeline: 2 }, { timeline: 1 }])
  for (const [into, more, names] of [
    ['of-copy', [], ['Eleni', 'Sofia']],
    ['of-first', ['--timeline', '1'], ['Eleni', 'Nikos']],
  ] as const) {
    expect(await restoreInto(into, ...more)).toMatchObject({ code: 0 })
    const server = await startServer({ DATA_DIR: join(folder, into) })
    servers.push(server)
    const again = await signIn(server)
    for (const name of ['Eleni', 'Sofia', 'Nikos'])
      expect(await accounts(server, again, name)).toBe(names.includes(name as never) ? 1 : 0)
    await endServer(server)
  }
})

test('an unusable place of backups is refused with the reason', async () => {
  const first = await serve('first')
  const base = join(folder, 'backups', 'base')
  await until(() => existsSync(base))
  await endServer(first)
  // A folder without a database does not become one.
  const nothing = await estia(settings('second'), 'backup')
  expect(nothing.outcome['error']).toContain('There is no database')
  expect(existsSync(join(folder, 'second'))).toBe(false)
  // The disk of the backups is not connected.
  rmSync(join(folder, 'backups'), { recursive: true })
  const empty = await estia(settings('first'), 'backup', '--at-once')
  expect(empty).toMatchObject({ code: 1, outcome: { error: expect.stringContaining('is empty') } })
  const none = await estia({ DATA_DIR: join(folder, 'first') }, 'backup')
  expect(none.outcome['error']).toContain('BACKUP_URL is not set')
})
