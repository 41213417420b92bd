// Finds settings that do not work and says what to do, without printing secrets and without changing anything.
import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { epochMs } from '#kit/clock.ts'
import { writeManifest } from '#base/copies/base/manifest.ts'
import { openBackupStore } from '#base/copies/store/openBackupStore.ts'
import { readRetentionRule } from '#base/copies/keep.ts'
import { emptyDatabases } from '#kit/testing/emptyDatabases.ts'
import { testDatabase } from '#kit/testing/testDatabase.ts'
import type { TestDatabase } from '#kit/testing/testDatabase.ts'
import type { Tables } from '#base/backend/tables.ts'
import { openBackups } from '#base/backups/openBackups.ts'
import { seal } from '#base/session/sealed.store.ts'
import { databaseSettings } from '#app/testing/runningServer.ts'
import { smallWorld } from '#app/testing/smallWorld.ts'
import type { DatabaseAccess } from '../commands/reachDatabase.ts'
import { readConfig } from '../config.ts'
import { checkClocks, checkTimeZones } from './checkClocks.ts'
import { checkDatabase, checkPooler } from './checkDatabase.ts'
import { checkDisks } from './checkDisks.ts'
import { checkPlaceOfBackups } from './checkPlaceOfBackups.ts'
import { checkSecrets } from './checkSecrets.ts'

let folder: string
let database: TestDatabase<Tables>
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'estia-settings-'))
  database = await testDatabase<Tables>()
  await database.pool.query(smallWorld)
})
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

const closes: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closes.splice(0).toReversed()) await close()
})

const config = (settings: Record<string, string>) => readConfig({ DATA_DIR: folder, ...settings })
const reached = (): DatabaseAccess => ({
  ...database,
  embedded: null,
  close: () => Promise.resolve(),
})

async function listen(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const server: Server = createServer(answer)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  closes.push(async () => {
    server.closeAllConnections()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

const key = 'first0first0first0first0first0first0'

test('the place of the backups: written, read and left as it was', async () => {
  const place = join(folder, 'place')
  expect(await checkPlaceOfBackups(config({ BACKUP_URL: place }), reached())).toEqual({
    state: 'wrong',
    said: expect.stringContaining(`the folder ${place} is missing`),
  })
  expect(existsSync(place)).toBe(false)
  mkdirSync(place)
  expect(await checkPlaceOfBackups(config({ BACKUP_URL: place }), reached())).toMatchObject({
    state: 'ok',
    said: expect.stringContaining('it holds no backup of the database'),
  })
  expect(readdirSync(place).filter((name) => name !== 'unfinished')).toEqual([])
  const { rows } = await database.pool.query('SELECT FROM "backupPlace"')
  expect(rows).toEqual([])
})

const manifest = {
  format: 1 as const,
  id: '20260101T013000Z',
  version: '0.2.0',
  postgres: 18,
  system: '7',
  startedOn: '2026-01-01T01:30:00Z',
  finishedOn: '2026-01-01T01:31:00Z',
  timeline: 1,
  from: '0/1',
  to: '0/2',
  label: '',
  size: 0,
  parts: [],
  noted: {},
}

test('the place of the backups: a wrong key, another database, and an emptied place', async () => {
  const place = join(folder, 'mine')
  mkdirSync(place)
  const plan = {
    url: place,
    key: { secrets: [key] as const },
    keep: readRetentionRule('7d 4w 12m')!,
    embedded: null,
    alerts: null,
    silence: 120_000,
    run: async () => {},
  }
  await openBackups(database.db, plan)
  expect(
    await checkPlaceOfBackups(config({ BACKUP_URL: place, BACKUP_KEY: key }), reached()),
  ).toMatchObject({ state: 'ok' })
  expect(await checkPlaceOfBackups(config({ BACKUP_URL: place }), reached())).toMatchObject({
    state: 'wrong',
    said: expect.stringContaining('BACKUP_KEY is not set'),
  })
  await writeManifest(await openBackupStore(place), manifest, { secrets: [key] })
  expect(
    await checkPlaceOfBackups(config({ BACKUP_URL: place, BACKUP_KEY: key }), reached()),
  ).toMatchObject({ state: 'ok', newest: manifest.finishedOn })
  expect(
    await checkPlaceOfBackups(
      config({ BACKUP_URL: place, BACKUP_KEY: key.replace('first', 'other') }),
      reached(),
    ),
  ).toEqual({
    state: 'wrong',
    said: expect.stringMatching(/sealed with another BACKUP_KEY/),
  })
  rmSync(join(place, 'estia-backups.json'))
  expect(
    await checkPlaceOfBackups(config({ BACKUP_URL: place, BACKUP_KEY: key }), reached()),
  ).toMatchObject({
    state: 'wrong',
    said: expect.stringContaining('is empty, and backups were there'),
  })
  expect(existsSync(join(place, 'estia-backups.json'))).toBe(false)
  await database.pool.query('DELETE FROM "backupPlace"')
})

test('the place of the backups in a bucket, and in a missing bucket', async () => {
  const s3 = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'safe', configs: [] }],
  })
  const { port } = await s3.run()
  closes.push(() => s3.close())
  const url = (bucket: string) =>
    `s3://S3RVER:S3RVER@${bucket}/agency?endpoint=${encodeURIComponent(`http://127.0.0.1:${port}`)}`
  const found = await checkPlaceOfBackups(config({ BACKUP_URL: url('safe') }), reached())
  expect(found).toMatchObject({ state: 'ok' })
  expect(found.said).not.toContain('S3RVER')
  expect(await checkPlaceOfBackups(config({ BACKUP_URL: url('none') }), null)).toMatchObject({
    state: 'wrong',
    said: expect.stringMatching(/^BACKUP_URL: /),
  })
})

