import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { newAccount, people, signedInApi } from '../agency.ts'
import { newObject } from '../objects/objects.ts'
import { signIn } from '../steps.ts'

test.beforeEach(({ page }) => signIn(page, people.admin))

/** The input of the palette, which the search box of the navbar opens. */
const box = (page: Page) => page.getByRole('combobox', { name: 'Search' })

async function openFirstHit(page: Page, typed: string, name: string) {
  await page.keyboard.press('/')
  await expect(page.locator(':focus')).toHaveAccessibleName('Search')
  await page.keyboard.type(typed)
  await expect(box(page)).toHaveValue(typed)
  await expect(page.getByRole('option').first()).toContainText(name)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/Accounts\/View\/\d+/)
  await expect(page.getByRole('main')).toContainText(name)
}

const greek = 'Παπαχριστοδουλόπουλος-Χατζηκωνσταντίνου'

test('a Greek name is found in Latin letters, without leaving the keyboard @usual', async ({
  page,
}) => {
  // Letters typed before the palette is loaded keep their order.
  await page.route(/\/Palette-\w+\.js/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await route.continue()
  })
  await openFirstHit(page, 'papachristodoulop', greek)
})

test('a Greek name is found in capitals without accents', async ({ page }) => {
  await openFirstHit(page, 'ΠΑΠΑΧΡΙΣΤΟΔΟΥΛΟΠΟΥΛΟΣ', greek)
})

test('a Russian name is found in Latin letters', async ({ page }) => {
  await openFirstHit(page, 'preobrazhensk', 'Преображенский')
})

test('a person is found by the digits of a phone', async ({ page }) => {
  await openFirstHit(page, '6944 123 450', greek)
})

test('a search without hits says so, and Esc leaves it', async ({ page }) => {
  const search = page.getByRole('searchbox', { name: 'Search' })
  await search.fill('qqxxqqxx')
  await expect(page.getByText('Nothing found for “qqxxqqxx”')).toBeVisible()
  await expect(box(page)).toHaveValue('qqxxqqxx')
  await page.keyboard.press('Escape')
  await expect(box(page)).toHaveCount(0)
  await expect(search).toHaveValue('')
  await expect(search).toBeFocused()
})

test('people with the same name are distinguished, and a hit says why it was found', async ({
  page,
  request,
}) => {
  const { id, lastName } = await newAccount(request, { city: 'Drama', phone: '2521 998 4417' })
  await newAccount(request, { lastName, city: 'Kavala' })
  await page.getByRole('searchbox', { name: 'Search' }).fill(lastName)
  await expect(page.getByRole('option').filter({ hasText: lastName })).toHaveCount(2)
  await expect(page.getByRole('option', { name: /Kavala/ })).toBeVisible()
  await page.getByRole('option', { name: /2521 998 4417, Drama/ }).click()
  await expect(page).toHaveURL(`/Accounts/View/${id}`)
  await page.keyboard.press('Control+k')
  await box(page).fill('25219984417')
  const why = page.getByRole('option', { name: /phone ends in 4417/ })
  await expect(why.filter({ hasText: lastName })).toBeVisible()
})

test('actions are found in any keyboard layout, and an offline search says so', async ({
  page,
  context,
}) => {
  await page.keyboard.press('Control+k')
  await box(page).fill('фвв щцтук')
  await expect(page.getByRole('option').first()).toHaveText('Add an owner')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/Accounts/AddOwner')
  await context.setOffline(true)
  await page.keyboard.press('Control+k')
  await box(page).fill('papa')
  const dialog = page.getByRole('dialog', { name: 'Search and actions' })
  await expect(dialog.getByText('There is no connection to the server.')).toBeVisible()
  await context.setOffline(false)
  await expect(dialog.getByRole('option').filter({ hasText: 'Παπα' }).first()).toBeVisible()
})

test("a found person's open leads, viewings, deals and stays are shown", async ({
  page,
  request,
}) => {
  const api = await signedInApi(request, people.admin)
  const { id: accountId, lastName, name } = await newAccount(request, { isClient: true })
  const { id: objectId, referenceNumber } = await newObject(request)
  const lead = { accountId, description: 'Two rooms' }
  const { id: demandId } = await api<{ id: number }>('/api/lead/add', { body: lead })
  const results = [{ objectId }]
  const viewing = { demandId, dateOfViewing: '2099-05-04T10:30:00', results }
  await api('/api/Viewing/update', { body: viewing })
  const accounts = [{ accountId, relation: 2 }]
  const deal = await api<{ id: number }>('/api/Deal/update', { body: { objectId, accounts } })

  await page.getByRole('searchbox', { name: 'Search' }).fill(lastName)
  const told = page.getByRole('group', { name, exact: true })
  await expect(told.getByRole('option', { name: `Lead: ${name}, Two rooms` })).toBeVisible()
  await expect(told.getByRole('option', { name: '04.05.2099 10:30' })).toBeVisible()
  await told.getByRole('option', { name: `Deal: D${deal.id}, #${referenceNumber}` }).click()
  await expect(page).toHaveURL(`/Deals/${deal.id}`)

  await page.getByRole('searchbox', { name: 'Search' }).fill(referenceNumber)
  const ofObject = page.getByRole('group', { name: `#${referenceNumber}` })
  await expect(ofObject.getByRole('option', { name: /^Viewing: V\d+/ })).toBeVisible()
})
