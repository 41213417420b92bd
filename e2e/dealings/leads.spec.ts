import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { newAccount, newName, people, signedInApi } from '../agency.ts'
import { newObject } from '../objects/objects.ts'
import {
  confirm,
  expectRowVisible,
  expectSaved,
  field,
  openScreen,
  pickFromSearch,
  savedState,
  settled,
  sidewaysScroll,
  signIn,
} from '../steps.ts'

type Lead = { id: number; objects: { objectReferenceNumber: string }[]; stage: number }

async function newLead(request: APIRequestContext, fields: object = {}): Promise<Lead> {
  const api = await signedInApi(request, people.admin)
  return (await api<{ lead: Lead }>('/api/lead/add', { body: fields })).lead
}
async function leadNow(request: APIRequestContext, id: number): Promise<Lead> {
  const api = await signedInApi(request, people.admin)
  return api<Lead>(`/api/lead/get/${id}`)
}

test.beforeEach(async ({ page }) => signIn(page, people.admin))

test('a lead is added from an account, and edited together with it @usual', async ({
  page,
  request,
}) => {
  const { id, name } = await newAccount(request, { isClient: true })
  await openScreen(page, `/Accounts/View/${id}`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Add lead' }).click()
  await page.waitForURL(/\/Leads\/View\/\d+\/2$/)
  await settled(page)

  await page.getByRole('switch', { name: 'Purchase' }).check()
  await field(page, 'Purchase budget up to').fill('150000')
  await field(page, 'Description').fill('Two bedrooms by the sea')
  await page.getByRole('textbox', { name: 'City' }).fill('Nikiti')
  await expect(savedState(page)).toHaveCount(2)
  await expectSaved(page)

  await page.getByRole('button', { name: 'View', exact: true }).click()
  await expect(page.getByText('Purchase ≤ 150 000 €').first()).toBeVisible()
  await expect(page.getByText('Nikiti')).toBeVisible()
  await page.getByRole('link', { name }).first().click()
  await page.waitForURL(`/Accounts/View/${id}`)
  const leads = page.getByRole('region', { name: 'Properties and leads' })
  await expect(leads.getByRole('link', { name: 'Two bedrooms by the sea' })).toBeVisible()
})

test('objects are found by title, added to a lead once, removed and restored', async ({
  page,
  request,
}) => {
  const { id } = await newLead(request)
  const title = `Journey house ${newName()}`
  const { referenceNumber } = await newObject(request, { title })
  await openScreen(page, `/Leads/View/${id}/1`)
  const search = page.getByRole('textbox', { name: 'Add a property' })
  await pickFromSearch(search, title, title)
  const link = page.getByRole('link', { name: `#${referenceNumber}` })
  await expect(link).toBeVisible()
  await pickFromSearch(search, referenceNumber, referenceNumber)
  await expect(page.getByText('Object already in the list!')).toBeVisible()
  expect((await leadNow(request, id)).objects).toHaveLength(1)

  await page.getByRole('button', { name: `Remove property ${referenceNumber}` }).click()
  await expect(link).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await link.click()
  await settled(page)
  const open = page.getByRole('region', { name: 'What is open' })
  await expect(open.locator(`a[href="/Leads/View/${id}"]`)).toBeVisible()
})

test('a deleted lead can be restored', async ({ page, request }) => {
  const { id } = await newLead(request)
  await openScreen(page, `/Leads/View/${id}`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete lead' }).click()
  await confirm(page, 'Delete lead?', 'Delete')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(async () => expect((await leadNow(request, id)).id).toBe(id)).toPass()
})

test('the list remembers its filter and page size', async ({ page, request }) => {
  const { id: accountId, lastName, name } = await newAccount(request)
  const { id } = await newLead(request, {
    accountId,
    forRent: true,
    rentBudgetRangeMin: 500,
    rentBudgetRangeMax: 700,
  })
  await openScreen(page, '/Leads')
  await page.getByRole('button', { name: 'Filter' }).click()
  await field(page, 'Last name').fill(lastName)
  await page.getByRole('button', { name: 'Apply' }).click()
  const table = page.getByRole('table', { name: 'Leads' })
  await expectRowVisible(table, { Name: name, Type: 'Rent', Budget: '500 € – 700 €' })
  await openScreen(page, '/CRM')
  await openScreen(page, '/Leads')
  await expect(table.getByRole('row')).toHaveCount(2)
  await table.getByRole('link', { name }).click()
  await page.waitForURL(`/Leads/View/${id}`)
})

test('a phone shows a lead without scrolling sideways', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const { id: accountId } = await newAccount(request, { isClient: true, phone: '6944123456' })
  const { id } = await newLead(request, { accountId, forPurchase: true, forSell: true })
  await openScreen(page, `/Leads/View/${id}`)
  // The client's phone is visible without scrolling.
  const call = page.locator('main a[href="tel:+306944123456"]').first()
  await expect(call).toBeInViewport()
  for (const address of ['/Leads', `/Leads/View/${id}`, `/Leads/View/${id}/2`]) {
    await openScreen(page, address)
    expect(await sidewaysScroll(page)).toBe(0)
  }
})

test('a lead is moved on the board by keyboard and by mouse, and the move is undone', async ({
  page,
  request,
}) => {
  const { id: accountId, lastName, name } = await newAccount(request)
  const { id } = await newLead(request, { accountId, forPurchase: true, stage: 1 })
  const stage = async () => (await leadNow(request, id)).stage
  await openScreen(page, '/Leads')
  await page.getByRole('button', { name: 'Filter' }).click()
  await field(page, 'Last name').fill(lastName)
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByText('Board', { exact: true }).click()
  const column = (text: string) => page.getByRole('region', { name: text })
  await expect(column('New: 1').getByText('No next step')).toBeVisible()

  await page.getByRole('button', { name: `Move ${name}` }).press('Enter')
  await page.getByRole('menuitem', { name: 'Negotiation' }).press('Enter')
  await expect(column('Negotiation: 1').getByRole('link', { name })).toBeVisible()
  await expect.poll(stage).toBe(4)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(column('New: 1').getByRole('link', { name })).toBeVisible()
  await expect.poll(stage).toBe(1)

  const handle = page.getByRole('button', { name: `Drag ${name}` })
  const target = (await column('Viewings: 0').boundingBox())!
  await handle.hover()
  await page.mouse.down()
  await page.mouse.move(target.x + 60, target.y + 60, { steps: 12 })
  await page.mouse.up()
  await expect.poll(stage).toBe(3)
  await page.getByText('List', { exact: true }).click()
  await expect(page.getByRole('table', { name: 'Leads' })).toBeVisible()
})
