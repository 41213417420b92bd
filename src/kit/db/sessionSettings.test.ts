import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#kit/testing/testDatabase.ts'
import { type Database, openDatabase } from './open.ts'
import { prepared } from './preparedClient.ts'
import { settleSessions } from './sessionSettings.ts'

let database: TestDatabase<unknown>
let pooled: Database<unknown>

beforeEach(async () => {
  database = await testDatabase()
  const { rows } = await database.pool.query('SELECT current_database() AS name')
  const role = `ALTER ROLE CURRENT_USER IN DATABASE ${rows[0].name}`
  await database.pool.query(`${role} SET timezone = 'Europe/London'`)
  await database.pool.query(`${role} SET DateStyle = 'SQL, DMY'`)
  pooled = openDatabase(database.connection, { isPooled: true })
})
afterEach(async () => {
  await pooled.close()
  await database.drop()
})

test('sessions of a pooler with other time settings are refused, with what to do', async () => {
  await expect(pooled.pool.query('SELECT 1')).rejects.toThrow(
    /its sessions write times as .*01\/07\/2025 01:00:00 BST.*SET timezone = 'UTC'/,
  )
})

test('sessions of a pooler have the settings once the role has them', async () => {
  await Promise.all([settleSessions(database.connection), settleSessions(database.connection)])
  const { rows } = await pooled.pool.query(`SELECT timestamptz '2025-07-01 00:30+01' AS value`)
  expect(rows).toEqual([{ value: '2025-06-30T23:30:00.000Z' }])
  expect((await pooled.pool.query('SHOW jit')).rows).toEqual([{ jit: 'off' }])
})

test('no statement is named behind a pooler, where the next session would not know it', async () => {
  await settleSessions(database.connection)
  const named = async ({ db }: Database<unknown>) => {
    await sql`${prepared('one')} SELECT ${1}::integer`.execute(db)
    const { rows } = await sql`SELECT "name" FROM pg_prepared_statements`.execute(db)
    return rows
  }
  const direct = openDatabase(database.connection, { max: 1 })
  expect(await named(direct)).toEqual([{ name: 'one' }])
  await direct.close()
  expect(await named(pooled)).toEqual([])
})
