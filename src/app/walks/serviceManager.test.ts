// The messages of the supervisor to systemd, recorded by a fake `systemd-notify`.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { endedWithTests } from '#kit/testing/childProcesses.ts'
import { until } from '#kit/testing/eventually.ts'

let folder: string
let web: Server | undefined
let end: (() => Promise<unknown>) | undefined
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'estia-notify-'))
  writeFileSync(join(folder, 'said'), '')
  writeFileSync(join(folder, 'systemd-notify'), `#!/bin/sh\necho "$*" >> '${folder}/said'\n`, {
    mode: 0o755,
  })
})
afterEach(async () => {
  // The supervisor ends its server only when it is asked to end.
  await end?.()
  end = undefined
  web?.close()
  web = undefined
  rmSync(folder, { recursive: true })
})

const said = () => readFileSync(join(folder, 'said'), 'utf8').split('\n').slice(0, -1)
const signs = () => said().filter((line) => line === 'WATCHDOG=1').length

function supervise(program: string) {
  const script = `
    import { supervise } from './scripts/supervise.mjs'
    supervise(process.execPath, ['--input-type=module', '-e', ${JSON.stringify(program)}], process.env, [0])
  `
  const child = endedWithTests(
    spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        PATH: `${folder}:${process.env['PATH']}`,
        NOTIFY_SOCKET: join(folder, 'socket'),
        // A heartbeat every 20 ms.
        WATCHDOG_USEC: '80000',
      },
    }),
  )
  const ended = new Promise((resolve) => child.once('close', resolve))
  end = () => {
    child.kill('SIGTERM')
    return ended
  }
}

const server = (address: string) => `
  import { reportLife } from './src/app/reportLife.ts'
  if (process.env.NOTIFY_SOCKET) process.exit(1)
  reportLife('${address}')
  process.on('SIGTERM', () => process.exit(0))
  setInterval(() => {}, 1000)
`

/** A server whose health is what `isWell` says. */
async function health(isWell: () => boolean) {
  const started = createServer((_request, reply) => {
    reply.statusCode = isWell() ? 200 : 503
    reply.end()
  })
  web = started
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}`
}

test('systemd hears that the server is ready, lives and stops', async () => {
  supervise(server(await health(() => true)))
  await until(() => said().some((line) => line.startsWith('READY=1')))
  const before = signs()
  await until(() => signs() > before + 3)
  await end!()
  await until(() => said().includes('STOPPING=1'))
  // While the server starts, its supervisor sends heartbeats for it.
  const ready = said().findIndex((line) => line.startsWith('READY=1'))
  expect(ready).toBeLessThan(said().indexOf('STOPPING=1'))
})

test('a server that no longer answers sends no heartbeat', async () => {
  let isWell = true
  let asked = 0
  const address = await health(() => {
    asked++
    return isWell
  })
  supervise(server(address))
  await until(() => signs() > 3)
  isWell = false
  // Heartbeats under way have arrived after a few more health checks.
  const mark = asked
  await until(() => asked > mark + 20)
  const before = signs()
  await until(() => asked > mark + 40)
  expect(signs()).toBe(before)
})

test('a restarting server is not taken for dead', async () => {
  supervise(`
    import { existsSync, writeFileSync } from 'node:fs'
    const ranBefore = existsSync('${folder}/ran')
    writeFileSync('${folder}/ran', '')
    if (!ranBefore) {
      process.send('ready')
      setTimeout(() => process.exit(1), 10)
    } else setInterval(() => {}, 1000)
  `)
  await until(() => said().some((line) => line.includes('being started again')))
  const before = signs()
  await until(() => signs() > before + 3)
  expect(said().filter((line) => line.startsWith('READY=1'))).toHaveLength(1)
})
