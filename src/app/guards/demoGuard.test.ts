// @module-tag faults
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { guardDemo } from './demoGuard.ts'
import { databaseSettings, startServer } from '../testing/runningServer.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { openDatabase } from '#kit/db/open.ts'
import { restoreRelease } from '#kit/testing/releaseDump.ts'
import { testDatabase } from '#kit/testing/testDatabase.ts'
import type { Tables } from '#base/backend/tables.ts'

let app: TestApp
let database: ReturnType<typeof openDatabase>
beforeAll(async () => {
  app = await testApp()
  database = openDatabase(app.connection, { max: 1 })
})
afterAll(async () => {
  await database.close()
  await app.close()
})

const guard = (environment: Record<string, string>, isToBeLoaded = false) =>
  guardDemo(database.pool, readConfig(environment), isToBeLoaded)

test('a database without demo data starts anywhere', async () => {
  await expect(guard({ HOST: '0.0.0.0' }, true)).resolves.toBeUndefined()
  await expect(guard({ NODE_ENV: 'production' })).resolves.toBeUndefined()
})

test('demo data is not loaded into a server that others can reach', async () => {
  const empty = await testDatabase<Tables>()
  const start = (environment: Record<string, string>) =>
    guardDemo(empty.pool, readConfig(environment), true)
  await expect(start({ HOST: '0.0.0.0' })).rejects.toThrow(
    'would be loaded, but HOST is "0.0.0.0", which others can reach: say DEMO=off to start empty',
  )
  await start({})
  await start({ HOST: '0.0.0.0', DEMO_OK: '1' })
  await empty.drop()
})

test('a demo database starts only for this machine, or with DEMO_OK', async () => {
  await sql`INSERT INTO "demoAgency" DEFAULT VALUES`.execute(app.db)
  for (const HOST of ['localhost', '127.0.0.1', '127.1.2.3', '::1']) await guard({ HOST })
  for (const HOST of ['0.0.0.0', '::', '192.168.1.7', 'crm.example.com'])
    await expect(guard({ HOST })).rejects.toThrow(
      `but HOST is "${HOST}", which others can reach: take an empty database`,
    )
  await expect(guard({ NODE_ENV: 'production' })).rejects.toThrow('but NODE_ENV is "production"')
  await guard({ NODE_ENV: 'production', HOST: '0.0.0.0', DEMO_OK: '1' })
})

test('a demo database of an earlier release is refused before its tables are upgraded', async () => {
  const old = await testDatabase<Tables>()
  const folder = await mkdtemp(join(tmpdir(), 'estia-demo-'))
  await restoreRelease(old.pool, 'v0.2.0-0179.sql.gz')
  const applied = async () =>
    (await old.pool.query('SELECT "name", "appliedOn" FROM "migration" ORDER BY 1')).rows
  const before = await applied()
  await expect(
    startServer({ ...databaseSettings(old), DATA_DIR: folder, NODE_ENV: 'production' }),
  ).rejects.toThrow(/holds the demo agency.* Nothing was changed/)
  expect(await applied()).toEqual(before)
  await rm(folder, { recursive: true })
  await old.drop()
})
