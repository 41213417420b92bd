// npm run bench: fills a database, measures the server beside the floor, writes bench/RESULTS.md.
// ROWS (1000000) accounts and as many objects, at most 100,000 of those; SECONDS (3) for each
// measurement; BENCH_DIR (./data/bench).
import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { startEmbedded } from '#kit/embedded/embedded.ts'
import { migrate } from '#kit/db/migrate.ts'
import { openDatabase } from '#kit/db/open.ts'
import { fill } from './fill.ts'
import { fillObjects } from './fillObjects.ts'
import { measure } from './measure.ts'
import { objectCalls } from './objectCalls.ts'
import { type Measured, report } from './report.ts'
import { differences } from './sameAnswers.ts'
import { showAll } from './showAll.ts'
import { type Process, signIn, startFloor, startServer } from './startProcess.ts'
import { workload } from './workload.ts'

const say = (line: string) => console.log(line)
const rows = Number(process.env['ROWS'] ?? 1_000_000)
const seconds = Number(process.env['SECONDS'] ?? 3)
const dataDir = resolve(process.env['BENCH_DIR'] ?? './data/bench')

const embedded = await startEmbedded({ dataDir, log: say })
const { pool, close } = openDatabase(embedded.connection, { max: 2 })
const processes: Process[] = []
try {
  await migrate(pool, join(import.meta.dirname, '..'), say)
  await fill(pool, rows, say)
  await fillObjects(pool, { objects: Math.min(rows, 100_000), accounts: rows }, say)
  // What the server does once an hour.
  await pool.query('SELECT takeAccountSample()')
  const server = await startServer(embedded.connection, dataDir)
  processes.push(server)
  const floor = await startFloor(embedded.connection)
  processes.push(floor)

  const idle = server.memory()
  const token = await signIn(server)
  const calls = [...(await workload(pool)), ...(await objectCalls(pool))]
  say('Comparing the answers of both')
  const different = await differences({ ours: server.url, floor: floor.url, token, calls })
  for (const line of different) say(`Different: ${line}`)
  const measured: Measured[] = []
  for (const call of calls) {
    for (const connections of [1, 16]) {
      say(`${call.name}, ${connections} at once`)
      // One after the other, so that both meet the machine in the same mood.
      const ours = await measure({ base: server.url, token, call, connections, seconds })
      const best = await measure({ base: floor.url, token, call, connections, seconds })
      measured.push({ call: call.name, connections, ours, best })
    }
  }
  const worked = server.memory()
  say('Show all')
  const shown = await showAll({ base: server.url, token, rows: Math.min(rows, 100_000) })
  const memory = {
    idle: idle.now,
    worked: worked.now,
    shown: server.memory().now,
    most: server.memory().most,
  }
  const text = await report({ pool, rows, seconds, measured, different, shown, memory })
  await writeFile(join(import.meta.dirname, 'RESULTS.md'), text)
  say(text)
} finally {
  for (const each of processes) each.stop()
  await close()
  await embedded.stop()
}
