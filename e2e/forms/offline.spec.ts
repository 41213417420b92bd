// The screen stays as it is while the network is down or a new version is deployed.
import type { Locator, Page } from '@playwright/test'
import { agencyDay } from '#kit/clock.ts'
import { expect, test } from '../journey.ts'
import { newAccount, people, signedInApi } from '../agency.ts'
import { newObject } from '../objects/objects.ts'
import { greetingIn } from '../texts.ts'
import { chooseFromMenu, openScreen, quiet, settled, signIn } from '../steps.ts'

/** Marks the page, to notice a reload. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { marked: true }))
const stillMarked = (page: Page) => page.evaluate(() => 'marked' in window)
// The banner shows it, and so may a list that was fetched again.
const noConnection = (page: Page) => page.getByText(/no connection to the server/).first()
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('heading', { name, level: 1 })

test('offline, a link shows an error on the same screen, and works later @usual', async ({
  page,
  context,
}) => {
  await signIn(page, people.admin)
  await mark(page)
  await chooseFromMenu(page, 'Accounts', 'Owners')
  await settled(page)
  await context.setOffline(true)
  await chooseFromMenu(page, 'Accounts', 'Clients')
  await expect(noConnection(page)).toBeVisible()
  await expect(heading(page, 'Owners')).toBeVisible()
  await expect(page).toHaveURL(/\/Owners/)
  await page.goBack()
  await expect(heading(page, greetingIn('en'))).toBeVisible()

  await context.setOffline(false)
  await chooseFromMenu(page, 'Accounts', 'Clients')
  await expect(heading(page, 'Clients')).toBeVisible()
  await settled(page)
  expect(await stillMarked(page)).toBe(true)
})

test('offline, a deletion fails after its confirmation and changes nothing', async ({
  page,
  context,
  request,
}) => {
  const { id, name } = await newAccount(request)
  await signIn(page, people.admin, `/Accounts/View/${id}/1`)
  await quiet(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  // It is not sent later: only forms do that, and show it.
  await expect(noConnection(page)).toContainText('Please try again when it returns.')
  await expect(page.getByRole('main').getByText(name).first()).toBeVisible()
  await context.setOffline(false)
})

test('offline, a move in the calendar is reverted with an error, and works later', async ({
  page,
  context,
  request,
}) => {
  const api = await signedInApi(request, people.admin)
  const { own } = await api<{ own: number }>('/api/calendar/people')
  const { id: accountId, name } = await newAccount(request, { isClient: true })
  const { lead } = await api<{ lead: { id: number } }>('/api/lead/add', { body: { accountId } })
  const day = agencyDay(130)
  const { id: viewingId } = await api<{ id: number }>('/api/Viewing/update', {
    body: { dateOfViewing: `${day}T10:00:00`, demandId: lead.id },
  })
  await api('/api/assignment/viewing/add', { body: { viewingId, assignedTo: own } })
  const stored = async () =>
    (await api<{ dateOfViewing: string }>(`/api/Viewing/edit/${viewingId}`)).dateOfViewing
  const entry = (time: string) =>
    page.getByRole('link', { name: new RegExp(`${time}.*Viewing: *${name}`) })
  await signIn(page, people.admin, `/Calendar?view=day&day=${day}&people=me`)
  await mark(page)
  await entry('10:00').focus()
  await context.setOffline(true)
  for (let press = 0; press < 2; press++) await page.keyboard.press('Alt+ArrowDown')
  await expect(page.getByText(`It was not moved: ${name}`)).toHaveCount(1)
  // It is not sent later, so the card stays where it is, and no undo is offered.
  await expect(noConnection(page)).toContainText('Please try again when it returns.')
  await expect(entry('10:00')).toBeFocused()
  await expect(page.getByText('Moved to')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)

  await context.setOffline(false)
  await page.keyboard.press('Alt+ArrowDown')
  await expect(page.getByText(/^Moved to .*10:15/).first()).toBeVisible()
  await expect(entry('10:15')).toBeFocused()
  await expect(noConnection(page)).toHaveCount(0)
  expect(await stored()).toBe(`${day}T10:15:00`)

  // The same holds for undo.
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(noConnection(page)).toBeVisible()
  await expect(entry('10:15')).toBeVisible()
  await context.setOffline(false)
  expect(await stored()).toBe(`${day}T10:15:00`)
  expect(await stillMarked(page)).toBe(true)
})

const parts = /\/assets\/(ObjectMap|dateInputs|MapEditor)/
const missing = (where: Locator) =>
  where.getByRole('alert').filter({ hasText: 'There is no connection' })

/** Simulates a network that is lost before these chunks are loaded. */
async function loseParts(page: Page) {
  await page.route(parts, (route) => route.abort())
  await page.route('/', (route) => route.abort())
}
async function findParts(page: Page) {
  await page.unroute(parts)
  await page.unroute('/')
}

