import { expect, test } from 'vitest'
import { chunkRows, chunksOf, placeOf } from './chunks.ts'
import { sentFor } from './listInput.ts'
import type { Endpoint } from '../http/endpoint.ts'

test('scrolling fetches the visible chunks, and only those', () => {
  expect(chunksOf(0, 30)).toEqual([1])
  expect(chunksOf(chunkRows - 5, chunkRows + 5)).toEqual([1, 2])
  expect(chunksOf(50_000, 50_020)).toEqual([251])
  expect(chunksOf(0, -1)).toEqual([1])
})

test('a row is found in its chunk', () => {
  expect(placeOf(0)).toEqual({ chunk: 1, at: 0 })
  expect(placeOf(200)).toEqual({ chunk: 2, at: 0 })
  expect(placeOf(99_999)).toEqual({ chunk: 500, at: 199 })
})

test('empty filters are not sent, but a zero is', () => {
  const shown = { page: 2, perPage: 20, sort: { by: 'name', desc: true } }
  const filters = { service: 0, lastName: '', sources: [], startDate: null }
  const input = { service: 0, perPage: 20, currentPage: 2, sortBy: 'name', sortDesc: true }
  expect(sentFor({ method: 'GET' } as Endpoint, shown, filters)).toEqual({ query: input })
  expect(sentFor({ method: 'POST' } as Endpoint, shown, filters, { id: 7 })).toEqual({
    params: { id: 7 },
    body: input,
  })
})
