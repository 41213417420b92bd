// How long four people at work wait while a crowd of visitors requests one page: node scripts/runScript.mjs
// bench/crowd.bench.ts. Uses the PostgreSQL of `npm run bench` (BENCH_DIR), with the demo agency in a database of its own. The
// crowd runs on the same machine, so its own work is included. Fails if people at work wait for a second (p95).
import { rm } from 'node:fs/promises'
import { spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { startEmbedded } from '#kit/embedded/embedded.ts'
import { openDatabase } from '#kit/db/open.ts'
import { calmP95, p95, peopleAtWork } from './peopleAtWork.ts'
import { signIn, startServer } from './startProcess.ts'

const dataDir = resolve(process.env['BENCH_DIR'] ?? './data/bench')
const most = 1000
const together = 1200
const seconds = 10

const crowds = {
  'the list of the site': '/site/en',
  'the sitemap': '/site/sitemap.xml',
  'the texts': '/api/Localization?language=en',
  'a feed that does not exist': '/feeds/nobody-has-this/kyero.xml',
  'a selection that does not exist': `/site/en/selection/${'a'.repeat(24)}`,
}

const embedded = await startEmbedded({ dataDir, log: console.log })
const { user } = embedded.connection
await embedded.administer(`ALTER ROLE ${user} CREATEDB`)
const database = openDatabase(embedded.connection, { max: 1 })
await database.pool.query('DROP DATABASE IF EXISTS "crowd"')
await database.pool.query('CREATE DATABASE "crowd"')
await rm(join(dataDir, 'server-crowd'), { recursive: true, force: true })
const server = await startServer({ ...embedded.connection, database: 'crowd' }, dataDir, {
  NODE_ENV: 'development',
  DEMO: 'on',
  TRUST_PROXY: 'loopback',
})
const office = { url: server.url, authorization: `Bearer ${await signIn(server)}` }

/** Runs the crowd in a process of its own, so that it does not hold up the measured people. */
async function crowdOf(path: string): Promise<string> {
  const child = spawn(
    process.execPath,
    [...process.execArgv, join(import.meta.dirname, 'crowdOutside.bench.ts')],
    {
      env: { ...process.env, CROWD: JSON.stringify({ url: server.url, path, together, seconds }) },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  return text(child.stdout)
}

try {
  const calm = await calmP95(office)
  console.log(`Nobody outside: p95 of people at work ${calm.toFixed(1)} ms`)
  for (const [name, path] of Object.entries(crowds)) {
    const stop = peopleAtWork(office)
    const answers = await crowdOf(path)
    const took = await stop()
    console.log(
      `${together} at once, ${name}: p95 ${p95(took).toFixed(1)} ms, at most ${took.at(-1)!.toFixed(0)}; they got ${answers}`,
    )
    if (p95(took) > most) process.exitCode = 1
    await wait(5000)
  }
} finally {
  server.stop()
  await wait(3000)
  await database.pool.query('DROP DATABASE "crowd" WITH (FORCE)')
  await database.close()
  await embedded.stop()
}
