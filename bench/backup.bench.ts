// How much a backup slows down people at work, and the time and disk space of a backup and a restore: node
// scripts/runScript.mjs bench/backup.bench.ts. Needs the databases of `npm run bench` (BENCH_DIR, ./data/bench). Fails if the
// 95th percentile of the calls is more than 1.2 times as high during a backup.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import server from '../scripts/serverProcess.json' with { type: 'json' }
import { setTimeout as wait } from 'node:timers/promises'

const most = 1.2
const dataDir = resolve(process.env['BENCH_DIR'] ?? './data/bench')
const credentials = { username: 'bench@example.com', password: 'only for the bench' }
const root = join(import.meta.dirname, '..')
const settings = {
  ...process.env,
  DATA_DIR: dataDir,
  BACKUP_URL: join(dataDir, 'backups'),
  BACKUP_KEY: 'a-key-for-the-bench-which-is-no-secret',
}
const people = 8
const rounds = 3
/** Milliseconds between two calls of one person; nobody clicks more often. */
const pause = 100
const seconds = 30
/** Beginnings of names, as people type them. */
const names = ['papadop', 'ioann', 'georgi', 'ivanov', 'kuznets', 'müller', 'dimitr', 'nikol']
/** Milliseconds until a backup reads the database. */
const begins = 5000

const startEstia = (...words: string[]) =>
  spawn(process.execPath, [join(root, 'src/app/main.estia.ts'), ...words, '--json'], {
    env: settings,
    stdio: ['ignore', 'pipe', 'inherit'],
  })

/** Runs `estia`; resolves to its outcome and seconds. */
function estia(...words: string[]) {
  const started = performance.now()
  const child = startEstia(...words)
  let out = ''
  child.stdout.on('data', (text) => (out += String(text)))
  return new Promise<{ outcome: Record<string, unknown>; took: number }>((done, fail) => {
    child.once('error', fail)
    child.once('close', (code) => {
      if (code !== 0) fail(new Error(`estia ${words[0]} ended with ${code}: ${out}`))
      else done({ outcome: JSON.parse(out), took: (performance.now() - started) / 1000 })
    })
  })
}

async function startServer(): Promise<{ url: string; stop: () => void }> {
  const url = 'http://127.0.0.1:3907'
  const child = spawn(process.execPath, [...server.arguments, 'src/app/main.server.ts'], {
    cwd: root,
    env: {
      ...settings,
      ...server.environment,
      NODE_ENV: 'production',
      PORT: '3907',
      MAP_STYLE_URL: 'outline',
      ADMIN_USERNAME: credentials.username,
      ADMIN_PASSWORD: credentials.password,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`)
    await wait(200)
  }
  return { url, stop: () => child.kill('SIGTERM') }
}

/** Makes everyday calls until `until` resolves. Returns their sorted times in milliseconds. */
async function work(url: string, token: string, until: Promise<unknown>): Promise<number[]> {
  const took: number[] = []
  const over = new AbortController()
  void until.finally(() => over.abort())
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const call = async (path: string, body?: object) => {
    const started = performance.now()
    const answer = await fetch(url + path, {
      headers,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}`)
    took.push(performance.now() - started)
    return text
  }
  const person = async (seed: number) => {
    for (let at = seed; !over.signal.aborted; at += 7919) {
      const list = await call(`/api/account?perPage=20&currentPage=${1 + (at % 50)}`)
      const { items } = JSON.parse(list) as { items: { id: number }[] }
      await call(`/api/account/view/${items[at % items.length]!.id}`)
      await call(`/api/account?perPage=20&searchStr=${names[at % names.length]}`)
      await call('/api/account/add', { firstName: 'Bench', lastName: `Backup ${at}` })
      await wait(pause)
    }
  }
  await Promise.all(Array.from({ length: people }, (_, index) => person(index + 1)))
  return took.toSorted((one, other) => one - other)
}

const at = (took: number[], share: number) => took[Math.floor(took.length * share)] ?? Number.NaN
const shown = (took: number[]) =>
  `${took.length} calls, p50 ${at(took, 0.5).toFixed(1)} ms, p95 ${at(took, 0.95).toFixed(1)} ms, p99 ${at(took, 0.99).toFixed(1)} ms`

const into = join(dataDir, 'restored')
await rm(into, { recursive: true, force: true })
// `npm run bench` runs its servers with other folders of files.
await estia('adopt-files')
const running = await startServer()
try {
  const answer = await fetch(`${running.url}/api/authenticate/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  })
  const { token } = (await answer.json()) as { token: string }
  console.log('The first backup is taken by the server; one more, as quickly as it can:')
  const quick = await estia('backup', '--at-once')
  console.log(`${quick.took.toFixed(0)} s`, quick.outcome)
  const ratios: number[] = []
  for (let round = 0; round < rounds; round++) {
    const alone = await work(running.url, token, wait(seconds * 1000))
    // A backup yields to people at work and may take a quarter of an hour beside so many: measure only a part of it.
    const taking = startEstia('backup')
    await wait(begins)
    const beside = await work(running.url, token, wait(seconds * 1000))
    if (taking.exitCode !== null) throw new Error('the backup ended before it was measured')
    taking.kill('SIGTERM')
    await once(taking, 'close')
    ratios.push(at(beside, 0.95) / at(alone, 0.95))
    console.log(`alone: ${shown(alone)}\nbeside a backup: ${shown(beside)}`)
  }
  const ratio = ratios.toSorted((one, other) => one - other)[Math.floor(rounds / 2)]!
  console.log(`The 95th percentile is ${ratio.toFixed(2)} times as high (at most ${most})`)
  if (ratio > most) process.exitCode = 1
} finally {
  running.stop()
}
const restored = await estia('restore', '--from', settings.BACKUP_URL, '--into', into)
console.log(`restored in ${restored.took.toFixed(0)} s`, restored.outcome)
await rm(into, { recursive: true, force: true })
