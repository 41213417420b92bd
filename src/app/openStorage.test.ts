import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { openStorage } from './openStorage.ts'

const opening = (environment: Record<string, string>) =>
  openStorage(
    readConfig(environment),
    () => {},
    () => {},
  )

test('an unreachable database is reported by its setting, without the password', async () => {
  await expect(
    opening({ DATABASE_URL: 'postgres://me:hunter2@127.0.0.1:1/estia' }),
  ).rejects.toThrow(
    'DATABASE_URL is "postgres://…@127.0.0.1:1/estia", which cannot be used: connect ECONNREFUSED',
  )
})

test('an unreachable direct connection is reported by its own setting', async () => {
  await expect(
    opening({
      DATABASE_URL: 'postgres://me@127.0.0.1:2/estia',
      DATABASE_DIRECT_URL: 'postgres://me:hunter2@127.0.0.1:1/estia',
    }),
  ).rejects.toThrow('DATABASE_DIRECT_URL is "postgres://…@127.0.0.1:1/estia", which cannot be used')
})

test('a DATA_DIR that is a file is reported by its setting', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'estia-storage-'))
  const file = join(folder, 'file')
  await writeFile(file, '')
  await expect(opening({ DATA_DIR: file })).rejects.toThrow(
    `DATA_DIR is "${file}", which cannot be used: EEXIST`,
  )
  await rm(folder, { recursive: true })
})
