import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { measureFolders, diskSpaceLimits, fullestOf } from './diskSpace.ts'

const measureRoom = async (...asked: Parameters<typeof measureFolders>) =>
  fullestOf(await measureFolders(...asked))

const megabyte = 1_000_000

/** Disks by their folder, in megabytes. */
const disks = (all: Record<string, { free: number; total: number }>) => async (path: string) => {
  const disk = all[path]
  if (!disk) throw new Error('ENOENT')
  return { bavail: disk.free * 1000, blocks: disk.total * 1000, bsize: 1000 }
}

const stateOf = async (free: number, total: number, before?: 'full') => {
  const look = disks({ '/data': { free, total } })
  return (await measureRoom([{ path: '/data' }], diskSpaceLimits(), before, look)).state
}

test('below 5 % or 1 GB the disk is low, and below 500 MB full', async () => {
  expect(await stateOf(60_000, 1_000_000)).toBe('plenty')
  expect(await stateOf(49_000, 1_000_000)).toBe('low')
  expect(await stateOf(1100, 10_000)).toBe('plenty')
  expect(await stateOf(900, 10_000)).toBe('low')
  expect(await stateOf(500, 10_000)).toBe('low')
  expect(await stateOf(499, 10_000)).toBe('full')
})

test('a full disk counts as full until there is somewhat more than the limit', async () => {
  expect(await stateOf(540, 10_000, 'full')).toBe('full')
  expect(await stateOf(560, 10_000, 'full')).toBe('low')
})

test('the folder with the least space counts, and a missing one does not', async () => {
  const look = disks({
    '/data': { free: 90_000, total: 100_000 },
    '/files': { free: 700, total: 100_000 },
    '/database': { free: 600, total: 100_000 },
  })
  const folders = ['/data', '/files', '/database', '/nowhere'].map((path) => ({ path }))
  expect(await measureRoom(folders, diskSpaceLimits(), 'plenty', look)).toEqual({
    state: 'low',
    path: '/database',
    freeBytes: 600 * megabyte,
    totalBytes: 100_000 * megabyte,
    stopBytes: 500 * megabyte,
  })
})

test('a small temporary folder does not stop work while most of it is free', async () => {
  const state = async (free: number) => {
    const look = disks({ '/tmp': { free, total: 400 } })
    const folders = [{ path: '/tmp', isTemporary: true }]
    return (await measureRoom(folders, diskSpaceLimits(), 'plenty', look)).state
  }
  expect([await state(390), await state(150), await state(90)]).toEqual(['plenty', 'low', 'full'])
})

test('the disk of this machine is measured', async () => {
  const { totalBytes } = await measureRoom([{ path: tmpdir() }], diskSpaceLimits())
  expect(totalBytes).toBeGreaterThan(megabyte)
})
