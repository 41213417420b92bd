import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import { addPicture } from '../testing/addPicture.ts'

let app: TestApp
let id: number
let names: [string, string, string]
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())
beforeEach(async () => {
  id = (await app.call('GET', '/api/object/add')).json().id
  names = [await addPicture(app), await addPicture(app), await addPicture(app)]
})

const update = (payload: object) =>
  app.call('POST', '/api/object/update', { payload: { id, ...payload } })
const pictures = async () => {
  const { images, imagesExisting } = (await app.call('GET', `/api/object/view/${id}`)).json()
  expect(images.map(({ systemName }: { systemName: string }) => systemName)).toEqual(imagesExisting)
  return imagesExisting
}
const reorder = (payload: unknown) => app.call('POST', '/api/files/reorder', { payload })

test('new pictures come after the others, in the order sent', async () => {
  const [a, b, c] = names
  expect((await update({ imagesNew: a })).json().imagesExisting).toEqual([a])
  await update({ imagesNew: `${c}, ${b}` })
  expect(await pictures()).toEqual([a, c, b])
  expect((await update({ imagesNew: `${c},${b}` })).json().version).toBe(3)
})

test('only the named pictures are kept, in the new order', async () => {
  const [a, b, c] = names
  await update({ imagesNew: `${a},${b}` })
  await update({ imagesExisting: [b], imagesNew: c })
  expect(await pictures()).toEqual([b, c])
  await update({ imagesExisting: [c, b] })
  expect(await pictures()).toEqual([c, b])
  expect((await app.call('POST', `/api/files/restore/${a}`)).statusCode).toBe(200)
  expect(await pictures()).toContain(a)
})

test('saving an older version of the object removes no newer pictures', async () => {
  const [a, b] = names
  const { version } = (await update({ imagesNew: a })).json()
  await update({ version, imagesNew: b })
  const late = await update({ version, title: 'Flat', imagesExisting: [a] })
  expect(late.json()).toMatchObject({ title: 'Flat', imagesExisting: [a, b] })
})

test('files are sorted by a list, and unnamed ones come last', async () => {
  const [a, b, c] = names
  await update({ imagesNew: `${a},${b},${c}` })
  expect(
    (await reorder([c, a, b]))
      .json()
      .items.map(({ systemName }: { systemName: string }) => systemName),
  ).toEqual([c, a, b])
  expect(await pictures()).toEqual([c, a, b])
  await reorder({ ids: [b] })
  expect(await pictures()).toEqual([b, c, a])
})

test('a list that is not of files of one record is refused', async () => {
  const [a, b] = names
  await update({ imagesNew: a })
  const other = (await app.call('GET', '/api/object/add')).json().id
  await app.call('POST', '/api/object/update', { payload: { id: other, imagesNew: b } })
  for (const wrong of [[a, b], [a, 'unknown'], [names[2]], [], {}, [5]])
    expect((await reorder(wrong)).statusCode).toBe(400)
  expect(
    (await app.call('POST', '/api/files/reorder', { payload: [a], as: app.client })).statusCode,
  ).toBe(403)
})

test('other files are refused, and a file belongs to one object only', async () => {
  const text = await addPicture(app, Buffer.from('Some words.\n'), 'words.txt')
  expect((await update({ imagesNew: text })).json().errors).toHaveProperty('imagesNew')
  const [a] = names
  await update({ imagesNew: a })
  const other = (await app.call('GET', '/api/object/add')).json().id
  const taken = await app.call('POST', '/api/object/update', {
    payload: { id: other, imagesNew: a },
  })
  expect(taken.statusCode).toBe(400)
  expect(await pictures()).toEqual([a])
})
