// Numbers as people type and paste them are stored as meant or not at all.
import type { Page } from '@playwright/test'
import { cultures } from '#kit/i18n/languages.ts'
import { newAccount, newColleague, people, signedInApi } from '../agency.ts'
import { expect, test } from '../journey.ts'
import { newObject } from '../objects/objects.ts'
import { expectSaved, field, openScreen, savedState, signIn } from '../steps.ts'

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']))

async function paste(page: Page, label: string, text: string) {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await field(page, label).fill('')
  await field(page, label).press('ControlOrMeta+v')
}

const pasted = [
  ['Sale price', 'salePrice', '350.000', 350_000],
  ['Sale price', 'salePrice', '1.250', 1250],
  ['Sale price', 'salePrice', '350.000 €', 350_000],
  ['Sale price', 'salePrice', '120.000,- €', 120_000],
  ['Sale price', 'salePrice', '€ 1.250,50', 1250.5],
  ['Sale price', 'salePrice', '95 тыс. €', 95_000],
  ['Area', 'area', '4.000 m²', 4000],
  ['Area', 'area', '85,5 τ.μ.', 85.5],
  ['Distance from the sea', 'distanceFromSea', '1.250 m', 1250],
  ['Distance from the sea', 'distanceFromSea', '1,5 km', 1500],
  ['Latitude', 'latitude', '40.633', 40.633],
] as const

test('pasted numbers are stored as meant', async ({ page, request }) => {
  const { id } = await newObject(request, { objectSubTypeId: 1, forSale: true })
  const api = await signedInApi(request, people.admin)
  await signIn(page, people.admin, `/Objects/View/${id}/2`)
  for (const [label, name, text, value] of pasted) {
    await paste(page, label, text)
    await expect
      .poll(async () => (await api<Record<string, unknown>>(`/api/object/view/${id}`))[name], text)
      .toBe(value)
  }
})

test('a typed number shows how it was read, and an unreadable one is not stored', async ({
  page,
  request,
}) => {
  const { id } = await newObject(request, { forSale: true, salePrice: 200_000 })
  const api = await signedInApi(request, people.admin)
  const stored = async () => (await api<{ salePrice: number }>(`/api/object/view/${id}`)).salePrice
  await signIn(page, people.admin, `/Objects/View/${id}/1`)
  const price = field(page, 'Sale price')
  await price.fill('')
  await price.pressSequentially('350.000')
  await expect(page.getByRole('status').filter({ hasText: /^= 350\s000\s€$/ })).toBeVisible()
  await expectSaved(page)
  expect(await stored()).toBe(350_000)
  await price.blur()
  await expect(price).toHaveValue(/^350\s000\s€$/)

  await price.fill('')
  await price.pressSequentially('12 or 13')
  await price.blur()
  await expect(page.getByText('This is not a number.')).toBeVisible()
  await expect(price).toHaveValue('12 or 13')
  await expect(savedState(page).first()).not.toHaveText('Saved')
  // Other fields are saved meanwhile.
  await field(page, 'Area').fill('96')
  await expect
    .poll(async () => (await api<{ area: number }>(`/api/object/view/${id}`)).area)
    .toBe(96)
  expect([350_000, null, 1, 12]).toContain(await stored())
  await price.fill('340k')
  await price.blur()
  await expect(price).toHaveValue(/^340\s000\s€$/)
  await expectSaved(page)
  expect(await stored()).toBe(340_000)
})

test('the amount of an income is read in Greek notation, too', async ({ page, request }) => {
  const colleague = await newColleague(request, 'admin')
  const api = await signedInApi(request, colleague)
  await api('/api/UserSettings/Language', { body: { language: cultures.el } })
  const { id } = await newAccount(request, { isOwner: true })
  await signIn(page, colleague, `/Payments/AddIncome/${id}`)
  await paste(page, 'Ποσό', '1.250 €')
  await expect(field(page, 'Ποσό')).toHaveValue(/^1\s250,00\s€$/)
})

test('a commission is a percentage of the price, and follows it', async ({ page, request }) => {
  const api = await signedInApi(request, people.admin)
  const body = { dealType: 2, dealStage: 4, price: 200_000 }
  const { id } = await api<{ id: number }>('/api/Deal/update', { body })
  const stored = () => api(`/api/Deal/edit/${id}`)
  await signIn(page, people.admin, `/Deals/${id}?mode=edit`)
  const comission = field(page, 'Commission')
  await comission.pressSequentially('2.500 %')
  await expect(page.getByRole('status').filter({ hasText: /^= 5\s000,00\s€$/ })).toBeVisible()
  await field(page, 'Final price').fill('160.000')
  await field(page, 'Final price').blur()
  await expect(page.getByRole('status').filter({ hasText: /^= 4\s000,00\s€$/ })).toBeVisible()
  await expect(comission).toHaveValue(/^2,5\s%$/)
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await expect(page).not.toHaveURL(/mode=edit/)
  expect(await stored()).toMatchObject({ comission: 4000, comissionPercent: 2.5 })

  await openScreen(page, `/Deals/${id}`)
  await expect(page.getByText(/^2,5\s% = 4\s000,00\s€$/)).toBeVisible()
  await openScreen(page, `/Deals/${id}?mode=edit`)
  await comission.fill('2 % or so')
  await comission.blur()
  await expect(page.getByText('Neither an amount nor a percentage')).toBeVisible()
  await comission.fill('3.500')
  await comission.blur()
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await expect(page).not.toHaveURL(/mode=edit/)
  expect(await stored()).toMatchObject({ comission: 3500, comissionPercent: null })
})

test('the commission of a new deal can be typed character by character', async ({
  page,
  request,
}) => {
  const api = await signedInApi(request, people.admin)
  for (const [typed, comission] of [
    ['4800', 4800],
    ['4.800,50', 4800.5],
    ['4 800,50', 4800.5],
  ] as const) {
    await signIn(page, people.admin, '/Deals/Add')
    const field = page.getByRole('textbox', { name: 'Commission', exact: true })
    await field.pressSequentially(typed)
    await expect(field).toHaveValue(typed)
    await field.fill('')
    await field.pressSequentially('2 %')
    await field.fill('')
    await field.pressSequentially(typed)
    await expect(field).toHaveValue(typed)
    await field.blur()
    await expect(field).toHaveValue(/^4\s800,[05]0\s€$/)
    await page.getByRole('button', { name: 'Save', exact: true }).first().click()
    await expect(page).toHaveURL(/\/Deals\/\d+/)
    const id = /\/Deals\/(\d+)/.exec(page.url())![1]!
    expect(await api(`/api/Deal/edit/${id}`)).toMatchObject({ comission, comissionPercent: null })
    await expect(page.getByText(/^4\s800,[05]0\s€$/)).toBeVisible()
  }
})