test('a chunk that failed to load shows an error in its place, and loads when the network returns', async ({
  page,
  request,
}) => {
  const position = { latitude: 40.6, longitude: 22.9 }
  const { id } = await newObject(request, { ...position, hasKey: true })
  await signIn(page, people.admin)
  await loseParts(page)
  await openScreen(page, `/Objects/View/${id}`)
  const map = page.locator('#map')
  await expect(missing(map)).toBeVisible()
  await expect(map.getByText('40.600000')).toBeVisible()
  await findParts(page)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  // The page may reload if the browser has given up the chunk: nothing is unsaved.
  await expect(map.getByText('This could not be loaded')).toHaveCount(0)
  await expect(map.locator('canvas').first()).toBeVisible()
  await settled(page)

  await loseParts(page)
  await page.goto(`/Objects/View/${id}/2`)
  await map.scrollIntoViewIfNeeded()
  await expect(missing(map)).toBeVisible()
  await expect(map.getByRole('textbox', { name: 'Latitude', exact: true })).toHaveValue('40,6')
  await page.goto(`/ObjectKeys/${id}`)
  const main = page.getByRole('main')
  await expect(missing(main)).toHaveCount(2)
  await main.getByRole('textbox', { name: 'Description' }).fill('On the green hook')
  await findParts(page)
  await missing(main).first().getByRole('button', { name: 'Try again' }).click()
  await expect(missing(main)).toHaveCount(1)
  await expect(main.getByRole('textbox', { name: 'Description' })).toHaveValue('On the green hook')
})

test('offline, a change of the language fails with a message', async ({ page, context }) => {
  await signIn(page, people.admin)
  await quiet(page)
  await context.setOffline(true)
  await chooseFromMenu(page, /Language: English/, 'Русский')
  await expect(page.getByText('The language was not changed')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await context.setOffline(false)
})

/** Simulates a new build: these scripts are gone, and the page refers to others. */
async function newVersion(page: Page, gone: RegExp, withPage = true) {
  await page.route(gone, (route) => route.fulfill({ status: 404, body: '{}' }))
  if (!withPage) return
  await page.route('/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<script src="/assets/another.js"></script>' }),
  )
}

test('a local server works although the browser reports to be offline', async ({ page }) => {
  // Simulates a browser on the server's machine.
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }),
  )
  await signIn(page, people.admin)
  await chooseFromMenu(page, 'Accounts', 'Clients')
  await expect(heading(page, 'Clients')).toBeVisible()
})

test('a screen whose chunk is gone in a newer version is opened after a reload', async ({
  page,
}) => {
  await signIn(page, people.admin)
  await mark(page)
  await newVersion(page, /\/assets\/ClientList/)
  const loaded = page.waitForEvent('load')
  await chooseFromMenu(page, 'Accounts', 'Clients')
  await loaded
  await expect(page).toHaveURL(/\/Clients/)
  expect(await stillMarked(page)).toBe(false)
  // It is missing in the new version too: shows it, without retrying forever.
  await expect(page.getByText('This page is out of date')).toBeVisible()
  await mark(page)
  await page.unroute(/\/assets\/ClientList/)
  await page.unroute('/')
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(heading(page, 'Clients')).toBeVisible()
})

test('a newer version does not reload the page while something is unsaved', async ({
  page,
  request,
}) => {
  const { id } = await newAccount(request)
  await signIn(page, people.admin, `/Accounts/View/${id}/2`)
  await mark(page)
  await newVersion(page, /\/assets\/ClientList/)
  await page.route('/api/account/update', (route) => route.abort())
  await page.getByRole('textbox', { name: 'City', exact: true }).fill('Drama')
  await chooseFromMenu(page, 'Accounts', 'Clients')
  await expect(page.getByText('This page is out of date')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'City', exact: true })).toHaveValue('Drama')
  expect(await stillMarked(page)).toBe(true)
  await page.unroute('/api/account/update')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.locator('[data-saved-state=saved]')).toBeVisible()
})

test('a missing chunk of the current version can be retried', async ({ page }) => {
  await signIn(page, people.admin)
  await mark(page)
  await newVersion(page, /\/assets\/ClientList/, false)
  await chooseFromMenu(page, 'Accounts', 'Clients')
  await expect(page.getByText('This page could not be opened')).toBeVisible()
  expect(await stillMarked(page)).toBe(true)
  await page.unroute(/\/assets\/ClientList/)
  // A browser may remember a missing module as long as the page lives: then the page reloads.
  await chooseFromMenu(page, 'Accounts', 'Clients')
  await expect(heading(page, 'Clients')).toBeVisible()
  await expect(page).toHaveURL(/\/Clients/)
})
