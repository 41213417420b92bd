// @module-tag faults
import { spawn } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { until } from '#kit/testing/eventually.ts'
import { asUser, embeddedUser, succeedsAs } from './embeddedUser.ts'
import { endedWithTests } from '../testing/childProcesses.ts'
import { openDatabase } from '../db/open.ts'
import { embeddedFolder, isRoot } from '../testing/embeddedFolder.ts'

const here = embeddedFolder()

async function ask(query: string) {
  if (!here.running) throw new Error('no database runs')
  const { pool, close } = openDatabase(here.running.connection, { max: 1 })
  try {
    return (await pool.query(query)).rows
  } finally {
    await close()
  }
}

/**
 * Another process that runs the database and writes rows; `says` waits for a line of its output.
 * @param within a command that runs it, such as `unshare`
 */
async function otherServer(within: readonly string[] = []) {
  await here.prepare()
  const script = join(import.meta.dirname, '../testing/databaseServer.ts')
  const [command, ...args] = [...within, process.execPath, script, here.dataDir]
  const child = endedWithTests(spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] }))
  const output: string[] = []
  createInterface(child.stdout).on('line', (line) => output.push(line))
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const says = (start: string) => until(() => output.find((line) => line.startsWith(start)))
  return { child, output, ended, says }
}

const lastSaved = (output: string[]) =>
  Number(output.findLast((line) => line.startsWith('saved '))?.split(' ')[1])

test('a new folder becomes a database that knows Greek and Cyrillic, and keeps its rows', async () => {
  expect((await here.startNew()).isNew).toBe(true)
  expect(
    await ask(`SELECT 'Пападопулос' % 'Пападопулус' AS alike, lower('ΠΑΠΑΔΌΠΟΥΛΟΣ') AS low`),
  ).toEqual([{ alike: true, low: 'παπαδόπουλοσ' }])
  await ask('CREATE TABLE sheep AS SELECT 7 AS id')
  await here.running?.stop()
  expect((await here.start()).isNew).toBe(false)
  expect(await ask('SELECT id FROM sheep')).toEqual([{ id: 7 }])
})

test('a second server on the same folder fails with one line that says why', async () => {
  await here.start()
  const second = await otherServer()
  const line = await second.says('failed')
  expect(line).toMatch(
    new RegExp(`Another server \\(process ${process.pid}\\) already works on .*postgres$`),
  )
  expect(await ask('SELECT 1 AS one')).toEqual([{ one: 1 }])
})

/** Shares the folder and nothing else: neither sockets, nor processes, nor shared memory. */
const container = ['unshare', '--net', '--ipc', '--pid', '--fork', '--kill-child', '--mount-proc']

test.runIf(succeedsAs(undefined, 'unshare', [...container.slice(1), 'true']))(
  'a second server in another container fails, and the first one goes on',
  async () => {
    await here.start()
    const second = await otherServer(container)
    expect(await second.says('')).toMatch(
      /^failed Another server, in another container, already works on .*postgres$/,
    )
    expect(await ask('SELECT 1 AS one')).toEqual([{ one: 1 }])
    await here.running?.stop()
    const third = await otherServer(container)
    await third.says('saved 1')
    // `unshare` ignores other signals.
    third.child.kill('SIGKILL')
    await third.ended
  },
)

test('no acknowledged row is missing after the server was killed', async () => {
  const killed = await otherServer()
  await killed.says('saved 50')
  killed.child.kill('SIGKILL')
  await killed.ended
  await here.start()
  expect((await ask('SELECT count(*) FROM acknowledged'))[0].count).toBeGreaterThanOrEqual(
    lastSaved(killed.output),
  )
})

test('no acknowledged row is missing after the server and PostgreSQL were both killed', async () => {
  const killed = await otherServer()
  await killed.says('saved 50')
  const postmaster = Number(killed.output[0]?.split(' ')[1])
  process.kill(postmaster, 'SIGKILL')
  killed.child.kill('SIGKILL')
  await killed.ended
  await here.start()
  expect((await ask('SELECT count(*) FROM acknowledged'))[0].count).toBeGreaterThanOrEqual(
    lastSaved(killed.output),
  )
})

test('a PostgreSQL that outlived its server is stopped, and its rows are kept', async () => {
  const first = await here.start()
  await ask('CREATE TABLE sheep AS SELECT 7 AS id')
  const command = readFileSync(`/proc/${first.pid()}/cmdline`, 'utf8').split('\0').slice(0, -1)
  await first.stop()
  const orphan = endedWithTests(
    spawn(command[0] ?? '', command.slice(1), {
      ...asUser(embeddedUser(first.folder, () => {})),
      stdio: 'ignore',
      detached: true,
    }),
  )
  await until(() => ask('SELECT 1').catch(() => undefined))
  await here.start()
  expect(here.log.at(-1)).toContain(`Stopping PostgreSQL (process ${orphan.pid})`)
  expect(await ask('SELECT id FROM sheep')).toEqual([{ id: 7 }])
})

