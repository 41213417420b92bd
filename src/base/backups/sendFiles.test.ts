// Files reach the backup place, and an unreadable file does not block the others.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import { readBackupKey } from '#base/copies/pack/sealing.ts'
import type { BackupPlan } from '#base/backend/backupPlan.ts'
import { openBackups } from './openBackups.ts'
import { sendFiles, sweepSentFiles } from './sendFiles.store.ts'

let app: TestApp
let place: string
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  place = mkdtempSync(join(tmpdir(), 'estia-sent-'))
  await sql`DELETE FROM "file"; DELETE FROM "fileInBackup"; DELETE FROM "backupPlace"`.execute(
    app.db,
  )
  return () => rmSync(place, { recursive: true, force: true })
})

const planOf = (key = 'an-olive-tree-that-is-older-than-the-town'): BackupPlan => ({
  url: place,
  key: readBackupKey(key),
  embedded: null,
  run: () => Promise.resolve(),
  keep: { days: 7, weeks: 4, months: 12 },
  silence: 1000,
  alerts: null,
})

const addFiles = (names: readonly string[]) =>
  app.db
    .insertInto('file')
    .values(names.map((systemName) => fileOf(systemName)))
    .execute()
const fileOf = (systemName: string) => ({
  systemName,
  userName: 'note.txt',
  contentType: 'text/plain',
  size: 4,
  parentKind: null,
  parentId: null,
  type: null,
  createdById: null,
  deletedOn: null,
  deletedById: null,
  width: null,
  height: null,
})

const breaking = () =>
  Readable.from(
    (async function* () {
      yield Buffer.from('half')
      throw new Error('the disk has a fault')
    })(),
  )

/** `lost` is missing, `fault` fails while it is read, `closed` cannot be opened; all others contain their names. */
const read = (name: string): Promise<Readable> => {
  if (name.startsWith('lost')) return Promise.reject(Object.assign(new Error(), { code: 'ENOENT' }))
  if (name.startsWith('closed'))
    return Promise.reject(Object.assign(new Error(), { code: 'EACCES' }))
  return Promise.resolve(name.startsWith('fault') ? breaking() : Readable.from([Buffer.from(name)]))
}

const named = (name: string) => `${name}-0123456789abcdef.txt`
const stored = () =>
  readdirSync(join(place, 'files'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.txt'))
    .map((name) => name.slice(3))
    .toSorted()

test('an unreadable file does not block the others', async () => {
  const names = ['closed', 'fault', 'first', 'lost', 'second'].map(named)
  await addFiles(names)
  const backups = await openBackups(app.db, planOf())
  const unreadable = new Set<string>()
  const sent = await sendFiles(app.db, { read }, backups, { above: 0, unreadable })
  expect(sent).toMatchObject({ sent: 2, missing: 1, isMore: false })
  expect([...unreadable].toSorted()).toEqual([named('closed'), named('fault')])
  expect(stored()).toEqual([named('first'), named('second')])
  expect(readdirSync(join(place, 'unfinished'))).toEqual([])
  // Each is sent once; unreadable ones are skipped until all are checked again.
  const again = await sendFiles(app.db, { read }, backups, { above: 0, unreadable })
  expect(again).toMatchObject({ sent: 0, missing: 0 })
})

test('a place that cannot be written is an error, and nothing is noted as sent', async () => {
  await addFiles([named('first')])
  const backups = await openBackups(app.db, planOf())
  const store = {
    ...backups.store,
    write: () => Promise.reject(new Error('no route to the place')),
  }
  const options = { above: 0, unreadable: new Set<string>() }
  await expect(sendFiles(app.db, { read }, { ...backups, store }, options)).rejects.toThrow(
    'no route',
  )
  expect((await sql`SELECT FROM "fileInBackup"`.execute(app.db)).rows.length).toBe(0)
  expect(options.unreadable.size).toBe(0)
})

test('an unreferenced file stays as long as a backup contains it', async () => {
  await addFiles([named('first'), named('second')])
  const backups = await openBackups(app.db, planOf())
  await sendFiles(app.db, { read }, backups, { above: 0, unreadable: new Set() })
  await sql`DELETE FROM "file" WHERE "systemName" = ${named('first')}`.execute(app.db)
  const [past, future] = ['2020-01-01T00:00:00Z', '2100-01-01T00:00:00Z']
  expect(await sweepSentFiles(app.db, backups, past)).toBe(0)
  expect(stored().length).toBe(2)
  expect(await sweepSentFiles(app.db, backups, future)).toBe(1)
  expect(stored()).toEqual([named('second')])
})

test('a server and a command that open a new place at once agree, and never mix encrypted and plain files', async () => {
  await Promise.all(Array.from({ length: 5 }, () => openBackups(app.db, planOf())))
  await openBackups(app.db, planOf())
  await expect(openBackups(app.db, { ...planOf(), key: null })).rejects.toThrow('are sealed')
})
