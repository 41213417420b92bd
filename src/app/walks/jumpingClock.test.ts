// The clock of server and database jumps an hour ahead and back while people work: nobody is signed out, and what they
// save is saved in order.
// @module-tag faults
import { chmodSync, closeSync, openSync, realpathSync, rmSync } from 'node:fs'
import { writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { movedClockLibrary } from '#kit/testing/movedClockLibrary.ts'
import { quickFolder } from '#kit/testing/quickFolder.ts'
import { credentials, endServer, get, post, signIn, startServer } from '../testing/runningServer.ts'
import type { RunningServer } from '../testing/runningServer.ts'

const hour = 3600

let folder: string
let library: string | null
let server: RunningServer | undefined

beforeAll(() => {
  folder = quickFolder('estia-jump-')
  // The database may run as another user, who must be able to pass through.
  chmodSync(folder, 0o711)
  library = movedClockLibrary(folder)
  writeFileSync(join(folder, 'clock'), Buffer.alloc(8))
  chmodSync(join(folder, 'clock'), 0o644)
})
afterAll(async () => {
  try {
    await endServer(server)
  } finally {
    const postgres = join(folder, 'data/postgres')
    if (server) rmSync(realpathSync(postgres), { recursive: true, force: true })
    rmSync(folder, { recursive: true, force: true })
  }
})

/** Moves the clock of running programs: changes their file in place. */
function moveClock(seconds: number) {
  const file = openSync(join(folder, 'clock'), 'r+')
  // The shift by which `npm run test:days` moves the clock for all programs.
  const all = BigInt(process.env['MOVED_CLOCK'] ?? 0)
  writeSync(file, new BigInt64Array([BigInt(seconds) + all]))
  closeSync(file)
}

test('a clock that jumps an hour ahead and back does not disturb people at work', async (context) => {
  context.skip(!library, 'no C compiler')
  moveClock(0)
  server = await startServer({
    DATA_DIR: join(folder, 'data'),
    LD_PRELOAD: library!,
    MOVED_CLOCK: '0',
    MOVED_CLOCK_FILE: join(folder, 'clock'),
  })
  const running = server
  const token = await signIn(running)
  const answers = async (path: string) => (await get(running, path, token)).json()
  type Saved = { version: number; modifiedOn: string }
  let { version, modifiedOn: started } = (await answers('/api/Agency')) as Saved
  const wrong = { username: credentials.username, password: 'not this one' }

  for (const [index, seconds] of [0, hour, 0, -hour, 0].entries()) {
    moveClock(seconds)
    const name = `Door ${index}`
    const saved = await post(running, '/api/Agency/update', { name, version }, token)
    expect([saved.status, await saved.json()]).toEqual([
      200,
      expect.objectContaining({ name, version: ++version }),
    ])
    const { modifiedOn } = (await answers('/api/Agency')) as Saved
    if (index === 0) started = modifiedOn
    // The clock has jumped, with a tolerance for a busy machine.
    const moved = (Date.parse(modifiedOn) - Date.parse(started)) / 1000
    expect(Math.abs(moved - seconds)).toBeLessThan(hour / 2)
    // Wrong passwords are forgotten after their time, not an hour later.
    for (let tries = 0; tries < 3; tries++)
      expect((await post(running, '/api/authenticate/login', wrong)).status).toBe(400)
    expect(await signIn(running)).toEqual(expect.any(String))
  }
})
