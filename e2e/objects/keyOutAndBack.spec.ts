import type { Page } from '@playwright/test'
import { agencyDay } from '#kit/clock.ts'
import { formatDate } from '#kit/fields/format.ts'
import { expect, test } from '../journey.ts'
import { newAccount, people } from '../agency.ts'
import { newObject } from './objects.ts'
import { field, openScreen, pickFromSearch, rowOf, signIn } from '../steps.ts'

const keys = (page: Page) => page.getByRole('table', { name: 'Keys' })
const state = (page: Page, number: string, state: string) =>
  rowOf(keys(page), { Property: number, State: state })
const day = (page: Page, name: string) => field(page, name)

async function openKey(page: Page, number: string) {
  await keys(page)
    .getByRole('link', { name: `Edit the key of #${number}` })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Key of property #${number}`)
}

/** Types a day, without Enter, which would save at once. */
async function setDay(page: Page, name: string, typed: string) {
  await day(page, name).fill(typed)
  await day(page, name).press('Tab')
}

/** A day as it is typed and shown. */
const daysAgo = (days: number) => formatDate(agencyDay(-days))

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

/** Each line of the history: who, from when, until when. */
const expectHistory = (page: Page, lines: string[][]) =>
  expect
    .poll(() =>
      page
        .getByRole('region', { name: 'Who had the key when' })
        .getByRole('row')
        .evaluateAll((rows) =>
          rows
            .slice(1)
            .map((row) =>
              [...row.querySelectorAll('td')].slice(0, 3).map((cell) => cell.textContent),
            ),
        ),
    )
    .toEqual(lines)

test('a key is lent and returned, and its history is shown @usual', async ({ page, request }) => {
  const { referenceNumber: number } = await newObject(request, { hasKey: true })
  const painter = await newAccount(request)
  const buyer = await newAccount(request)
  const [given, received, givenAgain] = [20, 13, 6].map(daysAgo) as [string, string, string]
  await signIn(page, people.admin, '/ObjectKeys')

  const filter = page.getByRole('searchbox', { name: 'Number begins with' })
  await filter.fill(number.toLowerCase())
  await expect(state(page, number, 'At the office')).toBeVisible()
  await expect(keys(page).getByRole('row')).toHaveCount(2)
  await expect(page).toHaveURL(new RegExp(`objectReferenceNumber=%?\\w*${number}`, 'i'))

  await openKey(page, number)
  await expect(page.getByText('The key has not been with anybody yet.')).toBeVisible()
  await pickFromSearch(field(page, 'Given to'), painter.lastName, painter.name)
  await setDay(page, 'Given away', given)
  await field(page, 'Description').fill('Two keys on a ring')
  await save(page)
  await expect(state(page, number, 'Out')).toContainText(painter.name)
  // Without its year, as lists show it in the year itself.
  await expect(state(page, number, 'Out')).toContainText(given.slice(0, 6))

  await openKey(page, number)
  await expectHistory(page, [[painter.name, given, 'not back yet']])
  const warning = page.getByText('Please reset one of the date above if they are the same')
  await expect(warning).toHaveCount(0)
  await setDay(page, 'Received', given)
  await expect(warning).toBeVisible()
  await setDay(page, 'Received', received)
  await expect(warning).toHaveCount(0)
  await save(page)
  await expect(state(page, number, 'At the office')).toBeVisible()

  await openKey(page, number)
  await pickFromSearch(field(page, 'Given to'), buyer.lastName, buyer.name)
  await setDay(page, 'Given away', givenAgain)
  await save(page)
  await expect(state(page, number, 'Out')).toContainText(buyer.name)
  await openKey(page, number)
  await expectHistory(page, [
    [buyer.name, givenAgain, 'not back yet'],
    [painter.name, given, received],
  ])

  // Cancel changes nothing.
  await field(page, 'Description').fill('Never mind')
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(state(page, number, 'Out')).toContainText('Two keys on a ring')

  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(filter).toHaveValue('')
  await expect(keys(page).getByRole('row')).toHaveCount(11)
})

