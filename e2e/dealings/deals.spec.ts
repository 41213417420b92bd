import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { newAccount, people, signedInApi } from '../agency.ts'
import { newObject } from '../objects/objects.ts'
import { expectNoRow, field, openScreen, pickFromSearch, rowOf, signIn } from '../steps.ts'

const list = (page: Page) => page.getByRole('table', { name: 'Deals' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const choose = async (page: Page, name: string, option: string) => {
  await page.getByRole('combobox', { name, exact: true }).last().click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

test('a deal is added, edited, found by name, deleted and restored @usual', async ({
  page,
  request,
}) => {
  const buyer = await newAccount(request)
  const { referenceNumber: number } = await newObject(request, { title: 'Blue flat' })
  await signIn(page, people.admin, '/Deads/Add')
  await pickFromSearch(field(page, 'Property'), number, 'Blue flat')
  await field(page, 'Final price').fill('180000')
  await expect(field(page, 'Contract duration, months')).toBeVisible()
  await expect(field(page, 'Rent from')).toHaveCount(0)
  await button(page, 'Add an account').click()
  await pickFromSearch(field(page, 'Account'), buyer.lastName, buyer.name)
  await choose(page, 'Takes part as', 'Buyer')
  await button(page, 'Add an account').click()
  await button(page, 'Save').click()

  await expect(page).toHaveURL(/\/Deals\/\d+$/)
  const id = page.url().split('/').pop()!
  await expect(page.getByRole('region', { name: 'People' }).getByRole('listitem')).toHaveCount(1)

  await openScreen(page, `/Deals?page=1&lastName=${buyer.lastName}`)
  const row = rowOf(list(page), { 'No.': id, Stage: 'Negotiation' })
  await expect(row).toHaveClass(/negotiation/)
  await expect(row.getByRole('link', { name: buyer.name })).toBeVisible()
  await row.getByRole('link', { name: id, exact: true }).click()

  await expect(button(page, 'Delete')).toHaveCount(0)
  await button(page, 'Edit').click()
  await choose(page, 'Type', 'Rent')
  await expect(field(page, 'Rent from')).toBeVisible()
  await expect(field(page, 'Contract duration, months')).toHaveCount(0)
  await choose(page, 'Stage', 'Won')
  await button(page, 'Save').click()
  const won = rowOf(list(page), { 'No.': id, Stage: 'Won', Type: 'Rent' })
  await expect(won).toHaveClass(/won/)

  await won.getByRole('link', { name: id, exact: true }).click()
  await button(page, 'Edit').click()
  await button(page, 'Delete').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expectNoRow(list(page), { 'No.': id })
  await button(page, 'Undo').click()
  await expect(won).toBeVisible()
})

test('an error on a field that the type of deal does not have is shown', async ({ page }) => {
  await signIn(page, people.admin, '/Deals/Add')
  await choose(page, 'Type', 'Rent')
  await field(page, 'Rent from').fill('10.10.2026')
  await field(page, 'Rent until').fill('01.10.2026')
  await choose(page, 'Type', 'Sale')
  await expect(field(page, 'Rent until')).toHaveCount(0)
  await button(page, 'Save').click()
  await expect(field(page, 'Rent until')).toHaveAccessibleDescription(/before/)
  await field(page, 'Rent until').fill('20.10.2026')
  await button(page, 'Save').click()
  await expect(page).toHaveURL(/\/Deals\/\d+$/)
})

test('a deal is moved on the board by keyboard and by mouse, and the move is undone', async ({
  page,
  request,
}) => {
  const { id: accountId, lastName } = await newAccount(request)
  const api = await signedInApi(request, people.admin)
  const accounts = [{ accountId, relation: 2 }]
  const body = { dealStage: 1, price: 125_000, accounts }
  const { id } = await api<{ id: number }>('/api/Deal/update', { body })
  const stage = async () => (await api<{ dealStage: number }>(`/api/Deal/edit/${id}`)).dealStage
  const column = (text: string) => page.getByRole('region', { name: text })
  const card = (text: string) => column(text).getByRole('link', { name: `Deal D${id}` })
  await signIn(page, people.admin, `/Deals?page=1&lastName=${lastName}`)
  await page.getByText('Board', { exact: true }).click()
  await expect(page).toHaveURL(/view=board/)
  await expect(column('Negotiation: 1').getByText('125 000 €').first()).toBeVisible()

  await page.getByRole('button', { name: `Move Deal D${id}` }).press('Enter')
  await page.getByRole('menuitem', { name: 'Contract' }).press('Enter')
  await expect(card('Contract: 1')).toBeVisible()
  await expect.poll(stage).toBe(4)
  await button(page, 'Undo').click()
  await expect(card('Negotiation: 1')).toBeVisible()
  await expect.poll(stage).toBe(1)

  const target = (await column('Deposit paid: 0').boundingBox())!
  await page.getByRole('button', { name: `Drag Deal D${id}` }).hover()
  await page.mouse.down()
  await page.mouse.move(target.x + 60, target.y + 60, { steps: 12 })
  await page.mouse.up()
  await expect(page.getByText(`Deal D${id}: Deposit paid`).first()).toBeVisible()
  expect(await stage()).toBe(2)

  await api('/api/Deal/update', { body: { id, dealStage: 3 } })
  await page.getByRole('button', { name: `Move Deal D${id}` }).press('Enter')
  await page.getByRole('menuitem', { name: 'Lost' }).press('Enter')
  await expect(page.getByText('Someone else has changed')).toBeVisible()
  await expect(card('Legal check: 1')).toBeVisible()

  await page.getByRole('button', { name: `Drag Deal D${id}` }).focus()
  for (const key of ['ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key)
  await expect(card('Negotiation: 1')).toBeVisible()
  await expect.poll(stage).toBe(1)
})

test('a save after opening the form from another site stays within the product', async ({
  page,
  request,
}) => {
  const api = await signedInApi(request, people.admin)
  const { id } = await api<{ id: number }>('/api/Deal/update', { body: { dealType: 2 } })
  await signIn(page, people.admin)
  // A page of another site comes before it in the history.
  await page.goto('about:blank')
  await openScreen(page, `/Deals/${id}?mode=edit`)
  await field(page, 'Final price').fill('170000')
  await button(page, 'Save').click()
  await expect(page).toHaveURL(/\/Deals\/\d+$/)
  await expect(page.getByRole('banner')).toBeVisible()
  expect(await api(`/api/Deal/edit/${id}`)).toMatchObject({ price: 170_000 })
})
