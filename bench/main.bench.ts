// npm run bench: fills two databases, compares the server with the floor, and with itself at a hundredth of the rows, measures
// screens in a browser, and writes bench/RESULTS.md. Takes some twenty minutes.
// npm run bench -- owners "get one": only lists and calls whose names contain one of these; prints the report instead of writing
// it. Alone, "words of files" needs none of the databases; it lists what is not right.
// ROWS (1000000) accounts, as many transactions, twice as many actions of the log, as many objects, a tenth of it of
// alerts and of activities, at most 100,000 of each of those, a fifth of it of viewings, a twentieth of deals, a tenth
// of stays, three tenths of orders; SMALL (10000), what the lists are compared with; SECONDS (1.5) for each measurement; BENCH_DIR
// (./data/bench), whose databases are used again and get what they lack.
// Registers kinds of records and texts, which reminders need.
import { keptValues } from '#app/features.ts'
import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startEmbedded } from '#kit/embedded/embedded.ts'
import { migrate } from '#kit/db/migrate/migrate.ts'
import { openDatabase } from '#kit/db/open.ts'
import type { Database } from '#kit/db/open.ts'
import type { Tables } from '#base/backend/tables.ts'
import { buildClient } from '../scripts/buildClient.mjs'
import { findChromium } from '../scripts/chromium.mjs'
import { callsAlone, dealingCalls } from './dealingCalls.ts'
import { fill } from './fill.ts'
import { fillDealings } from './fillDealings.ts'
import { fillLog } from './fillLog.ts'
import { fillMatching } from './fillMatching.ts'
import { fillNews } from './fillNews.ts'
import { fillOrders } from './fillOrders.ts'
import { fillPayments } from './fillPayments.ts'
import { fillWork } from './fillWork.ts'
import { measure, warmUp } from './measure.ts'
import { objectCalls } from './objectCalls.ts'
import type { Alone, Measured } from './measure.ts'
import { papers } from './papers.ts'
import { furtherAlone, paymentCalls } from './paymentCalls.ts'
import { reminders } from './reminders.ts'
import { report } from './report.ts'
import { scaled, scaledHome } from './scale.ts'
import { screens } from './screens.ts'
import { differences } from './sameAnswers.ts'
import { showAll } from './showAll.ts'
import { type Process, signIn, startFloor, startServer } from './startProcess.ts'
import {
  wordsNotRight,
  wordsOfFiles,
  wordsOfFilesName,
  wordsTable,
} from './importWords/wordsOfFiles.ts'
import { workload } from './workload.ts'

const say = (line: string) => console.log(line)
const rows = Number(process.env['ROWS'] ?? 1_000_000)
const fewRows = Math.min(rows, Number(process.env['SMALL'] ?? 10_000))
const seconds = Number(process.env['SECONDS'] ?? 1.5)
const parts = process.argv.slice(2).map((part) => part.toLowerCase())
const isWanted = (name: string) =>
  parts.length === 0 || parts.some((part) => name.toLowerCase().includes(part))
const dataDir = resolve(process.env['BENCH_DIR'] ?? './data/bench')

const words = isWanted(wordsOfFilesName) ? await wordsOfFiles() : undefined
if (words && parts.length > 0) {
  for (const line of [...wordsTable(words), ...wordsNotRight(words)]) say(line)
  if (parts.every((part) => part === wordsOfFilesName)) process.exit()
}

const started = performance.now()
const minutes = () => ((performance.now() - started) / 60_000).toFixed(1)

// Builds the browser part before the server starts, which serves the files that it finds at its start.
const browser = isWanted('browser') ? await findChromium() : undefined
const hasScreens = browser !== undefined && (await buildClient())

const embedded = await startEmbedded({ dataDir, log: say })
// To create a second database, load without triggers, and run checkpoints.
const { user } = embedded.connection
await embedded.administer(
  `ALTER ROLE ${user} CREATEDB; GRANT pg_checkpoint TO ${user}; GRANT SET ON PARAMETER session_replication_role TO ${user}`,
)
const large = openDatabase<Tables>(embedded.connection, { max: 2 })
const { pool } = large
const processes: Process[] = []

