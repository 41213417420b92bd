// A database records the releases that served it, so that an older program can serve it, or refuse and say what to do.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#kit/testing/testDatabase.ts'
import type { TestDatabase } from '#kit/testing/testDatabase.ts'
import { readConfig } from '../config.ts'
import { openStorage } from '../openStorage.ts'
import { productVersion } from '../productVersion.ts'
import { databaseSettings } from '../testing/runningServer.ts'
import { mayServe, servesBeside } from './knownReleases.ts'

let database: TestDatabase<unknown>
let folder: string
beforeEach(async () => {
  database = await testDatabase()
  folder = await mkdtemp(join(tmpdir(), 'estia-releases-'))
})
afterEach(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

/** Opens and closes the storage as a server does; resolves to its messages. */
async function start(): Promise<string> {
  const said: string[] = []
  const { close } = await openStorage(
    readConfig({ ...databaseSettings(database), DATA_DIR: folder }),
    (line) => said.push(line),
    () => {},
  )
  await close()
  return said.join('\n')
}

const known = async () =>
  (await database.pool.query('SELECT "version", "servesBeside" FROM "release" ORDER BY 1')).rows

const upgradeTo = (version: string, oldest: string) =>
  database.pool.query('INSERT INTO "release" ("version", "servesBeside") VALUES ($1, $2)', [
    version,
    oldest,
  ])

test('each release that has served a database is recorded once', async () => {
  await start()
  expect(await start()).not.toContain('was upgraded by')
  expect(await known()).toEqual([{ version: productVersion(), servesBeside }])
})

test('a server works with a compatible database of a newer release, and says so', async () => {
  await upgradeTo('99.10.0', '0.2.0')
  await upgradeTo('99.9.0', '0.2.0')
  expect(await start()).toContain(
    `This database was upgraded by Estia 99.10.0. Estia ${productVersion()} serves it`,
  )
})

test('a server refuses an incompatible database, and changes nothing', async () => {
  await upgradeTo('99.9.0', '0.2.0')
  await upgradeTo('99.10.0', '99.0.0')
  const before = await known()
  await expect(start()).rejects.toThrow(
    /upgraded by Estia 99\.10\.0, whose tables only Estia 99\.0\.0 and newer .* Install 99\.10\.0 again, or restore .* Nothing was changed/,
  )
  expect(await known()).toEqual(before)
})

test('releases are compared by their numbers', () => {
  const newer = [{ version: '0.10.0', servesBeside: '0.9.0' }]
  expect(() => mayServe('0.8.9', newer)).toThrow('Estia 0.9.0 and newer')
  expect(mayServe('0.9.0', newer)).toContain('upgraded by Estia 0.10.0')
  expect(mayServe('0.10.0', newer)).toBe(null)
  expect(mayServe('1.0.0', newer)).toBe(null)
})