test('clocks: those of the database and of the S3 service are compared', async () => {
  expect(await checkClocks(config({}), database.pool)).toMatchObject({ state: 'ok' })
  const hourAhead = await listen((_request, response) => {
    response.sendDate = false
    response.writeHead(403, { date: new Date(epochMs() + 3_600_000).toUTCString() }).end()
  })
  const url = `s3://papers?endpoint=http://127.0.0.1:${hourAhead}`
  expect(await checkClocks(config({ FILES_URL: url }), database.pool)).toMatchObject({
    state: 'wrong',
    said: expect.stringContaining('let NTP keep both'),
  })
  expect(await checkClocks(config({}), null)).toMatchObject({ state: 'untried' })
  expect(await checkTimeZones(database.pool)).toMatchObject({ state: 'ok' })
})

test('PostgreSQL: version, letters and extensions', async () => {
  expect(await checkDatabase(database.pool)).toMatchObject({
    state: 'ok',
    said: expect.stringMatching(/^PostgreSQL \d+/),
  })
  const databases = await emptyDatabases()
  closes.push(databases.drop)
  expect(await checkDatabase(await databases.open())).toMatchObject({
    state: 'wrong',
    said: expect.stringContaining('CREATE EXTENSION btree_gist'),
  })
})

test('the pooler: its sessions must have our settings', async () => {
  const own = await testDatabase<Tables>()
  closes.push(own.drop)
  const { DATABASE_URL: url = '' } = databaseSettings({ connection: own.connection })
  const look = () => checkPooler(config({ DATABASE_URL: url, DATABASE_DIRECT_URL: url }))
  const role = (zone: string) =>
    own.pool.query(
      `ALTER ROLE CURRENT_USER IN DATABASE "${own.connection.database}" SET timezone = '${zone}'`,
    )
  await role('UTC')
  await own.pool.query(
    `ALTER ROLE CURRENT_USER IN DATABASE "${own.connection.database}" SET DateStyle = 'ISO'`,
  )
  expect(await look()).toMatchObject({ state: 'ok' })
  await role('Europe/London')
  expect(await look()).toMatchObject({
    state: 'wrong',
    said: expect.stringMatching(
      /^DATABASE_URL: its sessions write times as .*let the pooler reconnect/,
    ),
  })
  expect(await checkPooler(config({ DATABASE_URL: url }))).toMatchObject({ state: 'untried' })
})

test('disks: not watched, enough space, and too little', async () => {
  expect(await checkDisks(config({ MIN_FREE_MB: '0' }), null)).toMatchObject({ state: 'untried' })
  expect(await checkDisks(config({ MIN_FREE_MB: '999999999' }), reached())).toMatchObject({
    state: 'wrong',
    details: expect.arrayContaining([expect.stringContaining('nothing is saved with less than')]),
  })
})

test('secrets: the right key decrypts them, and a wrong one is reported', async () => {
  const right = 'right0right0right0right0right0right0'
  const look = (secretsKey: string) =>
    checkSecrets(config({ SECRETS_KEY: secretsKey }), database.db)
  expect(await look(right)).toMatchObject({
    state: 'ok',
    said: expect.stringContaining('no secret is sealed yet'),
  })
  const sealed = await seal(database.db, randomBytes(20), 'authenticator', right)
  await database.pool.query(
    `INSERT INTO "user" ("accountId", "username", "passwordHash") VALUES (9001, 'maria@example.com', 'none')`,
  )
  await database.pool.query(
    'INSERT INTO "authenticator" ("accountId", "secret", "lastStep") VALUES (9001, $1, 0)',
    [sealed],
  )
  expect(await look(right)).toMatchObject({ state: 'ok' })
  expect(await look('other0other0other0other0other0other0')).toEqual({
    state: 'wrong',
    said: expect.stringMatching(/^1 of 1 secrets .* do not open with SECRETS_KEY/),
  })
  expect(await checkSecrets(config({}), database.db)).toMatchObject({ state: 'wrong' })
})
