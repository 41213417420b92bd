// A tax number is found in any spelling, however it was stored.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const spellings = [
  '098765432',
  'EL098765432',
  'el 098765432',
  'EL 098 765 432',
  '098 765 432',
  '098-765-432',
  'GR098765432',
  'ΕΛ098765432',
  'ΑΦΜ: 098.765.432',
  '098\u00a0765\u00a0432',
  '98765432',
]
const ids: number[] = []
const items = async (path: string, query: Record<string, string>) =>
  (await app.call('GET', `${path}?${new URLSearchParams(query)}`)).json().items as {
    id: number
    by: unknown
  }[]
const similar = (taxNumber: string) => items('/api/account/similar', { taxNumber })
const search = (searchStr: string) => items('/api/search', { searchStr })
const add = async (taxNumber: string) => {
  const payload = { firstName: 'Τίτος', lastName: 'Φόρος', taxNumber }
  return (await app.call('POST', '/api/account/add', { payload })).json().id as number
}

describe.each(spellings)('stored as %s', (stored) => {
  let id: number
  beforeAll(async () => {
    id = await add(stored)
    ids.push(id)
  })
  afterAll(async () => void (await app.call('DELETE', `/api/account/${id}`)))

  test.each(spellings)('it is found as %s', async (typed) => {
    expect(await similar(typed)).toMatchObject([{ id, by: ['taxNumber'] }])
    expect(await search(typed)).toMatchObject([{ id, by: 'taxNumber' }])
  })

  test.each(['098765431', 'EL 098 765 433', '198765432', 'DE098765432', '0987654321', '-'])(
    'another number, %s, finds nothing',
    async (typed) => {
      expect(await similar(typed)).toEqual([])
      expect(await search(typed)).toEqual([])
    },
  )
})

test('the check digit may be missing, but no other digit', async () => {
  const id = await add('094014201')
  expect(await similar('09401420')).toMatchObject([{ id }])
  expect(await similar('9401420')).toEqual([])
  // With a wrong check digit it is somebody else's number.
  await app.call('DELETE', `/api/account/${id}`)
  const wrong = await add('094014202')
  expect(await similar('09401420')).toEqual([])
  await app.call('DELETE', `/api/account/${wrong}`)
})

test('tax numbers of other countries keep their letters', async () => {
  const id = await add('CY-10259033Χ')
  expect(await similar('cy 10259033 X')).toMatchObject([{ id }])
  expect(await similar('10259033')).toEqual([])
})
