import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { newColleague, people } from '../agency.ts'
import { newObject } from './objects.ts'
import { field, openScreen, signIn } from '../steps.ts'

const numbers = (page: Page) => page.locator('td[data-label="#"]')
const chips = (page: Page) => page.getByRole('list', { name: 'Filters in force' })

test('properties are filtered, and the filter is saved as a view with its count', async ({
  page,
  request,
}) => {
  const rent = randomInt(5_000_000, 900_000_000)
  const one = await newObject(request, { forRent: true, rentPrice: rent, elevator: true })
  const other = await newObject(request, { forRent: true, rentPrice: rent + 50 })
  await signIn(page, await newColleague(request, 'employee'), '/Objects?page=1')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('checkbox', { name: 'For rent', exact: true }).check()
  await field(page, 'Price from').fill(String(rent))
  await field(page, 'Price up to').fill(String(rent + 100))
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(numbers(page)).toHaveText([other.referenceNumber, one.referenceNumber])
  await expect(chips(page).getByRole('listitem')).toHaveText([
    /Offered: For rent/,
    /Price from: .*€/,
    /Price up to: .*€/,
    'Clear all',
  ])
  await page.getByRole('columnheader', { name: 'Price' }).getByRole('button').click()
  await expect(numbers(page)).toHaveText([one.referenceNumber, other.referenceNumber])

  const views = page.getByRole('button', { name: /^Views/ })
  await views.click()
  await page.getByRole('button', { name: 'Save what is shown' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('My rentals')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(views).toHaveText('Views: My rentals')
  await chips(page)
    .getByRole('button', { name: /Offered/ })
    .click()
  await expect(page).not.toHaveURL(/forRent/)

  await views.click()
  const panel = page.getByRole('dialog', { name: 'Views' })
  await expect(panel.getByRole('button', { name: 'My rentals 2', exact: true })).toBeVisible()
  const star = panel.getByRole('button', { name: 'Open this list with My rentals' })
  await star.click()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await openScreen(page, '/Objects')
  await expect(numbers(page)).toHaveText([one.referenceNumber, other.referenceNumber])
})

test('search results are filtered and sorted beside them at once; on a phone in a sheet', async ({
  page,
  request,
}) => {
  const price = randomInt(5_000_000, 900_000_000)
  const cheap = await newObject(request, { forSale: true, salePrice: price, bedrooms: 2 })
  const dear = await newObject(request, { forSale: true, salePrice: price + 50, bedrooms: 4 })
  const query = `priceMin=${price}&priceMax=${price + 100}&shown=true`
  await signIn(page, people.admin, `/Objects/Search?${query}`)
  await page.getByRole('combobox', { name: 'Order' }).selectOption('Cheapest first')
  await expect(numbers(page)).toHaveText([cheap.referenceNumber, dear.referenceNumber])
  await page.getByRole('combobox', { name: 'Order' }).selectOption('Dearest first')
  await expect(numbers(page)).toHaveText([dear.referenceNumber, cheap.referenceNumber])

  const filters = page.getByRole('region', { name: 'Filters' })
  await field(filters, 'Bedrooms from').fill('3')
  await expect(numbers(page)).toHaveText([dear.referenceNumber])
  await expect(page).toHaveURL(/bedroomsMin=3/)
  await page.goBack()
  await expect(numbers(page)).toHaveText([dear.referenceNumber, cheap.referenceNumber])
  await expect(field(filters, 'Bedrooms from')).toHaveValue('')

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await field(sheet, 'Bedrooms up to').fill('2')
  await sheet.getByRole('button', { name: 'Show 1 property' }).click()
  await expect(sheet).toBeHidden()
  await expect(numbers(page)).toHaveText([cheap.referenceNumber])
})
