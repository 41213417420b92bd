import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { newAccount, people, signedInApi } from '../agency.ts'
import { newObject, places } from '../objects/objects.ts'
import { openScreen, settled, sidewaysScroll, signIn, showPart } from '../steps.ts'

// Prices that neither other journeys nor the demo agency use.
let price = 7_000_000 + Math.floor(Math.random() * 90) * 20_000

const flat = (salePrice: number, more: object = {}) => ({
  subTypeObjectTypeId: 1,
  objectSubTypeId: 1,
  locationId: places.kalamaria,
  forSale: true,
  salePrice,
  bedrooms: 2,
  ...more,
})

async function pair(request: APIRequestContext) {
  const api = await signedInApi(request, people.admin)
  price += 2_000_000
  const { id: accountId, name } = await newAccount(request, { isClient: true })
  const { lead } = await api<{ lead: { id: number } }>('/api/lead/add', {
    body: {
      accountId,
      forPurchase: true,
      purchaseBudgetRangeMin: price - 5_000,
      purchaseBudgetRangeMax: price + 5_000,
      description: 'Apartment, 2 bedrooms, Kalamaria, with parking',
    },
  })
  const best = await newObject(request, flat(price, { parking: true, title: 'Just right' }))
  const other = await newObject(
    request,
    flat(Math.round(price * 1.03), { bedrooms: 1, title: 'Smaller' }),
  )
  const objects = async () =>
    (await api<{ objects: { objectId: number }[] }>(`/api/lead/get/${lead.id}`)).objects
  return { leadId: lead.id, name, best, other, objects }
}

test.beforeEach(async ({ page }) => signIn(page, people.admin))

test('a lead lists matching objects; one click adds one, and it can be undone @usual', async ({
  page,
  request,
}) => {
  const { leadId, best, other, objects } = await pair(request)
  await openScreen(page, `/Leads/View/${leadId}`)
  const section = page.getByRole('region', { name: 'Matching properties' })
  await section.scrollIntoViewIfNeeded()
  const rows = section.locator('ul > li').filter({ has: page.getByRole('link') })
  await expect(rows).toHaveCount(2)
  // The better match comes first, each with its reasons.
  await expect(rows.nth(0)).toContainText(`#${best.referenceNumber} Just right`)
  for (const said of [
    'Fits very well',
    'In Kalamaria',
    'Within the budget',
    '2 bedrooms',
    'Parking',
  ])
    await expect(rows.nth(0)).toContainText(said)
  await expect(rows.nth(1)).toContainText(`#${other.referenceNumber} Smaller`)
  await expect(rows.nth(1)).toContainText('3 % over the budget')

  await section.getByRole('button', { name: `Add to the lead: #${best.referenceNumber}` }).click()
  await expect(rows).toHaveCount(1)
  await expect(
    page.getByRole('region', { name: 'Properties', exact: true }).getByText('Just right'),
  ).toBeVisible()
  expect(await objects()).toHaveLength(1)

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(0)).toContainText('Just right')
  expect(await objects()).toHaveLength(0)
})

test('an object that could not be added returns to the list with an error', async ({
  page,
  request,
}) => {
  const { leadId, best } = await pair(request)
  await openScreen(page, `/Leads/View/${leadId}`)
  const section = page.getByRole('region', { name: 'Matching properties' })
  await section.scrollIntoViewIfNeeded()
  const add = section.getByRole('button', { name: `Add to the lead: #${best.referenceNumber}` })
  await page.route('**/api/leadObject/add', (route) => route.abort())
  await add.click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expect(add).toBeVisible()
})

test('an object lists the leads that it fits, with links to them', async ({ page, request }) => {
  const { leadId, name, best } = await pair(request)
  await openScreen(page, `/Objects/View/${best.id}#matching`)
  const section = page.getByRole('region', { name: 'Leads it fits' })
  const link = section.getByRole('link', { name })
  await expect(link).toBeVisible()
  await expect(section).toContainText('Nobody looks after it')
  await link.click()
  await page.waitForURL(`/Leads/View/${leadId}`)
  await settled(page)
})

test('both lists fit on a phone', async ({ page, request }) => {
  const { leadId, best } = await pair(request)
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [address, name] of [
    [`/Leads/View/${leadId}`, 'Matching properties'],
    [`/Objects/View/${best.id}`, 'Leads it fits'],
  ] as const) {
    await openScreen(page, address)
    await showPart(page, 'Related')
    const section = page.getByRole('region', { name })
    await section.scrollIntoViewIfNeeded()
    // On the lead the list is folded, since the client's phone comes first.
    const show = section.getByRole('button', { name: 'Show them' })
    if (name === 'Matching properties') {
      await expect(section).toContainText('the best first')
      await expect(section.getByText('Fits very well')).toHaveCount(0)
      await show.click()
    }
    await expect(section.getByText('Fits very well').first()).toBeVisible()
    expect(await sidewaysScroll(page)).toBe(0)
  }
})
