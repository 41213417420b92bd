import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, utimes } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clockOf, inTemporaryFolder, sweepTemporaryFolders } from './temporaryFolder.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'estia-sweep-'))
})
afterAll(async () => {
  await rm(folder, { recursive: true })
})

async function makeFolder(name: string, hours = 0) {
  const path = join(folder, name)
  await mkdir(path)
  const stamp = new Date((await clockOf(folder)) - hours * 3_600_000)
  await utimes(path, stamp, stamp)
  return path
}

test('a temporary folder is removed after use, also after a failure', async () => {
  let used = ''
  const failing = inTemporaryFolder(async (path) => {
    used = path
    expect(existsSync(path)).toBe(true)
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(existsSync(used)).toBe(false)
})

test('the start removes folders of killed servers, and keeps those still in use', async () => {
  const machine = hostname().replace(/[^a-z0-9]/gi, '_')
  const { pid: dead } = spawnSync(process.execPath, ['-e', ''])
  const gone = [
    await makeFolder(`estia-upload-${machine}-${dead}-abcdef`),
    await makeFolder(`estia-upload-${machine}-${process.pid}-abcdef`),
    await makeFolder('estia-upload-elsewhere-12-abcdef', 25),
    await makeFolder('estia-upload-abcdef', 25),
  ]
  const kept = [
    await makeFolder(`estia-upload-${machine}-${process.ppid}-abcdef`),
    await makeFolder('estia-upload-elsewhere-12-ghijkl', 23),
    await makeFolder('somebody-elses', 2500),
  ]
  await sweepTemporaryFolders(folder)
  expect(gone.filter((path) => existsSync(path))).toEqual([])
  expect(kept.filter((path) => !existsSync(path))).toEqual([])
})
