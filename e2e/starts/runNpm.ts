// Runs `npm start` or `npm run serve` on an empty folder, as a process manager that only knows npm does.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'

export type RunningNpm = {
  dataDir: string
  printed(): string
  /** Waits until servers have printed this many addresses, and returns them. */
  addresses(count: number): Promise<string[]>
  /** Asks npm to end; resolves to its exit code. */
  stop(): Promise<number | null>
  /** Stops it, and removes its folder with the database. */
  remove(): Promise<void>
}

export function runNpm(words: readonly string[], settings: Record<string, string>): RunningNpm {
  const dataDir = mkdtempSync(join(tmpdir(), 'estia-start-'))
  chmodSync(dataDir, 0o711)
  const npm = spawn('npm', words, {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      DEMO: 'off',
      HOST: '127.0.0.1',
      MAP_STYLE_URL: 'outline',
      MIN_FREE_MB: '0',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [npm.stdout, npm.stderr])
    stream.on('data', (text: Buffer) => (printed += text.toString()))
  const ended = once(npm, 'exit') as Promise<[number | null]>
  const stop = async () => {
    npm.kill('SIGTERM')
    return (await ended)[0]
  }
  return {
    dataDir,
    printed: () => printed,
    addresses: async (count) => {
      const found = () => [...printed.matchAll(/answers on (http:[^\s"]+)/g)].map(([, url]) => url!)
      await expect.poll(() => found().length, { timeout: 120_000 }).toBe(count)
      return found()
    },
    stop,
    async remove() {
      await stop()
      const database = join(dataDir, 'postgres')
      if (existsSync(database)) rmSync(realpathSync(database), { recursive: true, force: true })
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
