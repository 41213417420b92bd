// `npm start` and `npm run serve` handle a server that dies, and one that cannot start.
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { rmSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { endedWithTests } from '#kit/testing/childProcesses.ts'
import { until } from '#kit/testing/eventually.ts'

let running: ChildProcess | undefined
afterEach(() => {
  running?.kill('SIGTERM')
})

const patient = `
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => {
    console.log('bye')
    process.exit(0)
  })
  console.log('up ' + process.pid)
  setInterval(() => {}, 1000)
`

function supervise(program: string, pauses = [0]) {
  const script = `
    import { supervise } from './scripts/supervise.mjs'
    supervise(process.execPath, ['-e', ${JSON.stringify(program)}], process.env, ${JSON.stringify(pauses)})
  `
  const child = endedWithTests(
    spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  )
  running = child
  let said = ''
  child.stdout.on('data', (text: Buffer) => (said += String(text)))
  const lines = (start: string) =>
    said
      .split('\n')
      .slice(0, -1)
      .filter((line) => line.startsWith(start))
  /** The id of the nth process that has started. */
  const up = async (nth: number) => {
    await until(() => lines('up ').length >= nth)
    return Number(lines('up ').at(-1)!.slice(3))
  }
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  return { child, lines, up, ended }
}

const lives = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('a killed or crashed server is restarted, every time', async () => {
  const { up, child } = supervise(patient)
  for (const [at, signal] of (['SIGKILL', 'SIGSEGV', 'SIGABRT'] as const).entries())
    process.kill(await up(at + 1), signal)
  await up(4)
  expect(child.exitCode).toBeNull()
})

test('a server that exits with an error is restarted', async () => {
  const { up, child } = supervise(`console.log('up ' + process.pid); process.exit(1)`)
  await up(3)
  expect(child.exitCode).toBeNull()
})

test.each(['SIGTERM', 'SIGINT'] as const)('%s ends both, the server first', async (signal) => {
  const { child, lines, up, ended } = supervise(patient)
  const pid = await up(1)
  child.kill(signal)
  expect(await ended).toBe(0)
  expect(lines('bye')).toHaveLength(1)
  expect(lives(pid)).toBe(false)
})

test('the supervisor ends at once while it waits to restart a server', async () => {
  const { child, lines, up, ended } = supervise(patient, [600_000])
  process.kill(await up(1), 'SIGKILL')
  await until(() => lines('estia: The server was ended by SIGKILL').length === 1)
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
})

test('a refused start is not repeated', async () => {
  const { lines, ended } = supervise(`console.log('PORT is taken'); process.exit(78)`)
  expect(await ended).toBe(1)
  expect(lines('PORT is taken')).toHaveLength(1)
})

test('a server that ran before and is then refused is retried, but not forever', async () => {
  const program = `
    const { existsSync, writeFileSync } = require('node:fs')
    const mark = '/tmp/estia-supervised-' + process.ppid
    console.log('tried')
    if (existsSync(mark)) process.exit(78)
    writeFileSync(mark, '')
    process.kill(process.pid, 'SIGKILL')
  `
  const { child, lines, ended } = supervise(program)
  expect(await ended).toBe(1)
  expect(lines('tried').length).toBeGreaterThan(3)
  rmSync(`/tmp/estia-supervised-${child.pid}`)
})

test('a server that exits normally is not restarted', async () => {
  const { lines, ended } = supervise(`console.log('tried')`)
  expect(await ended).toBe(0)
  expect(lines('tried')).toHaveLength(1)
})
