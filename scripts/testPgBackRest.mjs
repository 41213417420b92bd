// `npm run test:pgbackrest`: tests packaging/examples/pgbackrest.conf with Debian's PostgreSQL 15 and pgBackRest: a server with
// DATABASE_URL, a backup, the loss of the database and all files, and their restore to one moment. As root; not in `npm test`.
import assert from 'node:assert/strict'
import { execFileSync, spawn } from 'node:child_process'
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { install as installPackages } from './debian.mjs'
import { install } from './install.mjs'
import { findServers } from './postgres.mjs'
import { root, say } from './process.mjs'

const node = await install()
const { binaries } = await findServers()
if (!existsSync('/usr/bin/pgbackrest')) await installPackages('pgbackrest')

const folder = mkdtempSync(join(tmpdir(), 'estia-pgbackrest-'))
const data = join(folder, 'main')
const port = 54_329
const web = 3_917
const url = `postgres://estia:estia@127.0.0.1:${port}/estia`
const settings = {
  PATH: process.env.PATH,
  DATABASE_URL: url,
  DATA_DIR: join(folder, 'data'),
  BACKUP_URL: join(folder, 'files-backup'),
  PORT: String(web),
  ADMIN_USERNAME: 'first@example.com',
  ADMIN_PASSWORD: 'olive tree 1821',
  DEMO: 'off',
}
const asPostgres = (command, ...args) =>
  execFileSync(
    'setpriv',
    ['--reuid=postgres', '--regid=postgres', '--clear-groups', command, ...args],
    {
      encoding: 'utf8',
      cwd: '/',
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
const config = join(folder, 'pgbackrest.conf')
const pgbackrest = (...args) =>
  asPostgres('pgbackrest', `--config=${config}`, '--stanza=estia', '--log-level-file=off', ...args)
const control = (...args) => asPostgres(join(binaries, 'pg_ctl'), '-D', data, '-w', ...args)
const startDatabase = () => control('-l', join(folder, 'server.log'), 'start')
const estia = (...args) =>
  execFileSync(node, [join(root, 'src/app/main.estia.ts'), ...args], {
    env: settings,
    encoding: 'utf8',
  })
const sql = (text, database = 'postgres') =>
  asPostgres('psql', '-h', folder, '-p', String(port), '-qAt', '-c', text, database).trim()

let server
try {
  execFileSync('chown', ['postgres:postgres', folder])
  makeDatabase()
  server = await serve()
  const token = await signIn()
  await add(token, 'Before')
  const file = await upload(token, 'the key hangs left of the door')
  await eventually(() => JSON.parse(estia('backup', '--json')).ok)
  pgbackrest('backup')
  await wait(1_100)
  const moment = sql('SELECT now()')
  await wait(1_100)
  await add(token, 'After')
  sql('SELECT pg_switch_wal()')
  await wait(2_000)
  await stop(server)

  say('The database and all files are lost')
  control('-m', 'immediate', 'stop')
  rmSync(data, { recursive: true })
  rmSync(join(folder, 'data'), { recursive: true })
  asPostgres('mkdir', '-m', '700', data)
  pgbackrest('--type=time', `--target=${moment}`, '--target-action=promote', 'restore')
  startDatabase()
  await eventually(() => sql('SELECT pg_is_in_recovery()') === 'f')
  say(estia('restore-files', '--from', settings.BACKUP_URL).trim())
  say(estia('adopt-files').trim())

  server = await serve()
  const again = await signIn()
  assert.equal(await count(again, 'Before'), 1)
  assert.equal(await count(again, 'After'), 0)
  assert.equal(
    await (await call(`/api/files/${file}`, again)).text(),
    'the key hangs left of the door',
  )
  say(`Database and files are back as they were at ${moment}`)
} finally {
  await stop(server)
  try {
    control('-m', 'immediate', 'stop')
  } catch {
    // It was already stopped.
  }
  rmSync(folder, { recursive: true, force: true })
}

function makeDatabase() {
  const example = readFileSync(join(root, 'packaging/examples/pgbackrest.conf'), 'utf8')
  writeFileSync(
    config,
    example
      .replace('start-fast=n', 'start-fast=y')
      .replace(/repo1-path=.*/, `repo1-path=${join(folder, 'repository')}`)
      .replace(/pg1-path=.*/, `pg1-path=${data}\npg1-port=${port}\npg1-socket-path=${folder}`)
      .replace(
        '[global]',
        `[global]\nlock-path=${join(folder, 'lock')}\nspool-path=${join(folder, 'spool')}`,
      ),
  )
  execFileSync('chown', ['postgres:postgres', config])
  asPostgres(
    join(binaries, 'initdb'),
    '-D',
    data,
    '--locale=C.UTF-8',
    '--encoding=UTF8',
    '--auth-host=scram-sha-256',
  )
  appendFileSync(
    join(data, 'postgresql.conf'),
    [
      `port = ${port}`,
      `unix_socket_directories = '${folder}'`,
      `listen_addresses = '127.0.0.1'`,
      'archive_mode = on',
      `archive_command = 'pgbackrest --config=${config} --stanza=estia --log-level-file=off archive-push %p'`,
      'archive_timeout = 45',
      '',
    ].join('\n'),
  )
  startDatabase()
  sql(`CREATE ROLE estia LOGIN PASSWORD 'estia'`)
  sql('CREATE DATABASE estia OWNER estia')
  for (const name of ['pg_trgm', 'btree_gin', 'btree_gist'])
    sql(`CREATE EXTENSION ${name}`, 'estia')
  pgbackrest('stanza-create')
}

async function serve() {
  const child = spawn(node, ['src/app/main.server.ts'], {
    cwd: root,
    env: settings,
    stdio: 'inherit',
  })
  await eventually(async () => (await fetch(`http://127.0.0.1:${web}/readyz`)).ok)
  return child
}

async function stop(child) {
  if (!child || child.exitCode !== null) return
  child.kill('SIGTERM')
  await new Promise((resolve) => child.once('exit', resolve))
}

/** Repeats until the result is truthy, for two minutes. */
async function eventually(check) {
  for (const end = performance.now() + 120_000; ; await wait(200)) {
    try {
      if (await check()) return
    } catch (error) {
      if (performance.now() > end) throw error
    }
    if (performance.now() > end) throw new Error('It takes too long')
  }
}

function call(path, token, body) {
  const isForm = body instanceof FormData
  return fetch(`http://127.0.0.1:${web}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && !isForm && { 'content-type': 'application/json' }),
    },
    body: body && !isForm ? JSON.stringify(body) : body,
  })
}

async function signIn() {
  const login = { username: settings.ADMIN_USERNAME, password: settings.ADMIN_PASSWORD }
  return (await (await call('/api/authenticate/login', undefined, login)).json()).token
}

async function add(token, firstName) {
  const answer = await call('/api/account/add', token, { firstName, lastName: 'Moment' })
  assert.equal(answer.status, 200)
}

async function count(token, name) {
  const answer = await call(`/api/account?perPage=5&searchStr=${name}`, token)
  return (await answer.json()).items.length
}

async function upload(token, text) {
  const form = new FormData()
  form.append('files', new Blob([text], { type: 'text/plain' }), 'note.txt')
  const answer = await call('/api/files', token, form)
  assert.equal(answer.status, 200)
  return /[a-z0-9]{16,}\.txt/.exec(await answer.text())[0]
}
