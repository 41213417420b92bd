import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate } from './migrate.ts'
import { type TestDatabase, testDatabase } from '../../testing/testDatabase.ts'

let folder: string
let database: TestDatabase<unknown>

beforeEach(async () => {
  database = await testDatabase()
  await database.pool.query('DROP TABLE "migration", "functionFile"')
  folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  for (const each of ['migrations', 'src/sheep']) mkdirSync(join(folder, each), { recursive: true })
  // A database of an earlier release; tests of empty databases remove it.
  await run()
})
afterEach(async () => {
  await database.drop()
  rmSync(folder, { recursive: true })
})

const write = (name: string, sql: string) => writeFileSync(join(folder, 'migrations', name), sql)
const remove = (name: string) => rmSync(join(folder, 'migrations', name))
const writeFunction = (name: string, sql: string) =>
  writeFileSync(join(folder, 'src/sheep', name), sql)
const ask = async (sql: string) => (await database.pool.query(sql)).rows
const writeTables = (name: string, sql: string) =>
  writeFileSync(join(folder, 'src/sheep', name), sql)
const forget = () => database.pool.query('DROP TABLE "migration", "functionFile"')
const bleat = (version: number, says: string, more = '') =>
  `-- version: ${version}\n${more}CREATE OR REPLACE FUNCTION bleat() RETURNS text LANGUAGE sql RETURN '${says}';`
const run = () => migrate(database.pool, folder, [], () => {})

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

test('an upgrade in which a file fails leaves the database as it was', async () => {
  write('0001_sheep.sql', 'CREATE TABLE sheep (id int)')
  writeFunction('bleat.sql', bleat(1, 'baa'))
  await run()
  write('0002_lamb.sql', '-- requires: bleat.sql\nCREATE TABLE lamb (id int)')
  writeFunction('bleat.sql', bleat(2, 'maa'))
  write('0003_broken.sql', 'CREATE TABLE goat (id int); SELECT nonsense')
  await expect(run()).rejects.toThrow('Migration 0003_broken.sql failed')
  expect(await ask(`SELECT to_regclass('lamb') AS lamb, bleat() AS says`)).toEqual([
    { lamb: null, says: 'baa' },
  ])
  remove('0003_broken.sql')
  expect(await run()).toEqual(['bleat.sql', '0002_lamb.sql'])
})

test('two migrations with one number are refused', async () => {
  write('0001_sheep.sql', 'SELECT 1')
  write('0001_goat.sql', 'SELECT 1')
  await expect(run()).rejects.toThrow('Two migrations have the number 0001')
})

test('functions come before migrations that require them, all others last', async () => {
  write('0001_herd.sql', 'CREATE TABLE herd (id int)')
  write('0002_sheep.sql', '-- requires: bleat.sql\nCREATE TABLE sheep (says text DEFAULT bleat())')
  writeFunction('bleat.sql', bleat(1, 'baa', '-- requires: voice.sql\n'))
  writeFunction('voice.sql', '-- version: 1\nCREATE TYPE voice AS ENUM ()')
  writeFunction('allSheep.sql', '-- version: 1\nCREATE VIEW all_sheep AS SELECT * FROM sheep')
  expect(await run()).toEqual([
    '0001_herd.sql',
    'voice.sql',
    'bleat.sql',
    '0002_sheep.sql',
    'allSheep.sql',
  ])
  expect(await run()).toEqual([])
})

test('a function is replaced when its version grows, but not for a changed comment', async () => {
  writeFunction('bleat.sql', bleat(1, 'baa'))
  await run()
  writeFunction('bleat.sql', bleat(1, 'baa', '-- What a sheep says.\n\n'))
  expect(await run()).toEqual([])
  writeFunction('bleat.sql', bleat(1, 'maa'))
  await expect(run()).rejects.toThrow(
    'bleat.sql was changed after its version 1 was applied; give it the next',
  )
  writeFunction('bleat.sql', bleat(2, 'maa'))
  expect(await run()).toEqual(['bleat.sql'])
  expect(await ask('SELECT bleat() AS says')).toEqual([{ says: 'maa' }])
})

test('a function whose results are stored is changed only with a migration that requires it', async () => {
  writeFunction('bleat.sql', bleat(1, 'baa', '-- kept in: sheep (says)\n'))
  await run()
  writeFunction('bleat.sql', bleat(2, 'maa', '-- kept in: sheep (says)\n'))
  await expect(run()).rejects.toThrow('add a migration that requires it')
  write('0001_maa.sql', '-- requires: bleat.sql\nSELECT 1')
  expect(await run()).toEqual(['bleat.sql', '0001_maa.sql'])
})

