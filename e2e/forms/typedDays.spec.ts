// Dates as people type them are stored as meant or not at all; an unreadable text stays, to be corrected.
import type { APIRequestContext, Page } from '@playwright/test'
import { agencyDay, agencyToday } from '#kit/clock.ts'
import { formatDate } from '#kit/fields/format.ts'
import { cultures } from '#kit/i18n/languages.ts'
import { newAccount, newColleague, people, signedInApi } from '../agency.ts'
import { expect, test } from '../journey.ts'
import { newObject } from '../objects/objects.ts'
import {
  crashWithDraft,
  expectSaved,
  field,
  openScreen,
  savedState,
  signIn,
  timeField,
} from '../steps.ts'

const noDay = 'This is not a day. Type it as 15.12.2026, or as “tomorrow”.'

async function newLead(request: APIRequestContext, values = {}): Promise<number> {
  const { id } = await newAccount(request, { isClient: true })
  const api = await signedInApi(request, people.admin)
  const body = { accountId: id, forPurchase: true, ...values }
  return (await api<{ lead: { id: number } }>('/api/lead/add', { body })).lead.id
}

const hint = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

test('a day in words is read in three languages, and the result is shown', async ({
  page,
  request,
}) => {
  const { id } = await newObject(request, { forSale: true })
  const api = await signedInApi(request, people.admin)
  await signIn(page, people.admin, `/Objects/View/${id}/2`)
  const day = field(page, 'Available from')
  const year = agencyToday().slice(0, 4)
  for (const [typed, stored] of [
    ['tomorrow', agencyDay(1)],
    ['αύριο', agencyDay(1)],
    ['завтра', agencyDay(1)],
    ['today', agencyDay()],
    ['in 3 days', agencyDay(3)],
    [`1 Δεκεμβρίου ${year}`, `${year}-12-01`],
    [`15/12/${year.slice(2)}`, `${year}-12-15`],
  ] as const) {
    await day.fill(typed)
    await expect(hint(page, `= ${formatDate(stored)}`)).toBeVisible()
    await day.press('Tab')
    await expect(day).toHaveValue(formatDate(stored))
    await expect
      .poll(
        async () => (await api<{ dateAvailable: string }>(`/api/object/view/${id}`)).dateAvailable,
      )
      .toBe(stored)
  }
})

test('an invalid day stays with an error and is not stored; the calendar replaces it', async ({
  page,
  request,
}) => {
  const { id } = await newObject(request, { forSale: true, dateAvailable: '2031-03-04' })
  const api = await signedInApi(request, people.admin)
  await signIn(page, people.admin, `/Objects/View/${id}/2`)
  const day = field(page, 'Available from')
  await day.fill('when it is painted')
  await day.press('Tab')
  await expect(page.getByText(noDay)).toBeVisible()
  await expect(day).toHaveValue('when it is painted')
  await expect(day).toHaveAttribute('aria-invalid', 'true')
  await expect(savedState(page).first()).not.toHaveText('Saved')
  expect((await api<{ dateAvailable: string }>(`/api/object/view/${id}`)).dateAvailable).toBe(
    '2031-03-04',
  )
  await day.click()
  // Choosing the stored day again does not clear it.
  await page.getByRole('button', { name: '4 March 2031', exact: true }).click()
  await expect(day).toHaveValue('04.03.2031')
  await expect(page.getByText(noDay)).toHaveCount(0)
  await expectSaved(page)
  await day.fill('31.02.2031')
  await day.press('Tab')
  await expect(page.getByText(noDay)).toBeVisible()
  await day.fill('')
  await day.press('Tab')
  await expectSaved(page)
  expect(
    (await api<{ dateAvailable: string | null }>(`/api/object/view/${id}`)).dateAvailable,
  ).toBeNull()
})

test('a time typed with the day of a viewing is used', async ({ page }) => {
  await signIn(page, people.admin, '/Viewing/Add')
  const day = field(page, 'Date of viewing')
  await day.fill('tomorrow at 6 pm')
  await day.press('Tab')
  await expect(day).toHaveValue(formatDate(agencyDay(1)))
  await expect(timeField(page, 'Date of viewing: time')).toHaveValue('18:00')
})

test('a field edited in the view and a filter refuse unreadable days', async ({
  page,
  request,
}) => {
  const lead = await newLead(request, { startDate: '2031-03-04' })
  await signIn(page, people.admin, `/Leads/View/${lead}`)
  await page.getByRole('button', { name: 'Edit: Start date', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await field(dialog, 'Start date').fill('some day')
  await field(dialog, 'Start date').press('Enter')
  await expect(dialog.getByText(noDay)).toBeVisible()
  await expect(field(dialog, 'Start date')).toHaveValue('some day')
  await field(dialog, 'Start date').fill('15.12.2031')
  await field(dialog, 'Start date').press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('15.12.2031')).toBeVisible()

  await openScreen(page, '/Viewing')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  const from = field(page, 'Viewing from')
  await from.fill('some day')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText(noDay)).toBeVisible()
  await from.fill('yesterday')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(new RegExp(agencyDay(-1)))
})

test('a reload offers to restore an unreadable text', async ({ page, request, context }) => {
  const { id } = await newObject(request, { forSale: true, salePrice: 200_000 })
  await signIn(page, people.admin, `/Objects/View/${id}/1`)
  await field(page, 'Sale price').fill('12 or 13')
  await crashWithDraft(page)

  const again = await context.newPage()
  await again.goto(`/Objects/View/${id}/1`)
  const offer = again.getByRole('alert').filter({ hasText: 'was not saved' })
  await expect(offer.getByRole('row').filter({ hasText: 'Sale price' })).toContainText('12 or 13')
  await offer.getByRole('button', { name: 'Keep' }).click()
  await expect(field(again, 'Sale price')).toHaveValue('12 or 13')
  await expect(again.getByText('This is not a number.')).toBeVisible()
  await field(again, 'Sale price').fill('130k')
  await field(again, 'Sale price').press('Tab')
  await expectSaved(again)
})

test('days are read on a Russian screen', async ({ page, request }) => {
  const colleague = await newColleague(request, 'admin')
  const api = await signedInApi(request, colleague)
  await api('/api/UserSettings/Language', { body: { language: cultures.ru } })
  const { id } = await newObject(request, { forSale: true })
  await signIn(page, colleague, `/Objects/View/${id}/2`)
  const day = page.locator('input[name=dateAvailable]')
  await day.fill('в следующем году')
  await day.press('Tab')
  await expect(page.getByText('Это не дата.')).toBeVisible()
  await day.fill('завтра')
  await day.press('Tab')
  await expect(day).toHaveValue(formatDate(agencyDay(1)))
})
