// A first administrator whose given password is easy to guess stops the start, in one line.
import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startServer } from './testing/runningServer.ts'

test('names the setting and what to do, but not the password', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'estia-weak-'))
  chmodSync(folder, 0o711)
  try {
    const said = await startServer({ DATA_DIR: folder, ADMIN_PASSWORD: 'dragon1987' }).then(
      () => 'it started',
      (error: Error) => error.message,
    )
    const lines = said.split('\n').filter((line) => line.includes('ADMIN_PASSWORD'))
    expect(lines).toEqual([expect.stringContaining('it is easy to guess')])
    expect(said).not.toContain('dragon1987')
    expect(said).not.toMatch(/^ +at /m)
  } finally {
    rmSync(realpathSync(join(folder, 'postgres')), { recursive: true, force: true })
    rmSync(folder, { recursive: true, force: true })
  }
})
