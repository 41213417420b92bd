import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallFailed, NoConnection } from '../../http/call.ts'
import { AutoSave } from './autoSave.ts'
import { Draft } from './draft.ts'
import type { Values } from './draftSnapshot.ts'

type SentPatch = {
  patch: Values
  keepalive: boolean
  answer: (how: Values | Error) => Promise<void>
}

function start(saved: Values = { id: 7, version: 1, notes: '', city: '' }, automatic = true) {
  const draft = new Draft(saved, saved['id'] === undefined)
  const sent: SentPatch[] = []
  const saver = new AutoSave(
    draft,
    () =>
      (patch, { keepalive = false }) =>
        new Promise((done, fail) => {
          const answer = async (how: Values | Error) => {
            if (how instanceof Error) fail(how)
            else done(how)
            await vi.advanceTimersByTimeAsync(0)
          }
          sent.push({ patch, keepalive, answer })
        }),
  )
  if (automatic) saver.start(400)
  return { draft, saver, sent }
}

const refusal = (status: number, extra: object = {}) =>
  new CallFailed(status, { title: '', status, detail: 'No', ...extra })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('typed text is sent once, after a pause', async () => {
  const { draft, sent } = start()
  for (const text of ['a', 'ab', 'abc']) {
    draft.set('notes', text)
    await vi.advanceTimersByTimeAsync(399)
  }
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(sent.map((each) => each.patch)).toEqual([{ id: 7, version: 1, notes: 'abc' }])
})

test('requests go one at a time: text typed meanwhile is in the next one', async () => {
  const { draft, sent } = start()
  draft.set('notes', 'a')
  await vi.advanceTimersByTimeAsync(400)
  draft.set('notes', 'ab')
  draft.set('city', 'Volos')
  await vi.advanceTimersByTimeAsync(5000)
  expect(sent.length).toBe(1)
  await sent[0]!.answer({ id: 7, version: 2, notes: 'a', city: '' })
  expect(sent[1]!.patch).toEqual({ id: 7, version: 2, notes: 'ab', city: 'Volos' })
})

test('without a connection, retries come at growing intervals, and at once when it is back', async () => {
  const { draft, saver, sent } = start()
  draft.set('notes', 'a')
  await vi.advanceTimersByTimeAsync(400)
  await sent[0]!.answer(new NoConnection('x'))
  expect(draft.snapshot().state).toBe('offline')
  await vi.advanceTimersByTimeAsync(1000)
  await sent[1]!.answer(new NoConnection('x'))
  await vi.advanceTimersByTimeAsync(1999)
  expect(sent.length).toBe(2)
  saver.again()
  expect(sent.length).toBe(3)
  await sent[2]!.answer({ id: 7, version: 2, notes: 'a' })
  expect(draft.snapshot().state).toBe('saved')
})

test('a refused field is not sent again, but the others are', async () => {
  const { draft, sent } = start()
  draft.set('notes', 'a')
  draft.set('city', 'bad')
  await vi.advanceTimersByTimeAsync(400)
  await sent[0]!.answer(refusal(400, { errors: { city: ['No'] } }))
  expect(sent[1]!.patch).toEqual({ id: 7, version: 1, notes: 'a' })
  await sent[1]!.answer({ id: 7, version: 2, notes: 'a' })
  await vi.advanceTimersByTimeAsync(100_000)
  expect(sent.length).toBe(2)
  expect(draft.snapshot()).toMatchObject({ state: 'failed', errors: { city: ['No'] } })
})

test('leaving waits for the response, which says whether everything is saved', async () => {
  const { draft, saver, sent } = start()
  draft.set('notes', 'a')
  const left = saver.flush()
  expect(sent.length).toBe(1)
  await sent[0]!.answer({ id: 7, version: 2, notes: 'a' })
  expect(await left).toBe(true)
  draft.set('notes', 'b')
  const again = saver.flush()
  await sent[1]!.answer(new NoConnection('x'))
  expect(await again).toBe(false)
})

test('a closing page sends unsaved fields in a request that outlives it', async () => {
  const { draft, saver, sent } = start()
  draft.set('notes', 'a')
  saver.leave()
  expect(sent[0]).toMatchObject({ keepalive: true, patch: { notes: 'a' } })
  draft.set('notes', 'ab')
  saver.leave()
  expect(sent[1]).toMatchObject({ keepalive: true, patch: { id: 7, notes: 'ab' } })
  expect(sent[1]!.patch).not.toHaveProperty('version')
})

test('a conflict stops only its own field', async () => {
  const { draft, sent } = start()
  draft.set('notes', 'mine')
  draft.set('city', 'Volos')
  await vi.advanceTimersByTimeAsync(400)
  const current = { id: 7, version: 2, notes: 'theirs', city: '' }
  await sent[0]!.answer(refusal(409, { conflicts: ['notes'], current }))
  expect(sent[1]!.patch).toEqual({ id: 7, version: 2, city: 'Volos' })
  await sent[1]!.answer({ ...current, version: 3, city: 'Volos' })
  expect(draft.snapshot()).toMatchObject({ state: 'conflict', values: { notes: 'mine' } })
})

test('a new record is sent only when asked, and again after a refusal', async () => {
  const { draft, saver, sent } = start({ isOwner: true }, false)
  const first = saver.flush()
  await sent[0]!.answer(refusal(400, { errors: { lastName: ['Please fill in'] } }))
  expect(await first).toBe(false)
  draft.set('lastName', 'Papa')
  await vi.advanceTimersByTimeAsync(100_000)
  expect(sent.length).toBe(1)
  const second = saver.flush()
  expect(sent[1]!.patch).toEqual({ isOwner: true, lastName: 'Papa' })
  await sent[1]!.answer({ id: 9 })
  expect(await second).toBe(true)
})

test('a new record without input is never sent, nor is a discarded one', async () => {
  const { draft, saver, sent } = start({ notes: 'preset' })
  await vi.advanceTimersByTimeAsync(1000)
  draft.set('notes', 'typed')
  draft.discard()
  expect(draft.snapshot()).toMatchObject({ values: { notes: 'preset' }, dirty: false })
  await vi.advanceTimersByTimeAsync(1000)
  saver.stop()
  expect(sent).toEqual([])
})
