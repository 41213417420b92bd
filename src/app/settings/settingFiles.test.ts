import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addSettings } from '../../../scripts/installed.mjs'
import { readConfig, settingStates } from '../config.ts'

const key = 'an-olive-tree-that-is-older-than-the-town'
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'estia-secrets-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function fileWith(text: string): string {
  const file = join(mkdtempSync(join(folder, 'secret-')), 'value')
  writeFileSync(file, text)
  return file
}

test('each secret may stand in a file, whose last line may end', () => {
  const secrets = {
    ADMIN_PASSWORD: 'olive tree 1821',
    SECRETS_KEY: key,
    BACKUP_KEY: `${key} the-one-before-it-which-still-opens-old-backups`,
    METRICS_TOKEN: key,
    SMTP_URL: 'smtps://me:p@host:465',
    DATABASE_URL: 'postgres://me:hidden@pooler/estia',
    DATABASE_DIRECT_URL: 'postgres://me:hidden@db/estia',
    DATABASE_READ_URL: 'postgres://me:hidden@second/estia\npostgres://me:hidden@third/estia',
    FILES_URL: 's3://key:secret@files?endpoint=https://s3.example.com',
    BACKUP_URL: 's3://key:secret@backups?endpoint=https://s3.example.com',
    GEOCODER_URL: 'https://me:hidden@places.example.com',
  }
  const ends = ['', '\n', '\r\n']
  const inFiles = Object.entries(secrets).map(([name, value], at) => [
    `${name}_FILE`,
    fileWith(`${value}${ends[at % ends.length]}`),
  ])
  expect(readConfig(Object.fromEntries(inFiles))).toEqual(readConfig(secrets))
})

test('a setting by value and by file stops the start', () => {
  expect(() => readConfig({ BACKUP_KEY: key, BACKUP_KEY_FILE: fileWith(key) })).toThrow(
    'BACKUP_KEY and BACKUP_KEY_FILE are both set, but allowed is only one of the two',
  )
  // compose.yaml passes on what .env leaves empty.
  expect(readConfig({ BACKUP_KEY: '', BACKUP_KEY_FILE: fileWith(key) }).backupKey).toBe(key)
  expect(readConfig({ BACKUP_KEY: key, BACKUP_KEY_FILE: ' ' }).backupKey).toBe(key)
})

test('a missing, empty or unreadable file stops the start with one line that names the setting', () => {
  const missing = join(folder, 'missing')
  expect(() => readConfig({ SECRETS_KEY_FILE: missing })).toThrow(
    `SECRETS_KEY_FILE is "${missing}", which cannot be read: ENOENT`,
  )
  expect(() => readConfig({ SECRETS_KEY_FILE: folder })).toThrow(
    `SECRETS_KEY_FILE is "${folder}", which cannot be read: EISDIR`,
  )
  const empty = fileWith('\n')
  expect(() => readConfig({ BACKUP_KEY_FILE: empty })).toThrow(
    `BACKUP_KEY_FILE is "${empty}", which is empty`,
  )
})

test('a bad secret in a file is not repeated', () => {
  expect(() => readConfig({ SECRETS_KEY_FILE: fileWith('hunter2') })).toThrow(
    'SECRETS_KEY is 7 characters long, allowed is at least 32 random characters',
  )
})

test('Operations counts a setting in a file as set', () => {
  const given = settingStates({ SECRETS_KEY_FILE: fileWith(key), SMTP_URL_FILE: '' })
  expect(given).toContainEqual({ name: 'SECRETS_KEY', isSet: true })
  expect(given).toContainEqual({ name: 'SMTP_URL', isSet: false })
})

test("the environment wins over the package's file, by value or by file", () => {
  const environment: Record<string, string> = { BACKUP_KEY: 'mine', SECRETS_KEY_FILE: '/mine' }
  addSettings(environment, {
    BACKUP_KEY_FILE: '/etc/estia/backup.key',
    SECRETS_KEY: 'theirs',
    METRICS_TOKEN: 'theirs',
  })
  expect(environment).toEqual({
    BACKUP_KEY: 'mine',
    SECRETS_KEY_FILE: '/mine',
    METRICS_TOKEN: 'theirs',
  })
})

test("a setting given twice in the package's file is refused", () => {
  const environment: Record<string, string> = {}
  addSettings(environment, { BACKUP_KEY: key, BACKUP_KEY_FILE: '/etc/estia/backup.key' })
  expect(() => readConfig(environment)).toThrow('BACKUP_KEY and BACKUP_KEY_FILE are both set')
})
