import { notifyManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import i18next from 'i18next'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '#kit/testing/eventually.ts'
import { z } from 'zod'
import { call } from './call.ts'
import { byId, del, get, post } from './endpoint.ts'
import { callOf, gone, queryOf, refresh, refreshAfterCalls, refreshed } from './queries.ts'
import type { Takes } from './queries.ts'

const may = { name: 'anyone', allows: () => true }
const note = z.object({ id: z.int(), text: z.string() })
type Note = z.output<typeof note>
const api = {
  list: get('/notes', { may, shows: ['note'], answer: z.array(note) }),
  view: get('/notes/{id}', { may, params: byId, shows: ['note'], answer: note }),
  weather: get('/weather', { may, answer: z.string() }),
  save: post('/notes', { may, body: note, changes: ['note'], answer: note }),
  remove: del('/notes/{id}', { may, params: byId, changes: ['note'], answer: z.void() }),
}
const takes: Takes<Note> = (_known, change) =>
  callOf(change, api.remove) ? gone : callOf(change, api.save)?.answer

const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>()
const asked = () => fetched.mock.calls.map(([path, { method }]) => `${method} ${path}`)
let client: QueryClient
let language: 'en' | 'el'

beforeAll(() => i18next.init({ lng: 'en', resources: { en: { translation: {} } } }))
beforeEach(() => {
  fetched.mockReset()
  fetched.mockImplementation(async (path, { method, body }) =>
    Response.json(method === 'POST' ? JSON.parse(body as string) : { id: 1, text: `from ${path}` }),
  )
  vi.stubGlobal('fetch', fetched)
  language = 'en'
  client = new QueryClient()
  refreshAfterCalls(client)
})

/** As a screen does. */
async function show(
  endpoint: typeof api.list | typeof api.view | typeof api.weather,
  how?: Takes<Note>,
) {
  const sent = endpoint === api.view ? { params: { id: '1' } } : {}
  const query = queryOf(endpoint, sent as never, language)
  const meta = { ...query.meta, ...(how && { takes: how as Takes<unknown> }) }
  const observer = new QueryObserver(client, { ...query, meta, staleTime: Infinity } as never)
  const told: unknown[] = []
  // As React is told.
  const tell = notifyManager.batchCalls(() => void told.push(observer.getCurrentResult().data))
  const leave = observer.subscribe(tell)
  await eventually(() => expect(observer.getCurrentResult().isSuccess).toBe(true))
  return { data: () => observer.getCurrentResult().data, told, leave, key: query.queryKey }
}
const saved = { id: 1, text: 'new' }

test('a call makes what shows the same be asked for again, and nothing else', async () => {
  await show(api.list)
  await show(api.weather)
  fetched.mockClear()
  await call(api.save, { body: saved })
  await refreshed()
  expect(asked()).toEqual(['POST /notes', 'GET /notes'])
})

test('what an earlier call has changed is waited for, too', async () => {
  const list = await show(api.list)
  const slow = Promise.withResolvers<Response>()
  fetched.mockImplementation(async (_path, { method }) =>
    method === 'GET' ? slow.promise : Response.json(saved),
  )
  await call(api.save, { body: saved })
  // Nothing that is shown speaks of it.
  await refresh('weather')
  const all = refreshed()
  slow.resolve(Response.json([saved]))
  await all
  expect(list.data()).toEqual([saved])
})

test('what was asked for before a change does not stand in place of it', async () => {
  const view = await show(api.view, takes)
  const before = Promise.withResolvers<Response>()
  let isSaved = false
  fetched.mockImplementation(async (_path, { method }) => {
    if (method === 'GET' && !isSaved) return before.promise
    isSaved = true
    return Response.json(saved)
  })
  const asking = refresh('note')
  await call(api.save, { body: saved })
  before.resolve(Response.json({ id: 1, text: 'old' }))
  await Promise.all([asking, refreshed()])
  expect(view.data()).toEqual(saved)
})

test('a first answer that was asked for before a change is not taken', async () => {
  const before = Promise.withResolvers<Response>()
  let isSaved = false
  fetched.mockImplementation(async (_path, { method }) => {
    if (method === 'GET' && !isSaved) return before.promise
    isSaved = true
    return Response.json(method === 'GET' ? [saved] : saved)
  })
  const shown = show(api.list)
  await call(api.save, { body: saved })
  before.resolve(Response.json([]))
  await refreshed()
  expect((await shown).data()).toEqual([saved])
})

test('the screen has been told by then', async () => {
  const { told } = await show(api.list)
  fetched.mockImplementation(async () => Response.json([saved]))
  await call(api.save, { body: saved })
  await refreshed()
  expect(told.at(-1)).toEqual([saved])
  fetched.mockImplementation(async () => Response.json([]))
  await refresh('note')
  expect(told.at(-1)).toEqual([])
})

test('what a screen can take from the answer is not asked for', async () => {
  const view = await show(api.view, takes)
  fetched.mockClear()
  await call(api.save, { body: saved })
  await refreshed()
  expect(asked()).toEqual(['POST /notes'])
  expect(view.data()).toEqual(saved)
})

test('an answer in one language is not taken for another', async () => {
  language = 'el'
  const view = await show(api.view, takes)
  fetched.mockClear()
  await call(api.save, { body: saved })
  await refreshed()
  expect(asked()).toEqual(['POST /notes', 'GET /notes/1'])
  expect(view.data()).toEqual({ id: 1, text: 'from /notes/1' })
})

test('what is not on the screen waits until it is', async () => {
  const { leave, key } = await show(api.list)
  leave()
  fetched.mockClear()
  await call(api.save, { body: saved })
  await refreshed()
  expect(asked()).toEqual(['POST /notes'])
  expect(client.getQueryState(key)?.isInvalidated).toBe(true)
})

test('what is gone stays readable while it is shown, and is forgotten then', async () => {
  const { data, leave, key } = await show(api.view, takes)
  fetched.mockClear()
  await call(api.remove, { params: { id: '1' } })
  await refreshed()
  expect(asked()).toEqual(['DELETE /notes/1'])
  expect(data()).toBeDefined()
  leave()
  expect(client.getQueryState(key)).toBeUndefined()
})

test('an unheard call is shown when it is asked for', async () => {
  await show(api.list)
  fetched.mockClear()
  await call(api.save, { body: saved }, { unheard: true })
  await refreshed()
  expect(asked()).toEqual(['POST /notes'])
  await refresh('note')
  expect(asked()).toEqual(['POST /notes', 'GET /notes'])
})

test('a call that says nothing of its effects does not compile', () => {
  // @ts-expect-error It changes something or shows something.
  const silent = post('/notes', { may, body: note, answer: note })
  expect(silent.changes).toEqual([])
})
