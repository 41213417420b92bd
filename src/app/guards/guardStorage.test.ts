// The server never starts with a database and files that do not belong together, and never creates new ones beside
// existing ones.
// @module-tag faults
import { existsSync } from 'node:fs'
import { readFile, readdir, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mkdtemp } from 'node:fs/promises'
import S3rver from 's3rver'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '#kit/db/open.ts'
import { embeddedFolder } from '#kit/testing/embeddedFolder.ts'
import { testDatabase } from '#kit/testing/testDatabase.ts'
import type { TestDatabase } from '#kit/testing/testDatabase.ts'
import { adoptFilesCommand } from '../commands/adoptFiles.ts'
import { readConfig } from '../config.ts'
import { openStorage } from '../openStorage.ts'
import { databaseSettings } from '../testing/runningServer.ts'

let folder: string
const databases: TestDatabase<unknown>[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'estia-guard-'))
})
afterEach(async () => {
  for (const database of databases.splice(0)) await database.drop()
  await rm(folder, { recursive: true, force: true })
})
const here = embeddedFolder()

type Settings = Record<string, string>

/** Opens and closes the storage as a server does; resolves to its messages. */
async function start(settings: Settings): Promise<string[]> {
  const said: string[] = []
  const { close } = await openStorage(
    readConfig(settings),
    (line) => said.push(line),
    () => {},
  )
  await close()
  return said
}

async function newDatabase(): Promise<{ database: TestDatabase<unknown>; settings: Settings }> {
  const database = await testDatabase()
  databases.push(database)
  return { database, settings: { DATA_DIR: folder, ...databaseSettings(database) } }
}

const markFile = (dataDir: string) => join(dataDir, 'files/es/ti/estia-mark.json')
const markIn = async (dataDir: string): Promise<string> =>
  (JSON.parse(await readFile(markFile(dataDir), 'utf8')) as { mark: string }).mark

/** As an operator runs `estia adopt-files`. */
async function adopt(settings: Settings) {
  const before = { ...process.env }
  Object.assign(process.env, settings)
  try {
    return await adoptFilesCommand.run(
      { options: {}, rest: [] },
      { say: () => {}, progress: () => {} },
    )
  } finally {
    process.env = before
  }
}

test('the first start marks database and files, and later ones accept them', async () => {
  const { database, settings } = await newDatabase()
  await start(settings)
  const { rows } = await database.pool.query('SELECT "mark" FROM "storageMark"')
  expect(rows).toEqual([{ mark: await markIn(folder) }])
  await start(settings)
})

test('servers that start at once on a new database and storage agree on one mark', async () => {
  const { database, settings } = await newDatabase()
  await Promise.all([1, 2, 3, 4].map(() => start(settings)))
  const { rows } = await database.pool.query('SELECT "mark" FROM "storageMark"')
  expect(rows).toEqual([{ mark: await markIn(folder) }])
})

test('an empty file storage is refused until an operator adopts it', async () => {
  const { settings } = await newDatabase()
  await start(settings)
  const other = join(folder, 'elsewhere')
  const moved = { ...settings, DATA_DIR: other }
  await expect(start(moved)).rejects.toThrow(
    new RegExp(
      `^The file storage \\(${other}/files\\) is empty or another's: .*DATABASE_(DIRECT_)?URL.*estia adopt-files.*Nothing was changed\\.$`,
    ),
  )
  expect(existsSync(markFile(other))).toBe(false)
  expect(await adopt(moved)).toMatchObject({ ok: true, mark: await markIn(folder) })
  await start(moved)
})

test('the file storage of another agency is refused', async () => {
  const [one, other] = [await newDatabase(), await newDatabase()]
  const elsewhere = { ...other.settings, DATA_DIR: join(folder, 'other') }
  await start(one.settings)
  await start(elsewhere)
  for (const mixed of [
    { ...one.settings, DATA_DIR: join(folder, 'other') },
    { ...elsewhere, DATA_DIR: folder },
  ])
    await expect(start(mixed)).rejects.toThrow('belongs to another database than the database (')
})

