import { notifyManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import i18next from 'i18next'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '#kit/testing/eventually.ts'
import { z } from 'zod'
import { call } from './call.ts'
import { byId, del, get, post } from './endpoint.ts'
import { callOf, deletedMarker, queryOf, refresh, refreshAfterCalls, refreshed } from './queries.ts'
import type { CacheUpdate } from './queries.ts'

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
const takes: CacheUpdate<Note> = (_known, change) =>
  callOf(change, api.remove) ? deletedMarker : callOf(change, api.save)?.answer

const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>()
const requests = () => fetched.mock.calls.map(([path, { method }]) => `${method} ${path}`)
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

/** Observes a query as a screen does. */
async function show(
  endpoint: typeof api.list | typeof api.view | typeof api.weather,
  takesFn?: CacheUpdate<Note>,
) {
  const sent = endpoint === api.view ? { params: { id: '1' } } : {}
  const query = queryOf(endpoint, sent as never, language)
  const meta = { ...query.meta, ...(takesFn && { takes: takesFn as CacheUpdate<unknown> }) }
  const observer = new QueryObserver(client, { ...query, meta, staleTime: Infinity } as never)
  const shown: unknown[] = []
  // Batched as for React.
  const notify = notifyManager.batchCalls(() => void shown.push(observer.getCurrentResult().data))
  const leave = observer.subscribe(notify)
  await eventually(() => expect(observer.getCurrentResult().isSuccess).toBe(true))
  return { data: () => observer.getCurrentResult().data, shown, leave, key: query.queryKey }
}
const saved = { id: 1, text: 'new' }

test('a call refetches the queries that show what it changed, and no others', async () => {
  await show(api.list)
  await show(api.weather)
  fetched.mockClear()
  await call(api.save, { body: saved })
  await refreshed()
  expect(requests()).toEqual(['POST /notes', 'GET /notes'])
})

test('refreshed() also waits for the effects of earlier calls', async () => {
  const list = await show(api.list)
  const slow = Promise.withResolvers<Response>()
  fetched.mockImplementation(async (_path, { method }) =>
    method === 'GET' ? slow.promise : Response.json(saved),
  )
  await call(api.save, { body: saved })
  // No query shows this subject.
  await refresh('weather')
  const all = refreshed()
  slow.resolve(Response.json([saved]))
  await all
  expect(list.data()).toEqual([saved])
})

test('an answer from before a change does not replace newer data', async () => {
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

test('a first answer from before a change is thrown away', async () => {
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

test('refreshed() and refresh() resolve only after screens have the new data', async () => {
  const { shown } = await show(api.list)
  fetched.mockImplementation(async () => Response.json([saved]))
  await call(api.save, { body: saved })
  await refreshed()
  expect(shown.at(-1)).toEqual([saved])
  fetched.mockImplementation(async () => Response.json([]))
  await refresh('note')
  expect(shown.at(-1)).toEqual([])
})

test('a query that takes its data from the answer of a call is not refetched', async () => {
  const view = await show(api.view, takes)
  fetched.mockClear()
  await call(api.save, { body: saved })
  await refreshed()
  expect(requests()).toEqual(['POST /notes'])
  expect(view.data()).toEqual(saved)
})

test('an answer that another change has overtaken is taken, and fetched again', async () => {
  const view = await show(api.view, takes)
  const slow = Promise.withResolvers<Response>()
  fetched.mockImplementation(async (_path, { method, body }) => {
    if (method === 'GET') return Response.json({ id: 1, text: 'both' })
    const note: Note = JSON.parse(body as string)
    return note.text === 'slow' ? slow.promise : Response.json(note)
  })
  const saving = call(api.save, { body: { id: 1, text: 'slow' } })
  await call(api.save, { body: { id: 1, text: 'quick' } })
  slow.resolve(Response.json({ id: 1, text: 'slow' }))
  await saving
  await refreshed()
  expect(view.data()).toEqual({ id: 1, text: 'both' })
  fetched.mockClear()
  await call(api.save, { body: { id: 1, text: 'quick' } })
  await refreshed()
  expect([requests(), view.data()]).toEqual([['POST /notes'], { id: 1, text: 'quick' }])
})

test('a query in another language does not take the answer', async () => {
  language = 'el'
  const view = await show(api.view, takes)
  fetched.mockClear()
  await call(api.save, { body: saved })
  await refreshed()
  expect(requests()).toEqual(['POST /notes', 'GET /notes/1'])
  expect(view.data()).toEqual({ id: 1, text: 'from /notes/1' })
})

test('a query that is not on the screen is not refetched until it is', async () => {
  const { leave, key } = await show(api.list)
  leave()
  fetched.mockClear()
  await call(api.save, { body: saved })
  await refreshed()
  expect(requests()).toEqual(['POST /notes'])
  expect(client.getQueryState(key)?.isInvalidated).toBe(true)
})

test('a deleted record stays readable while it is shown, then its query is removed', async () => {
  const { data, leave, key } = await show(api.view, takes)
  fetched.mockClear()
  await call(api.remove, { params: { id: '1' } })
  await refreshed()
  expect(requests()).toEqual(['DELETE /notes/1'])
  expect(data()).toBeDefined()
  leave()
  expect(client.getQueryState(key)).toBeUndefined()
})

test('after an unheard call, queries are refetched only by refresh()', async () => {
  await show(api.list)
  fetched.mockClear()
  await call(api.save, { body: saved }, { unheard: true })
  await refreshed()
  expect(requests()).toEqual(['POST /notes'])
  await refresh('note')
  expect(requests()).toEqual(['POST /notes', 'GET /notes'])
})

test('a POST endpoint with neither `changes` nor `shows` does not compile', () => {
  // @ts-expect-error It must name what it changes or what it shows.
  const silent = post('/notes', { may, body: note, answer: note })
  expect(silent.changes).toEqual([])
})
