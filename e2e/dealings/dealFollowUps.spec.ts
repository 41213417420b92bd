import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { newAccount, people, signedInApi } from '../agency.ts'
import { newObject, newPublishable } from '../objects/objects.ts'
import { openScreen, settled, sidewaysScroll, signIn } from '../steps.ts'
import { textOf } from '../texts.ts'

const panel = (page: Page) => page.getByRole('region', { name: 'What follows' })
const step = (page: Page, text: string) =>
  panel(page).getByRole('listitem').filter({ hasText: text })

test('the follow-ups of a won deal are done one by one, and undone @usual', async ({
  page,
  request,
}) => {
  const api = await signedInApi(request, people.admin)
  const [seller, buyer] = [await newAccount(request), await newAccount(request)]
  const { id: objectId, referenceNumber } = await newPublishable(request, {
    publishRequested: true,
  })
  const owner = { objectId, accountId: seller.id, relation: 1 }
  await api('/api/objectAccount/add', { body: owner })
  const { id: other } = await api<{ id: number }>('/api/lead/add', { body: { forPurchase: true } })
  await api('/api/leadObject/add', { body: { leadId: other, objectId } })
  const accounts = [
    { accountId: seller.id, relation: 1 },
    { accountId: buyer.id, relation: 2 },
  ]
  const body = { dealType: 2, dealStage: 4, objectId, endDate: '2026-09-30', accounts }
  const { id } = await api<{ id: number }>('/api/Deal/update', { body })
  const object = async () =>
    (await api<{ object: Record<string, unknown> }>(`/api/object/edit/${objectId}`)).object

  await signIn(page, people.admin, `/Deals/${id}`)
  await expect(panel(page)).toHaveCount(0)
  await api('/api/Deal/update', { body: { id, dealStage: 5 } })
  await openScreen(page, `/Deals/${id}`)
  await expect(panel(page).getByText('To do', { exact: true })).toHaveCount(5)
  await expect(step(page, buyer.name)).toContainText(`30.09.2026: ${seller.name}`)

  await panel(page)
    .getByRole('button', { name: `Do: Mark the property #${referenceNumber}` })
    .click()
  const sold = `The property #${referenceNumber} is marked as sold`
  await expect(step(page, sold).getByText('Done', { exact: true })).toBeVisible()
  expect(await object()).toMatchObject({ soldRecently: true, publishRequested: true })
  await page
    .getByRole('alert')
    .filter({ hasText: sold })
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect(panel(page).getByText('To do', { exact: true })).toHaveCount(5)
  expect(await object()).toMatchObject({ soldRecently: false })

  await panel(page).getByRole('button', { name: 'Do all' }).click()
  await expect(panel(page).getByText('Done', { exact: true })).toHaveCount(4)
  // A lead that gets a selection of other properties is not closed with the same step.
  await expect(step(page, 'Close 1 other lead as lost').getByText('To do')).toBeVisible()
  expect(await object()).toMatchObject({ soldRecently: true, publishRequested: false })
  await page.reload()
  await settled(page)
  await expect(step(page, `New owner: ${buyer.name}`)).toContainText(/\d\d\.\d\d\.\d{4} \d\d:\d\d/)
  await page.goto(`/Objects/View/${objectId}`)
  await settled(page)
  await expect(page.getByRole('link', { name: buyer.name }).first()).toBeVisible()

  // Somebody else edits the link: undo does not overwrite their change.
  const changed = { objectId, accountId: buyer.id, relation: 1, price: 5 }
  await api('/api/objectAccount/update', { body: changed })
  await openScreen(page, `/Deals/${id}`)
  await panel(page).getByRole('button', { name: 'Undo: New owner' }).click()
  await expect(page.getByText('Somebody has changed this since')).toBeVisible()
  await expect(step(page, 'New owner').getByText('Done', { exact: true })).toBeVisible()
  await panel(page).getByRole('button', { name: 'Undo: The agents of 1 other lead' }).click()
  await expect(step(page, 'Give a task').getByText('To do', { exact: true })).toBeVisible()
})

test('a failed follow-up is not reported as done', async ({ page, request }) => {
  const api = await signedInApi(request, people.admin)
  const [seller, buyer] = [await newAccount(request), await newAccount(request)]
  const { id: objectId, referenceNumber } = await newPublishable(request, {
    publishRequested: true,
  })
  const accounts = [
    { accountId: seller.id, relation: 1 },
    { accountId: buyer.id, relation: 2 },
  ]
  const body = { dealType: 2, dealStage: 5, objectId, endDate: '2026-09-30', accounts }
  const { id } = await api<{ id: number }>('/api/Deal/update', { body })
  await signIn(page, people.admin, `/Deals/${id}`)
  await expect(panel(page).getByText('To do', { exact: true })).toHaveCount(3)
  // The connection breaks before the last of them.
  await page.route('**/api/Deal/followUps/do/*', async (route) =>
    route.request().postData()?.includes('people') ? route.abort() : route.continue(),
  )
  await panel(page).getByRole('button', { name: 'Do all' }).click()
  await expect(page.getByText(/no connection to the server/).first()).toBeVisible()
  const said = page.getByRole('alert').filter({ hasText: `#${referenceNumber} is marked as sold` })
  await expect(said).toContainText('is not on the site')
  await expect(page.getByText('What follows from the deal was done.')).toHaveCount(0)
  await expect(step(page, `Enter as the new owner: ${buyer.name}`).getByText('To do')).toBeVisible()
  await said.getByRole('button', { name: 'Undo' }).click()
  await expect(panel(page).getByText('To do', { exact: true })).toHaveCount(3)
})

test('follow-ups fit on a phone, and branch employees may do them', async ({ page, request }) => {
  const api = await signedInApi(request, people.admin)
  const buyer = await newAccount(request)
  const { id: objectId } = await newObject(request)
  const accounts = [{ accountId: buyer.id, relation: 2 }]
  const body = { dealType: 1, dealStage: 5, objectId, contractDurationMonths: 12, accounts }
  const { id } = await api<{ id: number }>('/api/Deal/update', { body })
  await page.setViewportSize({ width: 390, height: 800 })
  await signIn(page, people.branch, `/Deals/${id}`)
  const greek = page.getByRole('region', { name: textOf('el', 'deal.followUps') })
  await greek.getByRole('button', { name: `Καταχώριση ενοικιαστή: ${buyer.name}` }).click()
  const tenant = greek.getByRole('listitem').filter({ hasText: `Ενοικιαστής: ${buyer.name}` })
  await expect(tenant.getByText('Έγινε', { exact: true })).toBeVisible()
  expect(await sidewaysScroll(page)).toBe(0)
})

test('a lost deal offers to close its lead', async ({ page, request }) => {
  const api = await signedInApi(request, people.admin)
  const client = await newAccount(request, { isClient: true })
  const lead = { accountId: client.id, forPurchase: true, stage: 2 }
  const { id: demandId } = await api<{ id: number }>('/api/lead/add', { body: lead })
  const body = { dealType: 2, dealStage: 6, demandId }
  const { id } = await api<{ id: number }>('/api/Deal/update', { body })
  await signIn(page, people.admin, `/Deals/${id}`)
  await panel(page)
    .getByRole('button', { name: `Do: Close the lead as lost: ${client.name}` })
    .click()
  await expect(step(page, `The lead is closed: ${client.name}`).getByText('Done')).toBeVisible()
  await openScreen(page, `/Leads/View/${demandId}`)
  await expect(page.getByText('Closed, lost').first()).toBeVisible()
})