test('an empty database beside marked files is refused and stays empty', async () => {
  await start((await newDatabase()).settings)
  const { database, settings } = await newDatabase()
  await database.pool.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
  await expect(start(settings)).rejects.toThrow(
    /^The database \(.*\) is empty or missing, but the file storage \(.*\) belongs to a database/i,
  )
  const { rows } = await database.pool.query(`SELECT to_regclass('"account"') AS "account"`)
  expect(rows).toEqual([{ account: null }])
  await expect(adopt(settings)).rejects.toThrow('There is no agency in this database')
})

test('a lost embedded database is not created again beside its files', async () => {
  const settings = { DATA_DIR: here.dataDir }
  await here.prepare()
  await start(settings)
  const postgres = join(here.dataDir, 'postgres')
  await rename(postgres, `${postgres}.lost`)
  await expect(start(settings)).rejects.toThrow(
    `The database (${postgres}) is empty or missing, but the file storage (${here.dataDir}/files) belongs`,
  )
  await expect(adopt(settings)).rejects.toThrow(`There is no database in ${postgres}`)
  expect((await readdir(here.dataDir)).sort()).toEqual(['files', 'postgres.lost'])
  await rename(`${postgres}.lost`, postgres)
  await start(settings)
})

test('a database restored to before its marking is recognised by its age', async () => {
  const { database, settings } = await newDatabase()
  await start(settings)
  const mark = await markIn(folder)
  await database.pool.query('DELETE FROM "storageMark"')
  await start(settings)
  const { rows } = await database.pool.query('SELECT "mark" FROM "storageMark"')
  expect(rows).toEqual([{ mark }])
  // Another unmarked database is refused.
  await database.pool.query(
    `DELETE FROM "storageMark"; UPDATE "migration" SET "appliedOn" = "appliedOn" - interval '1 day'`,
  )
  await expect(start(settings)).rejects.toThrow('is not the one that the file storage')
  await adopt(settings)
  await start(settings)
})

test('a start killed between the two marks is completed by the next one', async () => {
  const { database, settings } = await newDatabase()
  const { pool, close } = openDatabase(database.connection, { max: 1 })
  // The commit fails: the storage is marked, the database is not.
  await pool.query(`
    CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'killed'; END $$;
    CREATE CONSTRAINT TRIGGER refuse AFTER INSERT ON "storageMark" DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW EXECUTE FUNCTION refuse()`)
  await expect(start(settings)).rejects.toThrow('killed')
  const mark = await markIn(folder)
  await pool.query('DROP TRIGGER refuse ON "storageMark"; DROP FUNCTION refuse')
  await close()
  await start(settings)
  expect(await markIn(folder)).toBe(mark)
})

test('a bucket has the mark too, and one that does not answer is reported and retried', async () => {
  const s3 = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [
      { name: 'papers', configs: [] },
      { name: 'others', configs: [] },
    ],
  })
  const { port } = await s3.run()
  const urlOf = (bucket: string) =>
    `s3://S3RVER:S3RVER@${bucket}/crm?endpoint=${encodeURIComponent(`http://127.0.0.1:${port}`)}`
  const { settings } = await newDatabase()
  try {
    await start({ ...settings, FILES_URL: urlOf('papers') })
    await start({ ...settings, FILES_URL: urlOf('papers') })
    await expect(start({ ...settings, FILES_URL: urlOf('others') })).rejects.toThrow(
      'The file storage (FILES_URL is "s3://…@others/crm?…") is empty or another',
    )
  } finally {
    await s3.close()
  }
  expect(await start({ ...settings, FILES_URL: urlOf('papers') })).toContainEqual(
    expect.stringContaining('does not answer'),
  )
  await expect(
    start({ ...(await newDatabase()).settings, FILES_URL: urlOf('papers') }),
  ).rejects.toThrow('FILES_URL is "s3://…@papers/crm?…", which cannot be used')
})
