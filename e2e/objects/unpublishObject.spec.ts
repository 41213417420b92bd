import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { newName, people } from '../agency.ts'
import { newPublishable } from './objects.ts'
import type { NewObject } from './objects.ts'
import { confirm, expectSaved, signIn } from '../steps.ts'

let object: NewObject
let title: string

test.beforeEach(async ({ page, request }) => {
  title = `Flat ${newName()}`
  object = await newPublishable(request, { title, publishRequested: true })
  await signIn(page, people.admin, `/Objects/View/${object.id}`)
  await expect(page.getByRole('link', { name: 'Published' })).toBeVisible()
  await expectOnSite(request)
})

const pageOf = ({ referenceNumber }: NewObject) => `/site/en/object/${referenceNumber}`

/** The newest object is first in its list, after the featured ones. */
async function inList(request: APIRequestContext): Promise<boolean> {
  const list = await request.get('/site/en?priceMin=120000&priceMax=120000')
  return (await list.text()).includes(title)
}
const inSitemap = async (request: APIRequestContext): Promise<boolean> =>
  (await (await request.get('/site/sitemap.xml')).text()).includes(pageOf(object))

async function expectOnSite(request: APIRequestContext) {
  await expect.poll(async () => (await request.get(pageOf(object))).status()).toBe(200)
  expect(await inList(request)).toBe(true)
  expect(await inSitemap(request)).toBe(true)
}

async function expectGone(page: Page, picture: string) {
  const { request } = page
  expect((await request.get(pageOf(object))).status()).toBe(410)
  expect(await inList(request)).toBe(false)
  expect(await inSitemap(request)).toBe(false)
  expect((await request.get(picture)).status()).toBe(404)
}

/** The address of the picture on the site. */
async function pictureOf(request: APIRequestContext): Promise<string> {
  const html = await (await request.get(pageOf(object))).text()
  const [address] = /\/site\/picture\/[\w.-]+\/800\.webp/.exec(html)!
  expect((await request.get(address)).status()).toBe(200)
  return address
}

test('an unpublished object disappears from the site at once @usual', async ({ page, request }) => {
  const picture = await pictureOf(request)
  const visitor = await page.context().newPage()
  await visitor.goto(pageOf(object))
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title)

  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByRole('switch', { name: 'Publish', exact: true }).uncheck()
  await expectSaved(page)
  await expect(page.getByRole('link', { name: 'Published' })).toHaveCount(0)
  await expectGone(page, picture)
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
    'This property is no longer offered',
  )
  await expect(visitor.getByText(title)).toHaveCount(0)
})

test('a deleted object disappears from the site, and an undo restores it', async ({
  page,
  request,
}) => {
  const picture = await pictureOf(request)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete object' }).click()
  await confirm(page, `Delete object #${object.referenceNumber}?`, 'Delete')
  await expect(page.getByText(`The property #${object.referenceNumber} was deleted.`)).toBeVisible()
  await expectGone(page, picture)

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect
    .poll(async () => (await request.get(pageOf(object))).status(), { timeout: 90_000 })
    .toBe(200)
  await expectOnSite(request)
})
