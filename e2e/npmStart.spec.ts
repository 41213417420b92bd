import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

// Whoever watches over a process knows only the one that was started, which is npm's.
test('what `npm start` started is started again when it dies, and ends with npm', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'estia-start-'))
  chmodSync(dataDir, 0o711)
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    DEMO: 'off',
    PORT: '0',
    HOST: '127.0.0.1',
    MAP_STYLE_URL: 'outline',
  }
  const npm = spawn('npm', ['start'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    let said = ''
    npm.stdout.on('data', (text: Buffer) => (said += text.toString()))
    await expect.poll(() => said, { timeout: 50_000 }).toMatch(/answers on http:\S+/)
    const address = /answers on (http:\S+)/.exec(said)![1]!
    expect((await fetch(`${address}/readyz`)).status).toBe(200)

    process.kill(serverOf(dataDir), 'SIGKILL')
    await expect.poll(() => said.match(/answers on/g)?.length).toBe(2)
    const [, again] = [...said.matchAll(/answers on (http:\S+)/g)].map(([, found]) => found!)
    expect((await fetch(`${again}/readyz`)).status).toBe(200)

    npm.kill('SIGTERM')
    const [code] = (await once(npm, 'exit')) as [number | null]
    expect(code).toBe(0)
    await expect(fetch(`${again}/readyz`)).rejects.toThrow('fetch failed')
  } finally {
    npm.kill('SIGKILL')
    rmSync(realpathSync(join(dataDir, 'postgres')), { recursive: true, force: true })
    rmSync(dataDir, { recursive: true, force: true })
  }
})

/** The process that serves this folder, which neither npm nor what watches over it is. */
function serverOf(dataDir: string): number {
  const told = (pid: string, what: 'cmdline' | 'environ') => {
    try {
      return readFileSync(`/proc/${pid}/${what}`, 'latin1').split('\0')
    } catch {
      return []
    }
  }
  return Number(
    readdirSync('/proc').find(
      (pid) =>
        told(pid, 'cmdline').some((argument) => argument.endsWith('main.server.ts')) &&
        told(pid, 'environ').includes(`DATA_DIR=${dataDir}`),
    ),
  )
}
