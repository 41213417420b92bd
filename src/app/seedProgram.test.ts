// `npm run seed` runs as a program of its own, without anything that a server registers.
// @module-tag faults
import { execFile } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import type { Tables } from '#base/backend/tables.ts'
import { testDatabase } from '#kit/testing/testDatabase.ts'

test('the seed program loads the demo agency into an empty database', async () => {
  const database = await testDatabase<Tables>()
  const { host, port, user, password = '', database: name } = database.connection
  const url = new URL(`postgres://localhost:${port}/${name}`)
  url.username = user
  url.password = password
  url.searchParams.set('host', host)
  const env = {
    ...process.env,
    DATABASE_URL: url.href,
    DATA_DIR: mkdtempSync(join(tmpdir(), 'estia-seed-')),
    NODE_ENV: '',
  }
  const program = join(import.meta.dirname, 'main.seed.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [program], { env })
  expect(stdout).toContain('owner@example.com')
  const { count } = await database.db
    .selectFrom('account')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBeGreaterThan(1000)
  await database.drop()
})
