// An easily guessed password for the first administrator stops the start with one line.
// @module-tag faults
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '#kit/testing/testDatabase.ts'
import { databaseSettings, startServer } from '../testing/runningServer.ts'

test('names the setting and what to do, but not the password', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'estia-weak-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const database = await testDatabase()
  onTestFinished(() => database.drop())
  const settings = { ...databaseSettings(database), ADMIN_PASSWORD: 'dragon1987' }
  const said = await startServer({ DATA_DIR: folder, ...settings }).then(
    () => 'it started',
    (error: Error) => error.message,
  )
  const lines = said.split('\n').filter((line) => line.includes('ADMIN_PASSWORD'))
  expect(lines).toEqual([expect.stringContaining('it is easy to guess')])
  expect(said).not.toContain('dragon1987')
  expect(said).not.toMatch(/^ +at /m)
})
