import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'

let app: TestApp
let id: number
beforeAll(async () => {
  app = await testApp()
  id = (await app.call('GET', '/api/object/add')).json().id
  const payload = { id, subTypeObjectTypeId: 1, orientation: [1, 3], elevator: null }
  await app.call('POST', '/api/object/update', { payload })
})
afterAll(() => app.close())

const choices = (fieldName: string, of = id) =>
  app.call('GET', `/api/object/editRequestSelectList?id=${of}&fieldName=${fieldName}`)
const patch = (path: string, value: unknown, of = id) =>
  app.call('PATCH', `/api/object/patch/${of}`, { payload: [{ op: 'replace', path, value }] })
const viewed = async () => (await app.call('GET', `/api/object/view/${id}`)).json()

test('a multiple choice answers its values and their texts', async () => {
  const answer = (await choices('orientation')).json()
  const texts = new Map<number, string>(
    answer.selectList.map(({ value, text }: { value: number; text: string }) => [value, text]),
  )
  expect(answer).toMatchObject({ dtoFieldName: 'orientation', valueArray: [1, 3] })
  expect(answer.selectListText).toBe(`${texts.get(1)}, ${texts.get(3)}`)
})

test("only sub-types of the object's type are offered", async () => {
  const { selectList } = (await choices('objectSubTypeId')).json()
  expect(selectList.length).toBeGreaterThan(1)
  expect(selectList.every(({ parent }: { parent: number }) => parent === 1)).toBe(true)
})

test.each([
  ['area', 84.5],
  ['distanceFromSea', 1200],
  ['dateAvailable', '2027-01-15'],
  ['orientation', [2]],
  ['elevator', false],
  ['objectSubTypeId', 3],
  ['energyClass', 4],
  ['internalNotes', 'The key turns to the left'],
])('%s is changed without other fields', async (name, value) => {
  const { version } = await viewed()
  const answer = await patch(`/${name}`, value)
  expect(answer.json()).toMatchObject({ [name]: value, version: version + 1 })
  expect(await viewed()).toMatchObject({ [name]: value, subTypeObjectTypeId: 1 })
})

test.each([
  ['an unknown field', '/colour', 1],
  ['a field that only the server sets', '/referenceNumber', 'AAAA'],
  ['an invalid value', '/latitude', 91],
  ['an option that does not exist', '/energyClass', 999],
])('%s is refused and changes nothing', async (_what, path, value) => {
  const before = await viewed()
  const answer = await patch(path, value)
  expect(answer.statusCode).toBe(400)
  expect(Object.keys(answer.json().errors)).toEqual([path.slice(1)])
  expect(await viewed()).toEqual(before)
})

test('an unknown field is refused, and an object that does not exist is not found', async () => {
  expect((await choices('colour')).statusCode).toBe(400)
  expect((await choices('heating', 999_999)).statusCode).toBe(404)
  expect((await patch('/area', 50, 999_999)).statusCode).toBe(404)
})
