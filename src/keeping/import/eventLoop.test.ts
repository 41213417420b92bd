// The server stays responsive while a large file is read and planned.
// @module-tag faults
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import { importing } from './testing/importing.ts'

let app: TestApp
let imports: ReturnType<typeof importing>
beforeAll(async () => {
  app = await testApp()
  imports = importing(app)
})
afterAll(() => app.close())

/**
 * Maximum milliseconds of computing between two ticks of a timer: how long other requests wait, however busy the machine is.
 */
async function longestStep(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let last = process.cpuUsage()
  const look = () => {
    const { user, system } = process.cpuUsage(last)
    longest = Math.max(longest, (user + system) / 1000)
    last = process.cpuUsage()
  }
  const timer = setInterval(look, 1)
  await work()
  look()
  clearInterval(timer)
  return longest
}

test('a file with many columns of phones does not block the event loop', async () => {
  const columns = 100
  const header = Array.from({ length: columns }, (_, at) => `Phone ${at + 1}`)
  const row = (number: number) =>
    [`Kalfas`, ...header.map((_, at) => `69${30_000_000 + number * columns + at}`)].join(',')
  const rows = Array.from({ length: 1000 }, (_, at) => row(at))
  const file = [['Last name', ...header].join(','), ...rows].join('\n')
  let id = 0
  const reading = await longestStep(async () => {
    const sent = await imports.send('people', file)
    id = sent.id
    expect(sent.mapping?.columns.at(-1)?.target).toBe('person.phone')
  })
  const checking = await longestStep(async () => {
    expect((await imports.check(id)).state).toBe('checked')
  })
  // Formerly took seconds; generous for a slow machine.
  expect(Math.max(reading, checking)).toBeLessThan(1000)
})
