import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import { addPlaces } from '#records/objects/testing/addPlaces.ts'
import { addPublishable } from '../testing/addPublishable.ts'

let app: TestApp
let add: (changes: object) => ReturnType<typeof addPublishable>
beforeAll(async () => {
  app = await testApp()
  const { kalamaria } = await addPlaces(app.db)
  const photo = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#7a9' } })
    .jpeg()
    .toBuffer()
  add = (changes) => addPublishable(app, kalamaria, changes, photo)
})
afterAll(() => app.close())

const text = async (path: string) => (await app.call('GET', path, { as: null })).body
const cards = (page: string) =>
  [...page.matchAll(/<span class="reference">#(\w{4})</g)].map(([, ref]) => ref)

test('the list has the chosen order, and stays one page for search engines', async () => {
  const cheap = await add({ salePrice: 90_000, area: 60 })
  const dear = await add({ salePrice: 200_000, area: 50 })
  const reduced = await add({
    salePrice: 300_000,
    salePriceWithDiscount: 80_000,
    area: 200,
  })
  const unknown = await add({ forSale: false, forRent: true, rentPrice: 900, area: 55 })
  const named = [cheap, dear, reduced, unknown].map(({ referenceNumber }) => referenceNumber)
  const ordered = async (query: string) =>
    cards(await text(`/site/en?${query}`)).map((number) => named.indexOf(number!))
  expect(await ordered('')).toEqual([3, 2, 1, 0])
  expect(await ordered('order=priceUp')).toEqual([3, 2, 0, 1])
  expect(await ordered('order=priceUp&offer=forSale')).toEqual([2, 0, 1])
  expect(await ordered('order=priceDown')).toEqual([1, 0, 2, 3])
  expect(await ordered('order=areaDown')).toEqual([2, 0, 3, 1])
  expect(await ordered('order=random')).toEqual([3, 2, 1, 0])

  const page = await text('/site/el?type=-1&order=priceUp')
  expect(page).toMatch(/aria-current="true"\s*>Χαμηλότερη τιμή</)
  expect(page).toMatch(/type="hidden" name="order" value="priceUp"/)
  expect(page).toMatch(/rel="canonical"\s+href="http:\/\/estia.test\/site\/el\?type=-1"/)
  expect(page).toMatch(/hreflang="ru"\s+href="http:\/\/estia.test\/site\/ru\?type=-1"/)
  expect(page).toMatch(/href="\/site\/ru\?type=-1&#38;order=priceUp"/)
})
