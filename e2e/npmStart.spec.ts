import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

// Whoever watches over a process knows only the one that was started, which is npm's.
test('what `npm start` started ends with it', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'estia-start-'))
  chmodSync(dataDir, 0o711)
  const env = { ...process.env, DATA_DIR: dataDir, DEMO: 'off', PORT: '0', HOST: '127.0.0.1' }
  const npm = spawn('npm', ['start'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    let said = ''
    npm.stdout.on('data', (text: Buffer) => (said += text.toString()))
    await expect.poll(() => said, { timeout: 50_000 }).toMatch(/answers on http:\S+/)
    const address = /answers on (http:\S+)/.exec(said)![1]!
    expect((await fetch(`${address}/readyz`)).status).toBe(200)
    npm.kill('SIGTERM')
    const [code] = (await once(npm, 'exit')) as [number | null]
    expect(code).toBe(0)
    await expect(fetch(`${address}/readyz`)).rejects.toThrow('fetch failed')
  } finally {
    npm.kill('SIGKILL')
    rmSync(realpathSync(join(dataDir, 'postgres')), { recursive: true, force: true })
    rmSync(dataDir, { recursive: true, force: true })
  }
})
