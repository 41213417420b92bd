import { expect, test, vi } from 'vitest'
import { eventually } from '#kit/testing/eventually.ts'
import { CallFailed } from '#kit/http/call.ts'
import { RefusedFile } from '#kit/ui/fileFailure.ts'
import { UploadQueue } from './uploadQueue.ts'

type Send = {
  name: string
  finish: (stored: string) => void
  fail: (error: Error) => void
  progress: (part: number) => void
  signal: AbortSignal
}

function queueWith(keep: (stored: string) => Promise<unknown> = async () => {}) {
  const sends: Send[] = []
  const queue = new UploadQueue<{ name: string; size: number }, string>(() => ({
    send: ({ name }, { onProgress, signal }) =>
      new Promise((finish, fail) => {
        sends.push({ name, finish, fail, progress: onProgress, signal })
        signal.addEventListener('abort', () => fail(new DOMException('cancelled', 'AbortError')))
      }),
    keep,
  }))
  const states = () => queue.uploads().map(({ name, state }) => `${name} ${state}`)
  return { queue, sends, states }
}
const files = (...names: string[]) => names.map((name) => ({ name, size: 1 }))

test('three files are uploaded at once, and the next one follows', async () => {
  const { queue, sends, states } = queueWith()
  queue.add(files('a', 'b', 'c', 'd'))
  expect(states()).toEqual(['a sending', 'b sending', 'c sending', 'd waiting'])
  sends[0]!.finish('a')
  await eventually(() => expect(states()).toEqual(['b sending', 'c sending', 'd sending']))
})

test('each file has its own progress', () => {
  const { queue, sends } = queueWith()
  queue.add(files('a', 'b'))
  sends[1]!.progress(0.4)
  expect(queue.uploads().map(({ progress }) => progress)).toEqual([0, 0.4])
})

test('a cancelled file is removed and the next one starts', () => {
  const { queue, sends, states } = queueWith()
  queue.add(files('a', 'b', 'c', 'd'))
  queue.cancel(queue.uploads()[1]!.key)
  expect(sends[1]!.signal.aborted).toBe(true)
  expect(states()).toEqual(['a sending', 'c sending', 'd sending'])
})

test('a failed file stays with its reason until it is retried or dismissed', async () => {
  const { queue, sends, states } = queueWith()
  queue.add(files('a', 'b'))
  sends[0]!.fail(new Error('too large'))
  await eventually(() => expect(states()).toEqual(['a failed', 'b sending']))
  expect(queue.uploads()[0]!.failure?.message).toBe('too large')
  queue.retryFailed()
  expect(states()).toEqual(['a sending', 'b sending'])
  expect(sends.map(({ name }) => name)).toEqual(['a', 'b', 'a'])
  sends[2]!.fail(new Error('again'))
  await eventually(() => expect(states()).toEqual(['a failed', 'b sending']))
  queue.forgetFailed()
  expect(states()).toEqual(['b sending'])
})

test('a file that was uploaded but not attached is not uploaded again', async () => {
  const keep = vi.fn<(stored: string) => Promise<void>>()
  keep.mockRejectedValueOnce(new Error('deleted meanwhile')).mockResolvedValueOnce()
  const { queue, sends, states } = queueWith(keep)
  queue.add(files('a'))
  sends[0]!.finish('stored a')
  await eventually(() => expect(states()).toEqual(['a failed']))
  queue.retryFailed()
  await eventually(() => expect(states()).toEqual([]))
  expect(keep.mock.calls).toEqual([['stored a'], ['stored a']])
  expect(sends).toHaveLength(1)
})

test('files are attached in the order in which they were chosen', async () => {
  const kept: string[] = []
  const { queue, sends, states } = queueWith(async (stored) => void kept.push(stored))
  queue.add(files('a', 'b', 'c', 'd', 'e'))
  // Uploaded files that wait for their turn do not block the next uploads.
  for (const place of [2, 1]) sends[place]!.finish(sends[place]!.name)
  await eventually(() => expect(sends.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd', 'e']))
  expect([kept, states()]).toEqual([[], expect.arrayContaining(['b sending', 'c sending'])])
  queue.cancel(queue.uploads()[1]!.key)
  sends[3]!.fail(new Error('too large'))
  sends[4]!.finish('e')
  sends[0]!.finish('a')
  await eventually(() => expect(states()).toEqual(['d failed']))
  expect(kept).toEqual(['a', 'c', 'e'])
})

test('refused files are listed with the uploads and not retried', async () => {
  const { queue, sends, states } = queueWith()
  queue.refuse(files('setup.exe'), new RefusedFile('file.failed'))
  queue.add(files('a', 'b'))
  sends[0]!.fail(new CallFailed(415, { title: '', status: 415, detail: 'Not taken: a' }))
  sends[1]!.fail(new Error('gone'))
  const failed = ['setup.exe failed', 'a failed', 'b failed']
  await eventually(() => expect(states()).toEqual(failed))
  queue.retryFailed()
  expect(states()).toEqual(['setup.exe failed', 'a failed', 'b sending'])
})