test('an overdue key is listed, and its return cannot be before it was lent', async ({
  page,
  request,
}) => {
  const { id, referenceNumber: number } = await newObject(request, { hasKey: true })
  const painter = await newAccount(request)
  await signIn(page, people.admin, `/ObjectKeys?page=1&objectReferenceNumber=${number}`)
  await openKey(page, number)
  await pickFromSearch(field(page, 'Given to'), painter.lastName, painter.name)
  await setDay(page, 'Given away', daysAgo(200))
  await save(page)
  await expect(state(page, number, 'Overdue')).toBeVisible()

  // The start page links to all overdue keys, which can be filtered by person.
  await openScreen(page, '/')
  await page.getByRole('link', { name: /keys? to ask back/ }).click()
  await expect(page.getByRole('list', { name: 'Filters in force' })).toHaveText(/State: Overdue/)
  await page.getByRole('button', { name: /^Filter \d/ }).click()
  await pickFromSearch(
    page.getByRole('textbox', { name: 'Who has the key' }),
    painter.lastName,
    painter.name,
  )
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(keys(page).getByRole('row')).toHaveCount(2)
  await expect(state(page, number, 'Overdue')).toContainText(painter.name)

  await openScreen(page, `/ObjectKeys/${id}`)
  await page.getByRole('button', { name: 'Clear', exact: true }).last().click()
  await setDay(page, 'Received', daysAgo(201))
  await save(page)
  await expect(page.getByText(/cannot have come back before/)).toBeVisible()
})

test('a conflict on the same key shows both values, and saves the chosen one', async ({
  page,
  browser,
  request,
}) => {
  const { id, referenceNumber: number } = await newObject(request, { hasKey: true })
  await signIn(page, people.admin, `/ObjectKeys/${id}`)
  const theirs = await (await browser.newContext()).newPage()
  await signIn(theirs, people.admin, `/ObjectKeys/${id}`)
  await field(theirs, 'Description').fill('Theirs')
  await save(theirs)
  await expect(theirs).not.toHaveURL(new RegExp(`/ObjectKeys/${id}`))

  await field(page, 'Description').fill('Mine')
  await save(page)
  const clash = page.getByRole('alert').filter({ hasText: 'Someone else has changed' })
  const row = clash.getByRole('row').filter({ hasText: 'Description' })
  await expect(row).toContainText('Theirs')
  await row.getByRole('button', { name: 'Keep mine' }).click()
  await expect(clash).toHaveCount(0)
  await save(page)
  await expect(page).not.toHaveURL(new RegExp(`/ObjectKeys/${id}`))
  await openScreen(theirs, `/ObjectKeys?page=1&objectReferenceNumber=${number}`)
  await expect(state(theirs, number, 'At the office')).toContainText('Mine')
  await theirs.context().close()
})

test('leaving a key with unsaved changes asks first', async ({ page, request }) => {
  const { id } = await newObject(request, { hasKey: true })
  await signIn(page, people.admin, `/ObjectKeys/${id}`)
  await field(page, 'Description').fill('Half a sentence')
  await page.getByRole('link', { name: /^Key of property/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click()
  await expect(field(page, 'Description')).toHaveValue('Half a sentence')
})

test('a key is lent and returned with one click each, and both can be undone', async ({
  page,
  request,
}) => {
  const { referenceNumber: number } = await newObject(request, { hasKey: true })
  const painter = await newAccount(request)
  await signIn(page, people.admin, `/ObjectKeys?objectReferenceNumber=${number}`)
  const undo = page.getByRole('button', { name: 'Undo' })

  await keys(page)
    .getByRole('button', { name: `Hand out the key of #${number}` })
    .click()
  await pickFromSearch(
    page.getByRole('textbox', { name: 'To whom?' }),
    painter.lastName,
    painter.name,
  )
  await expect(state(page, number, 'Out')).toContainText(painter.name)
  await undo.click()
  await expect(state(page, number, 'At the office')).toBeVisible()

  await keys(page)
    .getByRole('button', { name: `Hand out the key of #${number}` })
    .press('Enter')
  await pickFromSearch(
    page.getByRole('textbox', { name: 'To whom?' }),
    painter.lastName,
    painter.name,
  )
  await expect(state(page, number, 'Out')).toBeVisible()
  await keys(page)
    .getByRole('button', { name: `Take back the key of #${number}` })
    .click()
  await expect(state(page, number, 'At the office')).toBeVisible()
})
