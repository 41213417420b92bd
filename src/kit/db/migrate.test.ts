import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate } from './migrate.ts'
import { type TestDatabase, testDatabase } from '#kit/testing/testDatabase.ts'

let folder: string
let database: TestDatabase<unknown>

beforeEach(async () => {
  database = await testDatabase()
  await database.pool.query('DROP TABLE "migration"')
  folder = mkdtempSync(join(tmpdir(), 'migrations-'))
})
afterEach(async () => {
  await database.drop()
  rmSync(folder, { recursive: true })
})

const write = (name: string, sql: string) => writeFileSync(join(folder, name), sql)
const run = () => migrate(database.pool, folder, () => {})

test('each migration runs once, in the order of its number', async () => {
  write('0002_lamb.sql', 'ALTER TABLE sheep ADD lamb text')
  write('0001_sheep.sql', 'CREATE TABLE sheep (id int)')
  expect(await run()).toEqual(['0001_sheep.sql', '0002_lamb.sql'])
  write('0003_wool.sql', 'ALTER TABLE sheep ADD wool int')
  expect(await run()).toEqual(['0003_wool.sql'])
  expect(await run()).toEqual([])
})

test('servers that start together migrate once', async () => {
  write('0001_sheep.sql', 'CREATE TABLE sheep (id int)')
  const ran = await Promise.all([run(), run(), run()])
  expect(ran.flat()).toEqual(['0001_sheep.sql'])
})

test('a migration that was changed after it was applied is refused by name', async () => {
  write('0001_sheep.sql', 'CREATE TABLE sheep (id int)')
  await run()
  write('0001_sheep.sql', 'CREATE TABLE goat (id int)')
  await expect(run()).rejects.toThrow('0001_sheep.sql was changed after it was applied')
})

test('a migration that was applied and is gone is refused by name', async () => {
  write('0001_sheep.sql', 'CREATE TABLE sheep (id int)')
  await run()
  rmSync(join(folder, '0001_sheep.sql'))
  await expect(run()).rejects.toThrow('0001_sheep.sql')
})

test('a migration that fails leaves nothing of itself and keeps those before it', async () => {
  write('0001_sheep.sql', 'CREATE TABLE sheep (id int)')
  write('0002_broken.sql', 'CREATE TABLE goat (id int); SELECT nonsense')
  await expect(run()).rejects.toThrow('Migration 0002_broken.sql failed')
  const { rows } = await database.pool.query(
    `SELECT to_regclass('sheep') IS NOT NULL AS sheep, to_regclass('goat') IS NULL AS "noGoat"`,
  )
  expect(rows).toEqual([{ sheep: true, noGoat: true }])
})

test('two migrations with one number are refused', async () => {
  write('0001_sheep.sql', 'SELECT 1')
  write('0001_goat.sql', 'SELECT 1')
  await expect(run()).rejects.toThrow('Two migrations have the number 0001')
})