async function fillAll(database: Database<Tables>, accounts: number) {
  const into = database.pool
  await migrate(into, join(import.meta.dirname, '..'), keptValues, say)
  await fill(into, { accounts, objects: Math.min(accounts, 100_000) }, say)
  await fillNews(into, Math.min(Math.ceil(accounts / 10), 100_000), say)
  await fillDealings(into, accounts, say)
  await fillOrders(into, accounts, say)
  await fillMatching(into, say)
  await fillWork(into, accounts, say)
  await fillPayments(into, accounts, say)
  await fillLog(database, accounts, say)
  // The hourly job does the same.
  await into.query('SELECT takeAccountSample()')
}

/** Another database of the same PostgreSQL, with fewer rows. */
async function smallDatabase() {
  const connection = { ...embedded.connection, database: 'small' }
  const { rowCount } = await pool.query(`SELECT FROM pg_database WHERE datname = 'small'`)
  if (rowCount === 0) await pool.query('CREATE DATABASE "small"')
  const small = openDatabase<Tables>(connection, { max: 2 })
  await fillAll(small, fewRows)
  await small.close()
  return connection
}

async function start(connection: typeof embedded.connection, folder: string) {
  const process = await startServer(connection, folder)
  processes.push(process)
  return { process, token: await signIn(process) }
}

try {
  const smallConnection = await smallDatabase()
  await fillAll(large, rows)
  say(`Filled after ${minutes()} minutes`)
  const served = await start(embedded.connection, dataDir)
  const { process: server, token } = served
  const idle = server.memory()
  const floor = await startFloor(embedded.connection)
  processes.push(floor)

  const all = [
    ...(await workload(pool)),
    ...(await objectCalls(pool)),
    ...(await dealingCalls(pool)),
    ...(await paymentCalls(pool)),
  ]
  const calls = all.filter(({ name }) => isWanted(name))
  say('Comparing the answers of both')
  const different = await differences({ ours: server.url, floor: floor.url, token, calls })
  for (const line of different) say(`Different: ${line}`)

  const small = await start(smallConnection, join(dataDir, 'small'))
  const sizes = { small, large: served, say, isWanted }
  const lists = await scaled(sizes)
  const home = isWanted('home') ? await scaledHome(sizes) : undefined
  small.process.stop()

  const measured: Measured[] = []
  for (const call of calls) {
    await warmUp({ bases: [floor.url, server.url], token, call })
    for (const connections of [1, 16]) {
      say(`${call.name}, ${connections} at once`)
      // Alternately, so that both run under the same conditions.
      const ours = await measure({ base: server.url, token, call, connections, seconds })
      const best = await measure({ base: floor.url, token, call, connections, seconds })
      measured.push({ call: call.name, connections, ours, best })
    }
  }
  const alone: Alone[] = []
  const unaccompanied = [...(await callsAlone(pool)), ...(await furtherAlone(pool))]
  for (const call of unaccompanied.filter(({ name }) => isWanted(name))) {
    say(`${call.name}, alone`)
    const times = await measure({ base: server.url, token, call, connections: 1, seconds })
    alone.push({ call: call.name, times })
  }
  const worked = server.memory()
  say('Statements to take along')
  const taken = isWanted('papers') ? await papers({ server, token, pool }) : []
  say('Reminders')
  const reminded = isWanted('reminders') ? await reminders(large.db) : undefined
  say('Show all')
  const shown = !isWanted('show all')
    ? undefined
    : await showAll({ base: server.url, token, rows: Math.min(rows, 100_000) })
  const over = server.memory()
  say('Rest')
  await wait(30_000)
  const rested = server.memory()
  const memory = {
    idle: idle.now,
    worked: worked.now,
    shown: over.now,
    rested: rested.now,
    most: rested.most,
  }
  const waited = hasScreens
    ? await screens({ server, token, pool, say, executablePath: browser })
    : []
  const text = await report({
    pool,
    rows,
    fewRows,
    seconds,
    measured,
    different,
    shown,
    memory,
    minutes: minutes(),
    alone,
    scaled: lists,
    home,
    papers: taken,
    reminded,
    waited,
    words,
  })
  if (parts.length === 0) await writeFile(join(import.meta.dirname, 'RESULTS.md'), text)
  say(text)
} finally {
  for (const each of processes) each.stop()
  await large.close()
  await embedded.stop()
}
