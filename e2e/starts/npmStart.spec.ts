import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { runNpm } from './runNpm.ts'

test('the server of `npm start` is restarted when it dies, and ends with npm', async () => {
  const npm = runNpm(['start'], { PORT: '0' })
  try {
    const [first] = await npm.addresses(1)
    expect((await fetch(`${first}/readyz`)).status).toBe(200)

    process.kill(serverOf(npm.dataDir)!, 'SIGKILL')
    const [, again] = await npm.addresses(2)
    expect((await fetch(`${again}/readyz`)).status).toBe(200)

    expect(await npm.stop()).toBe(0)
    await expect(fetch(`${again}/readyz`)).rejects.toThrow('fetch failed')
  } catch (error) {
    console.log(`What npm start printed:\n${npm.printed()}`)
    throw error
  } finally {
    await npm.remove()
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
