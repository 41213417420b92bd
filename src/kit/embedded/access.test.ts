// Who runs the embedded database, who may connect to it and with which rights, and who may read its files.
// @module-tag faults
import {
  chownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { superuserPassword, superuser } from './clusterPassword.ts'
import type { EmbeddedDatabase } from './embedded.ts'
import { embeddedFolder, isRoot } from '../testing/embeddedFolder.ts'

const here = embeddedFolder()

async function query(connection: pg.ClientConfig, sql: string) {
  const client = new pg.Client(connection)
  try {
    await client.connect()
    return await client.query(sql)
  } finally {
    await client.end()
  }
}

const userNamed = (name: string) =>
  Number(new RegExp(`^${name}:[^:]*:(\\d+):`, 'm').exec(readFileSync('/etc/passwd', 'utf8'))?.[1])

test.runIf(isRoot)('as root, the database runs as a system user of its own', async () => {
  const { folder, pid } = await here.startNew()
  const user = userNamed('estia-db')
  expect(user).toBeGreaterThan(0)
  expect(statSync(folder).uid).toBe(user)
  expect(statSync(join(folder, 'data')).uid).toBe(user)
  expect(statSync(`/proc/${pid()}`).uid).toBe(user)
})

test.runIf(isRoot)('as root, the owner of an existing folder runs the database', async () => {
  const nobody = userNamed('nobody')
  mkdirSync(join(here.dataDir, 'postgres'))
  chownSync(join(here.dataDir, 'postgres'), nobody, nobody)
  const { folder, pid } = await here.startNew()
  expect(statSync(join(folder, 'data')).uid).toBe(nobody)
  expect(statSync(`/proc/${pid()}`).uid).toBe(nobody)
})

test('new files and folders are accessible to their owner only', async () => {
  const dataDir = join(here.dataDir, 'new/data')
  const { folder } = await here.startNew(dataDir)
  expect(statSync(dataDir).mode & 0o777).toBe(isRoot ? 0o711 : 0o700)
  const open = [folder, ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]
    .map((name) => (name === folder ? name : join(folder, name)))
    // The mode of a socket does not matter, because its folder is closed.
    .filter((path) => !statSync(path).isSocket() && (statSync(path).mode & 0o077) !== 0)
  expect(open).toEqual([])
})

test('nobody connects without the right password', async () => {
  const { connection, folder } = await here.start()
  for (const user of [superuser, connection.user])
    await expect(
      query({ ...connection, user, password: 'a guess' }, 'SELECT 1'),
    ).rejects.toMatchObject({ code: '28P01' })
  const rules = readFileSync(join(folder, 'data/pg_hba.conf'), 'utf8').replaceAll(/^#.*\n/gm, '')
  expect(rules).toMatch(/^local\s+all\s+all\s+scram-sha-256$/m)
  expect(rules).not.toMatch(/trust|peer|ident/)
})

test('every start gives the role of the application a new password', async () => {
  const before = (await here.start()).connection
  await here.running?.stop()
  const { connection } = await here.start()
  await expect(
    query({ ...connection, password: before.password }, 'SELECT 1'),
  ).rejects.toMatchObject({ code: '28P01' })
})

const forbidden = [
  `COPY (SELECT 1) TO PROGRAM 'true'`,
  `SELECT pg_read_file('pg_hba.conf')`,
  'CREATE ROLE another',
  'CREATE DATABASE another',
  `ALTER SYSTEM SET log_statement = 'all'`,
  'SET session_replication_role = replica',
  `ALTER ROLE ${superuser} PASSWORD 'mine'`,
  `SET ROLE ${superuser}`,
]

test('the application has no superuser rights, and can create what it needs', async () => {
  const { connection } = await here.start()
  const refused = forbidden.map((sql) => query(connection, sql).then(String, ({ code }) => code))
  expect(await Promise.all(refused)).toEqual(forbidden.map(() => '42501'))
  await query(connection, 'CREATE SCHEMA jobs; CREATE TABLE jobs.job (id serial)')
})

test('objects that the application makes are not used by the superuser at the next start', async () => {
  const { connection } = await here.start()
  await query(
    connection,
    `CREATE SCHEMA ${superuser};
    CREATE TABLE ${superuser}.pg_database AS SELECT 'estia' AS datname, 0 AS datdba;
    ALTER DATABASE estia SET search_path = ${superuser}, pg_catalog`,
  )
  await here.running?.stop()
  await here.start()
  expect(here.log.join('\n')).not.toContain('belongs to the role')
})

/** Turns a database into one of an earlier release: all belongs to the superuser, and the socket trusts everybody. */
async function makeEarlier({ connection, folder }: EmbeddedDatabase) {
  await query(
    { ...connection, user: superuser, password: superuserPassword(folder) },
    `REASSIGN OWNED BY ${connection.user} TO ${superuser}; DROP OWNED BY ${connection.user};
    DROP ROLE ${connection.user}`,
  )
  await here.running?.stop()
  const rules = join(folder, 'data/pg_hba.conf')
  const text = readFileSync(rules, 'utf8')
  writeFileSync(rules, text.replaceAll(/^(local.*)scram-sha-256$/gm, '$1trust'))
}

test('a database of an earlier release gets passwords and its new owner, and keeps its rows', async () => {
  const first = await here.start()
  await query(
    first.connection,
    `CREATE TABLE sheep (id serial, tag int GENERATED ALWAYS AS IDENTITY, name text);
    INSERT INTO sheep (name) VALUES ('Dolly');
    CREATE VIEW flock AS SELECT * FROM sheep; CREATE SEQUENCE loose; CREATE TYPE colour AS ENUM ('white');
    CREATE DOMAIN weight AS int; CREATE COLLATION letters FROM pg_c_utf8;
    CREATE STATISTICS pairs ON id, name FROM sheep;
    CREATE FUNCTION bleat(text) RETURNS text LANGUAGE sql AS 'SELECT $1';
    CREATE SCHEMA jobs; CREATE TABLE jobs.job (id int) PARTITION BY LIST (id);
    CREATE TABLE jobs.one PARTITION OF jobs.job FOR VALUES IN (1)`,
  )
  await makeEarlier(first)
  const oldPassword = superuserPassword(first.folder)
  const { connection, folder } = await here.start()
  expect(here.log.join('\n')).toContain('lets nobody in without one')
  await expect(query({ ...connection, password: 'a guess' }, 'SELECT 1')).rejects.toMatchObject({
    code: '28P01',
  })
  expect(superuserPassword(folder)).not.toBe(oldPassword)
  expect((await query(connection, 'SELECT * FROM sheep')).rows).toEqual([
    { id: 1, tag: 1, name: 'Dolly' },
  ])
  // Only the owner may drop these.
  await query(
    connection,
    `DROP STATISTICS pairs; DROP VIEW flock; DROP TABLE sheep; DROP SEQUENCE loose; DROP TYPE colour;
    DROP DOMAIN weight; DROP COLLATION letters; DROP FUNCTION bleat; DROP TABLE jobs.one;
    DROP SCHEMA jobs CASCADE`,
  )
})

test('a lost password file is replaced, and a wrong one fails with what to do', async () => {
  const { folder } = await here.start()
  await here.running?.stop()
  const file = join(folder, 'password')
  writeFileSync(file, 'a guess')
  await expect(here.start()).rejects.toThrow('Delete it, and the next start makes a new one')
  rmSync(file)
  const { connection } = await here.start()
  expect((await query(connection, 'SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
  expect(statSync(file).mode & 0o777).toBe(0o600)
})