test.each([
  ['no version', 'bleat.sql', 'SELECT 1', 'bleat.sql has no line "-- version: 1"'],
  [
    'a requirement that is not there',
    'bleat.sql',
    bleat(1, 'baa', '-- requires: voice.sql\n'),
    'bleat.sql requires voice.sql, which is not there',
  ],
])('a function file with %s is refused', async (_, name, sql, line) => {
  writeFunction(name, sql)
  await expect(run()).rejects.toThrow(line)
})

test('two SQL files with one name are refused', async () => {
  writeFunction('bleat.sql', bleat(1, 'baa'))
  writeFileSync(join(folder, 'src/bleat.sql'), bleat(1, 'maa'))
  await expect(run()).rejects.toThrow('Two SQL files are named bleat.sql')
})

test('a server serves a database that a newer release has migrated, and changes nothing in it', async () => {
  write('0001_sheep.sql', 'CREATE TABLE sheep (id int)')
  writeFunction('bleat.sql', bleat(2, 'maa'))
  write('0002_lamb.sql', 'CREATE TABLE lamb (id int)')
  writeFunction('graze.sql', '-- version: 1\nCREATE TABLE grass (id int)')
  await run()
  remove('0002_lamb.sql')
  rmSync(join(folder, 'src/sheep/graze.sql'))
  writeFunction('bleat.sql', bleat(1, 'baa'))
  expect(await run()).toEqual([])
  expect(await ask('SELECT bleat() AS says')).toEqual([{ says: 'maa' }])
})

test('a database of a newer release that lacks a migration is refused', async () => {
  write('0001_sheep.sql', 'CREATE TABLE sheep (id int)')
  write('0003_lamb.sql', 'CREATE TABLE lamb (id int)')
  await run()
  remove('0003_lamb.sql')
  write('0002_goat.sql', 'CREATE TABLE goat (id int)')
  await expect(run()).rejects.toThrow('brought 0003_lamb.sql to this database without 0002_goat')
})

test('an applied migration whose file is missing is refused by name', async () => {
  write('0001_sheep.sql', 'CREATE TABLE sheep (id int)')
  write('0002_lamb.sql', 'CREATE TABLE lamb (id int)')
  await run()
  remove('0001_sheep.sql')
  await expect(run()).rejects.toThrow('0001_sheep.sql was applied to this database, but')
})

test("an empty database gets today's tables, after the files that they require, and no migrations", async () => {
  await forget()
  write('0001_wool.sql', 'ALTER TABLE sheep ADD wool text')
  writeTables(
    'flock.tables.sql',
    '-- requires: sheep.tables.sql bleat.sql\nCREATE TABLE flock (says text DEFAULT bleat(), of int REFERENCES sheep)',
  )
  writeTables('sheep.tables.sql', 'CREATE TABLE sheep (id int PRIMARY KEY, wool text)')
  writeTables(
    'firstSheep.rows.sql',
    `-- requires: sheep.tables.sql\nINSERT INTO sheep VALUES (1, 'white')`,
  )
  writeFunction('bleat.sql', bleat(1, 'baa'))
  expect(await run()).toEqual([
    'sheep.tables.sql',
    'firstSheep.rows.sql',
    'bleat.sql',
    'flock.tables.sql',
  ])
  expect(await run()).toEqual([])
  write('0002_horns.sql', 'ALTER TABLE sheep ADD horns int')
  expect(await run()).toEqual(['0002_horns.sql'])
})

test('tables that were made by an earlier release are left to migrations', async () => {
  writeTables('sheep.tables.sql', 'CREATE TABLE sheep (id int)')
  expect(await run()).toEqual([])
})

test('an empty database stays empty if a file fails', async () => {
  await forget()
  writeTables('goat.tables.sql', 'CREATE TABLE goat (id int)')
  writeTables('sheep.tables.sql', 'CREATE TABLE sheep (id nonsense)')
  await expect(run()).rejects.toThrow('Tables sheep.tables.sql failed')
  expect(
    await ask(`SELECT to_regclass('goat') AS goat, to_regclass('migration') AS migration`),
  ).toEqual([{ goat: null, migration: null }])
})

test('a database from before the first release is refused, unless it has all unreleased migrations', async () => {
  await database.pool.query(
    `INSERT INTO "migration" ("name", "checksum") VALUES ('0001_letters.sql', '')`,
  )
  await expect(run()).rejects.toThrow(
    'start the last program of release 0.1.0 (commit e63f35f139) on it once, and then this one',
  )
  await database.pool.query(
    `INSERT INTO "migration" ("name", "checksum") VALUES ('0179_said_tasks.sql', '')`,
  )
  write('0180_sheep.sql', 'CREATE TABLE sheep (id int)')
  expect(await run()).toEqual(['0180_sheep.sql'])
  expect(await run()).toEqual([])
})
