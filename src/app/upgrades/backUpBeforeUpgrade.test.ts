// A start that upgrades the database first makes a backup that the earlier release can use.
// @module-tag faults
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql as kysely } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '#kit/db/open.ts'
import { embeddedFolder } from '#kit/testing/embeddedFolder.ts'
import { restore } from '../commands/restore.ts'
import { readConfig } from '../config.ts'
import { openStorage } from '../openStorage.ts'
import { upgradesFolder } from './backUpBeforeUpgrade.ts'

const here = embeddedFolder()

const open = async (settings: Record<string, string> = {}, guard?: () => Promise<void>) => {
  const config = readConfig({ DATA_DIR: here.dataDir, MIN_FREE_MB: '0', ...settings })
  return openStorage(
    config,
    (line) => here.log.push(line),
    () => {},
    guard && { guard },
  )
}

const tables = `SELECT to_regclass('"backupRun"') IS NOT NULL AS "isNew"`
type Storage = Awaited<ReturnType<typeof open>>
const ask = async (storage: Storage, sql: string) => {
  return (await kysely.raw<Record<string, unknown>>(sql).execute(storage.db)).rows
}

/** Changes the database back to a release before backups existed. */
async function takeBack(storage: Storage) {
  await ask(
    storage,
    `DROP TABLE "backupRun", "fileInBackup", "backupPlace", "backupTold";
    DELETE FROM "migration" WHERE "name" = '0197_backups.sql'`,
  )
  await storage.close()
}

const backups = () => {
  const folder = upgradesFolder(here.dataDir)
  return existsSync(folder) ? readdirSync(folder).toSorted() : []
}

async function restoreFirst(into: string) {
  const from = join(upgradesFolder(here.dataDir), backups()[0]!)
  const said: string[] = []
  const report = { say: (line: string) => said.push(line), progress: () => {} }
  const outcome = await restore.run({ options: { from, into }, rest: [] }, report)
  return { outcome, said: said.join('\n') }
}

test.each(['nothing', 'BACKUP_URL'])(
  'the database is backed up before it is upgraded, and taken back, with %s set',
  async (set) => {
    await here.prepare()
    const first = await open()
    await takeBack(first)
    expect(backups()).toEqual([])
    const given: Record<string, string> =
      set === 'BACKUP_URL' ? { BACKUP_URL: join(here.dataDir, 'safe') } : {}
    const upgraded = await open(given)
    expect(await ask(upgraded, tables)).toEqual([{ isNew: true }])
    await upgraded.close()
    expect(backups().length).toBe(1)
    // A start without an upgrade makes no backup.
    await (await open(given)).close()
    expect(backups().length).toBe(1)

    const into = join(here.dataDir, 'taken-back')
    const { outcome, said } = await restoreFirst(into)
    expect(outcome).toMatchObject({ ok: true, files: 0, missing: [] })
    expect(said).toContain(`move ${join(here.dataDir, 'files')} to ${join(into, 'files')}`)
    const { connection, stop } = await here.startNew(into)
    const { pool, close } = openDatabase(connection, { max: 1 })
    expect((await pool.query(tables)).rows).toEqual([{ isNew: false }])
    expect((await pool.query('SELECT FROM "account"')).rowCount).toBe(0)
    await close()
    await stop()
    rmSync(into, { recursive: true })
  },
)

test('a refused start makes no backup and upgrades nothing', async () => {
  await here.prepare()
  await takeBack(await open())
  const refused = () => Promise.reject(new Error('It holds the demo agency'))
  await expect(open({}, refused)).rejects.toThrow('It holds the demo agency')
  expect(backups()).toEqual([])
  const { connection, stop } = await here.startNew(here.dataDir)
  const { pool, close } = openDatabase(connection, { max: 1 })
  expect((await pool.query(tables)).rows).toEqual([{ isNew: false }])
  await close()
  await stop()
})
