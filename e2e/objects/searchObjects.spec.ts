import { randomInt } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { newColleague, people } from '../agency.ts'
import { newObject, places } from './objects.ts'
import { field, openScreen, pickFromSearch, signIn } from '../steps.ts'

const { aretsou, kalamaria, nikiti } = places

/** Each journey searches for a unique price; similar objects must not be found. */
async function someObjects(request: APIRequestContext) {
  const price = randomInt(5_000_000, 900_000_000)
  const sale = { forSale: true, salePrice: price, locationId: kalamaria, area: 100 }
  const add = async (fields: object) =>
    (await newObject(request, { ...sale, ...fields })).referenceNumber
  return {
    price,
    /** Two neighbours, one in the south of the town, and one without a position. */
    found: [
      await add({ latitude: 40.5832, longitude: 22.9501, displayCoordinates: true }),
      await add({ latitude: 40.5833, longitude: 22.9502, displayCoordinates: true }),
      await add({
        locationId: aretsou,
        latitude: 40.5701,
        longitude: 22.9402,
        displayCoordinates: true,
        salePrice: price + 50,
      }),
      await add({ locationId: aretsou }),
    ],
    elsewhere: await add({ locationId: nikiti }),
    dearer: await add({ salePrice: price + 1000 }),
    /** Its rent matches the search, its price does not. */
    rented: await add({ salePrice: price + 1000, forRent: true, rentPrice: price }),
  }
}
type Objects = Awaited<ReturnType<typeof someObjects>>

const numbers = (page: Page) =>
  page.getByRole('table', { name: 'Results' }).locator('td[data-label="#"]')
const expectFound = (page: Page, found: string[]) =>
  expect.poll(async () => (await numbers(page).allTextContents()).sort()).toEqual(found.toSorted())
const offer = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })
const again = (page: Page) => page.getByRole('button', { name: 'New search' }).click()
const find = (page: Page) => page.getByRole('button', { name: 'Find', exact: true }).click()

/** Fills in the search for objects for sale in the town at the price. */
async function searchFor(page: Page, { price }: Objects) {
  await openScreen(page, '/Objects/Search')
  await offer(page, 'For sale').check()
  await pickFromSearch(field(page, 'Location'), 'καλαμαρια', 'Kalamaria, Thessaloniki')
  await field(page, 'Price from').fill(String(price))
  await field(page, 'Price up to').fill(String(price + 100))
}

/** The card that a mark on the map opens. */
const popup = (page: Page) => page.locator('.maplibregl-popup')

let objects: Objects
test.beforeEach(async ({ page, request }) => {
  objects = await someObjects(request)
  await signIn(page, people.admin)
})

test('objects are found by place and price, and the address repeats the search in another browser @usual', async ({
  page,
  browser,
  request,
}) => {
  const { found, rented, price } = objects
  await searchFor(page, objects)
  await find(page)
  await expectFound(page, found)
  await expect(page).toHaveURL(
    new RegExp(`forSale=true&locationId=${kalamaria}&priceMin=${price}&priceMax=${price + 100}`),
  )

  const other = await (await browser.newContext()).newPage()
  await signIn(other, await newColleague(request, 'employee'), page.url())
  await expectFound(other, found)
  await other.context().close()

  // A search for rents compares the rent.
  await again(page)
  await expect(field(page, 'Location')).toHaveValue('Kalamaria, Thessaloniki')
  await offer(page, 'For sale').uncheck()
  await offer(page, 'For rent').check()
  await find(page)
  await expectFound(page, [rented])
})

