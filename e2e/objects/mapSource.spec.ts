import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { newObject } from './objects.ts'
import { people } from '../agency.ts'
import { signIn } from '../steps.ts'

const streets = {
  version: 8,
  sources: { osm: { type: 'vector', tiles: ['/stand-in/{z}/{x}/{y}.pbf'] } },
  layers: [{ id: 'ground', type: 'background' }],
}

/** Simulates a server with a map service whose requests this journey answers. */
async function withMapService(page: Page, baseURL: string) {
  const style = `${baseURL}/stand-in/style.json`
  await page.route('/variant.json', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({
      json: { ...(await answer.json()), mapStyle: { light: style, dark: style } },
    })
  })
}

const note = (page: Page) => page.getByText('The street map cannot be reached: this is an outline.')
const map = (page: Page) => page.getByRole('region', { name: 'Map of the property' })

let address: string
test.beforeEach(async ({ page, request, baseURL }) => {
  const { id } = await newObject(request, {
    latitude: 40.62,
    longitude: 22.95,
    displayCoordinates: true,
  })
  address = `/Objects/View/${id}`
  await withMapService(page, baseURL!)
})

test('a map shows streets once the map service answers', async ({ page }) => {
  const style = page.waitForRequest('**/stand-in/style.json')
  await page.route('**/stand-in/style.json', (route) => route.fulfill({ json: streets }))
  await signIn(page, people.admin, address)
  await style
  await expect(map(page)).toBeVisible()
  await expect(page.locator('.maplibregl-marker')).toBeVisible()
  await expect(note(page)).toHaveCount(0)
})

test('if the map service refuses, the map shows an outline with a message', async ({ page }) => {
  await page.route('**/stand-in/style.json', (route) => route.abort())
  await signIn(page, people.admin, address)
  await expect(note(page)).toBeVisible()
  await expect(map(page)).toBeVisible()
  await expect(page.locator('.maplibregl-marker')).toBeVisible()
})

test('if the map service does not answer, the map shows the outline after a timeout', async ({
  page,
}) => {
  await page.route('**/stand-in/style.json', () => undefined)
  await signIn(page, people.admin, address)
  await expect(note(page)).toBeVisible()
  await expect(page.locator('.maplibregl-marker')).toBeVisible()
})