test('PostgreSQL is restarted when it is killed during a query', async () => {
  const { pid } = await here.start()
  const before = pid()
  const busy = ask('SELECT count(*) FROM generate_series(1, 1e12)').catch(() => 'lost')
  await until(
    async () => (await ask(`SELECT FROM pg_stat_activity WHERE query LIKE '%1e12)'`)).length > 0,
  )
  process.kill(before, 'SIGKILL')
  expect(await busy).toBe('lost')
  await until(() => ask('SELECT 1').catch(() => undefined))
  expect(pid()).not.toBe(before)
})

test('a stale postmaster.pid with the process id of another program does not prevent the start', async () => {
  const { folder } = await here.start()
  await here.running?.stop()
  const stranger = endedWithTests(spawn('sleep', ['600'], asUser(embeddedUser(folder, () => {}))))
  const pidFile = join(folder, 'data/postmaster.pid')
  writeFileSync(pidFile, `${stranger.pid}\n${folder}/data\n1700000000\n5432\n\n\n\n`)
  await here.start()
  expect(await ask('SELECT 1 AS one')).toEqual([{ one: 1 }])
  expect(stranger.exitCode).toBeNull()
  stranger.kill()
})

test.runIf(isRoot)(
  'as root, the database of a private folder is placed outside it, and the log says where',
  async () => {
    chmodSync(here.dataDir, 0o700)
    const { folder } = await here.startNew()
    expect(folder).not.toContain(here.dataDir)
    expect(realpathSync(join(here.dataDir, 'postgres'))).toBe(folder)
    expect(here.log.join('\n')).toContain(`its database is in ${folder}`)
    await ask('CREATE TABLE sheep AS SELECT 7 AS id')
    await here.running?.stop()
    await here.startNew()
    expect(await ask('SELECT id FROM sheep')).toEqual([{ id: 7 }])
  },
)

/** Every file below the folder with its size, owner, mode and time. */
const stateOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => {
    const { size, uid, mode, mtimeMs } = statSync(join(folder, name))
    return [name, size, uid, mode, mtimeMs]
  })

const damages: [string, (data: string) => void, RegExp][] = [
  [
    'without its PG_VERSION',
    (data) => rmSync(join(data, 'PG_VERSION')),
    /holds files, but not PG_VERSION: it is a damaged database.*Nothing was changed.*backup/,
  ],
  [
    'without its pg_control',
    (data) => rmSync(join(data, 'global/pg_control')),
    /holds files, but not global\/pg_control/,
  ],
  [
    'of another version',
    (data) => writeFileSync(join(data, 'PG_VERSION'), '17\n'),
    /was made by PostgreSQL 17, and this release brings 18\. Nothing was changed\. .*estia dump.*estia load/,
  ],
  [
    'that is missing',
    (data) => renameSync(data, join(data, '../../elsewhere')),
    /data, where a database was, is missing\. Nothing was changed/,
  ],
  [
    'that became a file',
    (data) => {
      renameSync(data, join(data, '../../elsewhere'))
      writeFileSync(data, '')
    },
    /data is a file where the folder of the database should be/,
  ],
]

test.each(damages)('a database %s is neither changed nor replaced', async (_, harm, line) => {
  const { folder } = await here.start()
  await here.running?.stop()
  harm(join(folder, 'data'))
  const before = stateOf(here.dataDir)
  await expect(here.start()).rejects.toThrow(line)
  expect(stateOf(here.dataDir)).toEqual(before)
})

test('foreign files in place of the database are not changed', async () => {
  mkdirSync(join(here.dataDir, 'postgres/data'), { recursive: true })
  writeFileSync(join(here.dataDir, 'postgres/data/letter.txt'), 'Dear Maria')
  await expect(here.start()).rejects.toThrow('holds files, but not PG_VERSION')
  rmSync(join(here.dataDir, 'postgres'), { recursive: true })
  writeFileSync(join(here.dataDir, 'postgres'), 'Dear Maria')
  await expect(here.start()).rejects.toThrow('postgres is a file where the folder of the database')
  expect(readFileSync(join(here.dataDir, 'postgres'), 'utf8')).toBe('Dear Maria')
})

test('an interrupted creation of the database is repeated at the next start', async () => {
  mkdirSync(join(here.dataDir, 'postgres/data.new'), { recursive: true })
  writeFileSync(join(here.dataDir, 'postgres/data.new/PG_VERSION'), '18\n')
  expect((await here.start()).isNew).toBe(true)
  expect(existsSync(join(here.dataDir, 'postgres/data.new'))).toBe(false)
})

test('changes right after a start are archived for backups in time', async () => {
  await here.prepare()
  await here.startNew(here.dataDir, { archiveWithin: 1 })
  await ask('CREATE TABLE sheep ()')
  const spool = join(here.running!.folder, 'spool')
  expect(await until(() => readdirSync(spool).length > 0)).toBe(true)
})

test("reloading the settings logs no errors in PostgreSQL's log", async () => {
  await here.prepare()
  const { folder, administer } = await here.startNew(here.dataDir, { archiveWithin: 1 })
  await administer('SELECT pg_reload_conf()')
  const log = () => readFileSync(join(folder, 'server.log'), 'utf8')
  // One reload after the start, and the one of the test.
  expect(await until(() => log().split('received SIGHUP').length > 2)).toBe(true)
  await ask('SELECT 1')
  expect(log()).not.toMatch(/contains errors|cannot be changed/)
})
