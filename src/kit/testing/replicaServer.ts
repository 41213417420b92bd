// A second PostgreSQL that follows the one of a test, as a replica on another machine does.
import { spawn, spawnSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { chownSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { embeddedBinaries } from '../embedded/embeddedBinaries.ts'
import { asUser, embeddedUser } from '../embedded/embeddedUser.ts'
import type { EmbeddedUser } from '../embedded/embeddedUser.ts'
import type { EmbeddedDatabase } from '../embedded/embedded.ts'
import { until } from './eventually.ts'

export type ReplicaServer = {
  /** As the application's role. */
  connection: EmbeddedDatabase['connection']
  /** Runs statements as the superuser. */
  administer: (sql: string) => Promise<void>
  /** Processes that neither answer nor end, or go on. */
  signal: (signal: 'SIGSTOP' | 'SIGCONT') => void
  start: () => Promise<void>
  stop: () => Promise<void>
}

const port = 5432

/** Copies the database of `primary` into `folder`, which must not exist, and follows it. */
export async function startReplica(
  primary: EmbeddedDatabase,
  folder: string,
): Promise<ReplicaServer> {
  const user = embeddedUser(primary.folder, () => {})
  const native = embeddedBinaries(user, () => {})
  for (const each of [folder, join(folder, 'socket')]) {
    mkdirSync(each, { mode: 0o700 })
    if (user) chownSync(each, user.uid, user.gid)
  }
  const data = join(folder, 'data')
  await copyData(primary, data)
  const { host, user: name, password } = primary.superuser
  const from = `host=${host} port=${primary.superuser.port} user=${name} password=${password}`
  writeOwned(user, join(data, 'standby.signal'), '')
  writeOwned(user, join(data, 'postgresql.auto.conf'), `primary_conninfo = '${from}'\n`)
  const here = { host: join(folder, 'socket'), port }
  const superuser = { ...primary.superuser, ...here }
  let child: ChildProcess | undefined
  const start = async () => {
    child = spawn(
      join(native, 'bin/postgres'),
      [
        '-D',
        data,
        '-p',
        String(port),
        '-k',
        here.host,
        '-c',
        'listen_addresses=',
        '-c',
        'fsync=off',
        '-c',
        'log_min_messages=panic',
        '-c',
        'hot_standby=on',
        '-c',
        'max_connections=100',
        '-c',
        'cluster_name=replica',
        '-c',
        'wal_retrieve_retry_interval=100ms',
      ],
      { ...asUser(user), detached: true, stdio: ['ignore', 'ignore', 'inherit'] },
    )
    await until(() => answers(superuser))
  }
  const signal = (which: NodeJS.Signals) => {
    // To all of its processes: each backend is one, and children of one session each.
    const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(child?.pid)])
    const pids = String(stdout).split('\n').map(Number).filter(Boolean)
    // One that ends by itself meanwhile is no failure, as it is for this program.
    if (child?.pid) spawnSync('kill', ['-s', which, String(child.pid), ...pids.map(String)])
  }
  const stop = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((resolve) => child!.once('exit', resolve))
    signal('SIGCONT')
    child.kill('SIGINT')
    await ended
  }
  await start()
  return {
    connection: { ...primary.connection, ...here },
    administer: (sql) => administer(superuser, sql),
    signal,
    start,
    stop,
  }
}

/** By the low-level interface: PostgreSQL's own program for it is not shipped. */
async function copyData(primary: EmbeddedDatabase, data: string): Promise<void> {
  const client = new pg.Client(primary.superuser)
  await client.connect()
  try {
    await client.query(`SELECT pg_backup_start('replica', true)`)
    spawnSync('cp', ['-a', join(primary.folder, 'data'), data])
    const { rows } = await client.query<{ labelfile: string }>(`SELECT * FROM pg_backup_stop()`)
    rmSync(join(data, 'postmaster.pid'), { force: true })
    writeOwned(
      embeddedUser(primary.folder, () => {}),
      join(data, 'backup_label'),
      rows[0]!.labelfile,
    )
  } finally {
    await client.end()
  }
}

function writeOwned(user: EmbeddedUser, path: string, text: string): void {
  writeFileSync(path, text, { mode: 0o600 })
  if (user) chownSync(path, user.uid, user.gid)
}

async function administer(connection: pg.ClientConfig, sql: string): Promise<void> {
  const client = new pg.Client(connection)
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query(sql)
  } finally {
    await client.end().catch(() => {})
  }
}

const answers = (connection: pg.ClientConfig): Promise<boolean> =>
  administer(connection, 'SELECT 1').then(
    () => true,
    () => false,
  )
