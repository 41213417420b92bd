// The disk of a server fills up: nothing confirmed is lost, and it continues by itself once there is space.
// @module-tag faults
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { until } from '#kit/testing/eventually.ts'
import { endServer, get, post, signIn, startServer } from '../testing/runningServer.ts'
import type { RunningServer } from '../testing/runningServer.ts'

const megabyte = 1_000_000
let folder: string
let server: RunningServer | undefined
let isMounted = false

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'estia-small-'))
  // The database may run as another user, who must be able to pass through.
  chmodSync(folder, 0o711)
  try {
    const options = ['-t', 'tmpfs', '-o', 'size=800m,mode=711', 'tmpfs', folder]
    execFileSync('mount', options, { stdio: 'ignore' })
    isMounted = true
  } catch {
    // Only root may mount, and not in every container: skip the test otherwise.
  }
})
afterAll(async () => {
  try {
    await endServer(server)
  } finally {
    if (isMounted) execFileSync('umount', [folder])
    rmSync(folder, { recursive: true, force: true })
  }
})

const free = () => {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

test('nothing confirmed on a full disk is lost, and saving continues once there is space', async (context) => {
  context.skip(!isMounted, 'no file system can be mounted here')
  const dataDir = join(folder, 'data')
  mkdirSync(dataDir, { mode: 0o711 })
  server = await startServer({ DATA_DIR: dataDir, MIN_FREE_MB: '500' })
  const running = server
  let token = await signIn(running)
  const save = async (name: string) => {
    const answer = await post(running, '/api/Agency/update', { name }, token)
    return { status: answer.status, body: (await answer.json()) as { detail?: string } }
  }
  const room = async () =>
    (await (await get(running, '/api/Room', token)).json()) as { state: string; path: string }
  const savedName = async () =>
    ((await (await get(running, '/api/Agency', token)).json()) as { name: string }).name

  expect((await save('Blue Door')).status).toBe(200)
  expect((await room()).state).toBe('low')
  const ballast = join(folder, 'ballast')
  writeFileSync(ballast, Buffer.alloc(Math.floor(free() - 450 * megabyte)))
  await until(async () => (await room()).state === 'full')
  expect((await room()).path).toMatch(new RegExp(`^${dataDir}`))
  expect(await save('Green Door')).toEqual({
    status: 507,
    body: expect.objectContaining({ detail: expect.stringContaining('Nothing was saved') }),
  })
  // Reading and signing in still work.
  token = await signIn(running)
  expect(await savedName()).toBe('Blue Door')

  // Even without a single free byte, nothing confirmed is lost.
  const rest = join(folder, 'rest')
  try {
    execFileSync('dd', ['if=/dev/zero', `of=${rest}`, 'bs=1M'], { stdio: 'ignore' })
  } catch {
    // Writing fails when the disk is full.
  }
  expect(free()).toBeLessThan(megabyte)
  expect((await save('Red Door')).status).toBeGreaterThanOrEqual(500)
  rmSync(rest)
  rmSync(ballast)
  await until(async () => (await save('White Door')).status === 200)
  expect(await savedName()).toBe('White Door')
  expect((await room()).state).toBe('low')
  await endServer(server)
  server = await startServer({ DATA_DIR: dataDir, MIN_FREE_MB: '500' })
  token = await signIn(server)
  const again = await get(server, '/api/Agency', token)
  expect(await again.json()).toMatchObject({ name: 'White Door' })
})
