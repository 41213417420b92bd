import { expect, test, vi } from 'vitest'
import { plentyOfDiskSpace } from '#kit/files/diskSpace.ts'
import type { DiskSpace, DiskSpaceState } from '#kit/files/diskSpace.ts'
import { pauseJobsWhenDiskIsFull } from './pauseJobsWhenDiskIsFull.ts'

function setUp(state: DiskSpaceState) {
  let room: DiskSpace = { ...plentyOfDiskSpace, state }
  let look: ((room: DiskSpace) => Promise<void> | void) | undefined
  const done: string[] = []
  const start = vi.fn(async () => void done.push('start'))
  const stop = vi.fn(async () => void done.push('stop'))
  const onError = vi.fn()
  const watch = {
    now: () => room,
    all: () => [],
    listen: (listener: typeof look) => void (look = listener),
    stop: async () => {},
  }
  const jobs = pauseJobsWhenDiskIsFull({ start, stop }, watch, onError)
  const becomes = async (next: DiskSpaceState) => {
    room = { ...room, state: next }
    await look?.(room)
  }
  return { jobs, done, start, onError, becomes }
}

test('jobs pause while the disk is full, and continue with free space', async () => {
  const { jobs, done, becomes } = setUp('plenty')
  await jobs.start()
  for (const state of ['low', 'full', 'full', 'low', 'plenty'] as const) await becomes(state)
  expect(done).toEqual(['start', 'stop', 'start'])
})

test('a server that starts on a full disk starts its jobs once there is space', async () => {
  const { jobs, done, becomes } = setUp('full')
  await jobs.start()
  expect(done).toEqual([])
  await becomes('low')
  expect(done).toEqual(['start'])
})

test('a failed start of jobs is retried, and nothing starts after the end', async () => {
  const { jobs, start, done, onError, becomes } = setUp('full')
  await jobs.start()
  start.mockRejectedValueOnce(new Error('no database'))
  await becomes('plenty')
  expect(onError).toHaveBeenCalledTimes(1)
  await becomes('plenty')
  expect(done).toEqual(['start'])
  await jobs.stop()
  await becomes('plenty')
  expect(done).toEqual(['start', 'stop', 'stop'])
})
