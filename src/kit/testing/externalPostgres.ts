// Starts the machine's own PostgreSQL and, on request, a PgBouncer in front of it. They have the settings of a foreign
// server: another time zone, another date style. They listen on sockets only.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { asUser, embeddedUser, type EmbeddedUser } from '#kit/embedded/embeddedUser.ts'

const port = 5432
const user = 'owner'
const database = 'estia'

export async function startExternal(folder: string, binaries: string, poolerProgram?: string) {
  const runner = embeddedUser(folder, () => {})
  const data = join(folder, 'data')
  const [host, poolerHost] = ['socket', 'pooler'].map((name) => owned(join(folder, name), runner))
  if (!host || !poolerHost) throw new Error('no folder for a socket')
  owned(data, runner)
  initialise(binaries, data, runner)
  const children = [
    spawn(
      join(binaries, 'postgres'),
      [
        '-D',
        data,
        '-p',
        String(port),
        '-k',
        host,
        '-c',
        'listen_addresses=',
        '-c',
        'fsync=off',
        '-c',
        'max_connections=200',
        '-c',
        'log_min_messages=panic',
        '-c',
        'timezone=Europe/Athens',
        '-c',
        'DateStyle=SQL, DMY',
      ],
      { ...asUser(runner), stdio: ['ignore', 'ignore', 'inherit'] },
    ),
  ]
  const stop = async () => {
    for (const child of children.toReversed()) await stopProcess(child)
  }
  try {
    await retryQuery({ host, port, user, database: 'postgres' }, `CREATE DATABASE ${database}`)
    if (!poolerProgram) return { connection: { host, port, user, database }, pooler: null, stop }
    children.push(startPooler(poolerProgram, poolerHost, host, runner))
    await retryQuery({ host: poolerHost, port, user, database: 'postgres' }, 'SELECT 1')
    return {
      connection: { host, port, user, database },
      pooler: { host: poolerHost, port },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

function owned(folder: string, runner: EmbeddedUser): string {
  mkdirSync(folder, { mode: 0o700 })
  if (runner) chownSync(folder, runner.uid, runner.gid)
  return folder
}

function initialise(binaries: string, data: string, runner: EmbeddedUser): void {
  const { status, stderr } = spawnSync(
    join(binaries, 'initdb'),
    [
      '-D',
      data,
      '-U',
      user,
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      '--auth=trust',
      '--no-sync',
      '--no-instructions',
    ],
    { ...asUser(runner), encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`initdb failed: ${stderr}`)
}

function startPooler(program: string, folder: string, server: string, runner: EmbeddedUser) {
  const settings = join(folder, 'pgbouncer.ini')
  writeFileSync(
    settings,
    [
      '[databases]',
      `* = host=${server} port=${port} user=${user}`,
      ...exampleOfPooler(),
      `unix_socket_dir = ${folder}`,
      'listen_addr =',
      `listen_port = ${port}`,
      'auth_type = any',
      'max_client_conn = 500',
      // Few, so that a transaction seldom gets the same session as the one before.
      'default_pool_size = 4',
      '',
    ].join('\n'),
  )
  return spawn(program, ['--quiet', settings], {
    ...asUser(runner),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** The settings that operators are shown, so that they are tried; of a setting that is given twice the last one holds. */
function exampleOfPooler(): string[] {
  const file = join(import.meta.dirname, '../../../packaging/examples/pgbouncer.ini')
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.slice(lines.indexOf('[pgbouncer]')).filter((line) => !line.startsWith('auth_file'))
}

async function retryQuery(connection: pg.ClientConfig, sql: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    const client = new pg.Client(connection)
    try {
      await client.connect()
      await client.query(sql)
      return
    } catch (error) {
      // A minute: it catches hangs, not slowness.
      if (tries > 1200) throw error
      await wait(50)
    } finally {
      await client.end().catch(() => {})
    }
  }
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGINT')
  await exit
}
