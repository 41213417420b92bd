import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { guardDemo } from './demoGuard.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { testDatabase } from '#kit/testing/testDatabase.ts'
import type { Tables } from '#base/backend/tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const guard = (environment: Record<string, string>, isToBeLoaded = false) =>
  guardDemo(app.db, readConfig(environment), isToBeLoaded)

test('a database with work in it starts anywhere', async () => {
  await expect(guard({ HOST: '0.0.0.0' }, true)).resolves.toBeUndefined()
  await expect(guard({ NODE_ENV: 'production' })).resolves.toBeUndefined()
})

test('a new database is not filled with the demo agency where others can reach it', async () => {
  const empty = await testDatabase<Tables>()
  const start = (environment: Record<string, string>) =>
    guardDemo(empty.db, readConfig(environment), true)
  await expect(start({ HOST: '0.0.0.0' })).rejects.toThrow(
    'would be loaded, but HOST is "0.0.0.0", which others can reach: say DEMO=off to start empty',
  )
  await start({})
  await start({ HOST: '0.0.0.0', DEMO_OK: '1' })
  await empty.drop()
})

test('a demo database starts for this machine alone, or when somebody says that it may', async () => {
  await sql`INSERT INTO "demoAgency" DEFAULT VALUES`.execute(app.db)
  for (const HOST of ['localhost', '127.0.0.1', '127.1.2.3', '::1']) await guard({ HOST })
  for (const HOST of ['0.0.0.0', '::', '192.168.1.7', 'crm.example.com'])
    await expect(guard({ HOST })).rejects.toThrow(
      `but HOST is "${HOST}", which others can reach: take an empty database`,
    )
  await expect(guard({ NODE_ENV: 'production' })).rejects.toThrow('but NODE_ENV is "production"')
  await guard({ NODE_ENV: 'production', HOST: '0.0.0.0', DEMO_OK: '1' })
})
