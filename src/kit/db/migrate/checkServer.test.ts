import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../testing/testDatabase.ts'
import { checkServer } from './checkServer.ts'

let database: TestDatabase<unknown>
let name: string
let client: pg.Client

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())
beforeEach(() => {
  name = `test_${randomBytes(6).toString('hex')}`
})
afterEach(async () => {
  await client.end()
  await database.pool.query(`DROP DATABASE IF EXISTS ${name}`)
})

async function checked(settings: string) {
  await database.pool.query(`CREATE DATABASE ${name} TEMPLATE template0 ${settings}`)
  client = new pg.Client({ ...database.connection, database: name })
  await client.connect()
  return checkServer(client)
}

test('a suitable database is described by its version and locale', async () => {
  expect(await checked(`LOCALE_PROVIDER libc LOCALE 'C.UTF-8'`)).toMatch(
    /^PostgreSQL \d+\.\d+, letters by C.UTF-8$/,
  )
  await client.end()
  await database.pool.query(`DROP DATABASE ${name}`)
  expect(await checked(`LOCALE_PROVIDER icu ICU_LOCALE 'el' LOCALE 'C.UTF-8'`)).toContain('by el')
})

test('a database without Greek and Cyrillic letters is refused, with how to make another', async () => {
  await expect(checked(`LOCALE_PROVIDER libc LOCALE 'C'`)).rejects.toThrow(
    /^The locale of the database, C, knows no Greek and Cyrillic letters; make the database anew/,
  )
})

test('a database with another encoding is refused', async () => {
  await expect(checked(`LOCALE_PROVIDER libc LOCALE 'C' ENCODING 'SQL_ASCII'`)).rejects.toThrow(
    'The encoding of the database is SQL_ASCII; make the database anew',
  )
})
