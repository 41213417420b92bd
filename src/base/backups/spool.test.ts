import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { epochMs } from '#kit/clock.ts'
import { secondsWaiting } from './spool.ts'

test('the age is that of the oldest unsent segment, packed or not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'estia-spool-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const spool = { archived: folder, waiting: join(folder, 'nowhere') }
  expect(await secondsWaiting(spool)).toBe(0)
  const now = epochMs() / 1000
  for (const [name, age] of [
    ['new', 60],
    ['old', 600],
  ] as const) {
    await writeFile(join(folder, name), '')
    await utimes(join(folder, name), now - age, now - age)
  }
  expect(Math.abs((await secondsWaiting(spool)) - 600)).toBeLessThan(30)
  expect(await secondsWaiting({ archived: spool.waiting, waiting: folder })).toBeGreaterThan(570)
})
