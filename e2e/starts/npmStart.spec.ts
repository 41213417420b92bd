import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

// A process manager only knows npm, the process that it started.
test('the server of `npm start` is restarted when it dies, and ends with npm', async () => {
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
  const npm = spawn('npm', ['start'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  for (const stream of [npm.stdout, npm.stderr])
    stream.on('data', (text: Buffer) => (printed += text.toString()))
  const ended = once(npm, 'exit') as Promise<[number | null]>
  /** Waits until servers have printed this many addresses, and returns them. */
  const addresses = async (count: number) => {
    const found = () => [...printed.matchAll(/answers on (http:\S+)/g)].map(([, url]) => url!)
    await expect.poll(() => found().length, { timeout: 120_000 }).toBe(count)
    return found()
  }
  try {
    const [first] = await addresses(1)
    expect((await fetch(`${first}/readyz`)).status).toBe(200)

    process.kill(serverOf(dataDir)!, 'SIGKILL')
    const [, again] = await addresses(2)
    expect((await fetch(`${again}/readyz`)).status).toBe(200)

    npm.kill('SIGTERM')
    const [code] = await ended
    expect(code).toBe(0)
    await expect(fetch(`${again}/readyz`)).rejects.toThrow('fetch failed')
  } catch (error) {
    console.log(`What npm start printed:\n${printed}`)
    throw error
  } finally {
    npm.kill('SIGTERM')
    await ended
    const database = join(dataDir, 'postgres')
    if (existsSync(database)) rmSync(realpathSync(database), { recursive: true, force: true })
    rmSync(dataDir, { recursive: true, force: true })
  }
})

/** The server process of this folder, which is neither npm nor the supervisor. */
function serverOf(dataDir: string): number | undefined {
  const told = (pid: string, what: 'cmdline' | 'environ') => {
    try {
      return readFileSync(`/proc/${pid}/${what}`, 'latin1').split('\0')
    } catch {
      return []
    }
  }
  const found = readdirSync('/proc').find(
    (pid) =>
      told(pid, 'cmdline').some((argument) => argument.endsWith('main.server.ts')) &&
      told(pid, 'environ').includes(`DATA_DIR=${dataDir}`),
  )
  return found === undefined ? undefined : Number(found)
}