test('a search is remembered for the next visit, until it is cleared', async ({
  page,
  context,
}) => {
  await searchFor(page, objects)
  await find(page)
  await expectFound(page, objects.found)
  await page.close()

  const later = await context.newPage()
  await openScreen(later, '/Objects/Search')
  await expectFound(later, objects.found)
  await again(later)
  await later.getByRole('button', { name: 'Clear', exact: true }).last().click()
  await expect(field(later, 'Price from')).toHaveValue('')
  await expect(field(later, 'Location')).toHaveValue('')
  await expect(offer(later, 'For sale')).not.toBeChecked()
  await find(later)
  await expect(numbers(later)).toHaveCount(20)
  await openScreen(later, '/Objects/Search')
  await expect(numbers(later)).toHaveCount(20)
})

test('hits are on the map, with neighbours as a cluster that opens', async ({ page }) => {
  await searchFor(page, objects)
  await find(page)
  await expectFound(page, objects.found)
  await page.getByRole('radiogroup', { name: 'Results' }).getByText('On the map').click()
  await expect(page).toHaveURL(/showOnMap=true/)

  const cluster = page.getByRole('button', { name: '2 properties here: zoom in' })
  const hits = page.getByRole('main').getByRole('button', { name: /^[^:]+€$/ })
  await expect(cluster).toBeVisible()
  await expect(hits).toHaveCount(1)
  await expect(page.getByText('3 of 4 have a position on the map.')).toBeVisible()

  await cluster.click()
  await expect(cluster).toHaveCount(0)
  await expect(hits).toHaveCount(2)
  await hits.first().click()
  const card = popup(page).getByRole('link', { name: /^#\w{4}$/ })
  const number = (await card.textContent())!.slice(1)
  expect(objects.found.slice(0, 2)).toContain(number)
  await card.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Object #${number}`)
  await page.goBack()
  await expect(cluster).toBeVisible()
})

test('flats of one house are one marker, whose card shows each of them', async ({
  page,
  request,
}) => {
  const at = { latitude: 40.2451, longitude: 23.2801, displayCoordinates: true }
  const price = randomInt(5_000_000, 900_000_000)
  const flats = await Promise.all(
    [1, 2].map(() => newObject(request, { forSale: true, salePrice: price, ...at })),
  )
  const query = `priceMin=${price}&priceMax=${price}&showOnMap=true&shown=true`
  await openScreen(page, `/Objects/Search?${query}`)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: '2 properties here: zoom in' }).click()
  await main.getByRole('button', { name: '2 properties at this place' }).click()
  const cards = popup(page).getByRole('link', { name: /^#\w{4}$/ })
  await expect(cards).toHaveCount(2)
  const shown = (await cards.allTextContents()).toSorted()
  expect(shown).toEqual(flats.map(({ referenceNumber }) => `#${referenceNumber}`).toSorted())
})

test('cards are beside the map, and can be limited to the visible part of the map', async ({
  page,
}) => {
  const { price, found } = objects
  const query = `priceMin=${price}&priceMax=${price + 100}&showOnMap=true&shown=true`
  await openScreen(page, `/Objects/Search?${query}`)
  const cards = page.getByRole('list', { name: 'Results' }).getByRole('link')
  await expect(cards).toHaveCount(3)

  // The hovered card is marked on the map, even within a cluster.
  const south = cards.filter({ hasText: found[2]! })
  const mark = page.locator('.maplibregl-marker [data-marked]')
  await expect(page.locator('.maplibregl-marker').first()).toBeVisible()
  await expect(mark).toHaveCount(0)
  await south.focus()
  await expect(mark.first()).toBeVisible()

  const here = page.getByRole('button', { name: 'Search in this area' })
  await expect(here).toHaveCount(0)
  await page.getByRole('button', { name: 'Zoom in', exact: true }).click()
  await here.click()
  await expect(page).toHaveURL(/bounds=/)
  await expect(here).toHaveCount(0)

  await openScreen(page, `/Objects/Search?${query}&bounds=40.58,22.945,40.59,22.955`)
  await expect(cards).toHaveCount(2)
  await expect(page.getByText('have a position on the map')).toHaveCount(0)
  await page.getByRole('button', { name: 'In this area of the map' }).click()
  await expect(cards).toHaveCount(3)
})
