import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { addDays, agencyDay } from '#kit/clock.ts'
import { expect, test } from '../journey.ts'
import { newAccount, people, signedInApi } from '../agency.ts'
import { newObject } from '../objects/objects.ts'
import { confirm, field, openScreen, settled, sidewaysScroll, signIn, timeField } from '../steps.ts'

// Each journey has its own day, far from the plans of the demo agency.
const day = agencyDay(90)
const clashDay = addDays(day, 7)
const emptyDay = addDays(day, 14)
const routeDay = addDays(day, 21)
// A Monday, so that the following days are in the same week.
const monday = mondayOf(addDays(day, 28))
const nothingOn = addDays(day, 400)

function mondayOf(day: string): string {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  return addDays(day, -weekday)
}

type Viewing = { id: number; name: string; dateOfViewing: string }

async function newViewing(
  request: APIRequestContext,
  dateOfViewing: string,
  objects: number[] = [],
): Promise<Viewing> {
  const api = await signedInApi(request, people.admin)
  const { own } = await api<{ own: number }>('/api/calendar/people')
  const { id: accountId, name } = await newAccount(request, { isClient: true })
  const { lead } = await api<{ lead: { id: number } }>('/api/lead/add', { body: { accountId } })
  const results = objects.map((objectId) => ({ objectId }))
  const { id } = await api<{ id: number }>('/api/Viewing/update', {
    body: { dateOfViewing, demandId: lead.id, results },
  })
  await api('/api/assignment/viewing/add', { body: { viewingId: id, assignedTo: own } })
  return { id, name, dateOfViewing }
}
async function timeNow(request: APIRequestContext, id: number): Promise<string> {
  const api = await signedInApi(request, people.admin)
  return (await api<Viewing>(`/api/Viewing/edit/${id}`)).dateOfViewing
}
const entry = (page: Page, name: string, time = '') =>
  page.getByRole('link', { name: new RegExp(`${time}.*Viewing: *${name}`) })

test.beforeEach(async ({ page }) => signIn(page, people.admin))

test('a viewing is dragged to another day and time, and the move is undone @usual', async ({
  page,
  request,
}) => {
  const { id, name, dateOfViewing } = await newViewing(request, `${day}T10:00:00`)
  await openScreen(page, `/Calendar?view=week&day=${day}&people=me`)
  const from = (await entry(page, name, '10:00').boundingBox())!
  // The day before or after, whichever is in the same week, and two hours later.
  const isSunday = new Date(`${day}T00:00:00Z`).getUTCDay() === 0
  const x = from.x + from.width / 2 + (isSunday ? -1 : 1) * (from.width + 8)
  await page.mouse.move(from.x + from.width / 2, from.y + 12)
  await page.mouse.down()
  await page.mouse.move(x, from.y + 60, { steps: 8 })
  await page.mouse.move(x, from.y + 12 + 2 * 56, { steps: 8 })
  await page.mouse.up()
  const moved = `${addDays(day, isSunday ? -1 : 1)}T12:00:00`
  await expect.poll(() => timeNow(request, id)).toBe(moved)
  await expect(entry(page, name, '12:00')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(entry(page, name, '10:00')).toBeVisible()
  await expect.poll(() => timeNow(request, id)).toBe(dateOfViewing)
})

test('a viewing is moved by keyboard, and several key presses are one move', async ({
  page,
  request,
}) => {
  const { id, name } = await newViewing(request, `${day}T14:00:00`)
  await openScreen(page, `/Calendar?view=day&day=${day}&people=me`)
  const link = entry(page, name)
  await link.focus()
  for (let press = 0; press < 3; press++) await page.keyboard.press('Alt+ArrowDown')
  await expect(entry(page, name, '14:45')).toBeFocused()
  await expect.poll(() => timeNow(request, id)).toBe(`${day}T14:45:00`)
  // With the dialog, without arrow keys.
  await page.getByRole('button', { name: `Move: ${name}` }).press('Enter')
  const dialog = page.getByRole('dialog', { name: `Move: ${name}` })
  await timeField(dialog, 'To: Time').fill('0945')
  await dialog.getByRole('button', { name: 'Move', exact: true }).press('Enter')
  await expect.poll(() => timeNow(request, id)).toBe(`${day}T09:45:00`)
  await page.getByRole('button', { name: 'Previous day' }).press('Enter')
  await expect(page).toHaveURL(new RegExp(`day=${addDays(day, -1)}`))
  await page.goBack()
  await expect(entry(page, name, '09:45')).toBeVisible()
})

test('clashing entries are marked, and a move into a clash shows a warning', async ({
  page,
  request,
}) => {
  const { id, referenceNumber } = await newObject(request, { hasKey: true })
  const api = await signedInApi(request, people.admin)
  const holder = await newAccount(request)
  await api('/api/ObjectKeys/edit', {
    body: { objectId: id, accountId: holder.id, givenAway: agencyDay(-1), received: null },
  })
  const one = await newViewing(request, `${clashDay}T10:00:00`, [id])
  const other = await newViewing(request, `${clashDay}T12:00:00`)
  await openScreen(page, `/Calendar?view=day&day=${clashDay}&people=me`)
  const keyOut = `The key is out: #${referenceNumber} · ${holder.name}`
  await expect(entry(page, one.name)).toHaveAccessibleName(new RegExp(keyOut.replace('·', '.')))
  await expect(entry(page, one.name).getByText('Key is out', { exact: true })).toBeVisible()
  await entry(page, other.name).focus()
  await page.keyboard.press('Alt+ArrowUp')
  for (let press = 0; press < 5; press++) await page.keyboard.press('Alt+ArrowUp')
  await expect(
    page.getByText(/Moved to .*has another viewing at that time, 10:00/).first(),
  ).toBeVisible()
  await expect(entry(page, other.name).getByText('Two at once', { exact: true })).toBeVisible()
})

test('an all-day task is moved to another day by drag and by keyboard', async ({
  page,
  request,
}) => {
  const [tuesday, thursday] = [1, 3].map((later) => addDays(monday, later))
  const api = await signedInApi(request, people.admin)
  const account = await newAccount(request)
  const { id } = await api<{ id: number }>('/api/activity/ownTask', {
    body: {
      entityType: 'Account',
      id: account.id,
      description: `Papers of ${account.name}`,
      date: monday,
    },
  })
  const dateNow = async () => (await api<{ date: string }>(`/api/activity/${id}`)).date
  await openScreen(page, `/Calendar?view=week&day=${monday}&people=me`)
  const task = page.getByRole('link', { name: new RegExp(`Papers of ${account.name}`) })
  const from = (await task.boundingBox())!
  await page.mouse.move(from.x + 20, from.y + 8)
  await page.mouse.down()
  await page.mouse.move(from.x + from.width, from.y + 8, { steps: 6 })
  await page.mouse.move(from.x + from.width + 30, from.y + 8, { steps: 6 })
  await page.mouse.up()
  await expect.poll(dateNow).toBe(`${tuesday}T00:00:00`)
  await expect(page.locator(`[data-day='${tuesday}']`)).toContainText(account.name)

  // After the animation of the drag.
  await openScreen(page, `/Calendar?view=week&day=${monday}&people=me`)
  await task.focus()
  for (let press = 0; press < 2; press++) await page.keyboard.press('Alt+ArrowRight')
  await expect(page.locator(`[data-day='${thursday}'] a:focus`)).toContainText(account.name)
  await expect.poll(dateNow).toBe(`${thursday}T00:00:00`)
  await page
    .getByRole('button', { name: `Mark as complete: Papers of ${account.name}` })
    .press('Enter')
  await expect
    .poll(async () => (await api<{ done: boolean }>(`/api/activity/${id}`)).done)
    .toBe(true)
})

test('a move that conflicts with a newer change is reverted with a message', async ({
  page,
  request,
}) => {
  const { id, name } = await newViewing(request, `${day}T16:00:00`)
  await openScreen(page, `/Calendar?view=day&day=${day}&people=me`)
  await expect(entry(page, name)).toBeVisible()
  const api = await signedInApi(request, people.admin)
  await api('/api/Viewing/update', { body: { id, dateOfViewing: `${day}T18:00:00` } })
  await entry(page, name).focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(
    page.getByRole('alert').filter({ hasText: 'Someone else has' }).first(),
  ).toBeVisible()
  await expect(entry(page, name, '18:00')).toBeVisible()
  expect(await timeNow(request, id)).toBe(`${day}T18:00:00`)
})

test('a click on an empty time plans a viewing for the person of the calendar', async ({
  page,
  request,
}) => {
  await openScreen(page, `/Calendar?view=day&day=${emptyDay}&people=me`)
  const column = page.locator('[data-hours]')
  const { height } = (await column.boundingBox())!
  await column.click({ position: { x: 200, y: (height / 24) * 11.6 } })
  await expect(page.getByRole('textbox', { name: 'Date of viewing', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.waitForURL(/\/Viewing\/\d+/)
  await settled(page)
  const id = Number(new URL(page.url()).pathname.split('/').at(-1))
  expect(await timeNow(request, id)).toBe(`${emptyDay}T11:30:00`)
  await openScreen(page, `/Calendar?view=day&day=${emptyDay}&people=me`)
  await expect(page.getByRole('link', { name: /11:30.*Viewing/ })).toBeVisible()
})

test('the route sheet of a day can be printed', async ({ page, request }) => {
  const { id } = await newObject(request, { address: 'Tsimiski 5', hasKey: true })
  const { name } = await newViewing(request, `${routeDay}T10:00:00`, [id])
  await openScreen(page, `/Calendar?view=day&day=${routeDay}&people=me`)
  await page.getByRole('link', { name: 'Route sheet' }).click()
  await settled(page)
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.getByText('Tsimiski 5')).toBeVisible()
  await expect(page.getByText('In the office')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.getByText('Tsimiski 5')).toBeVisible()
})

test('a calendar address needs a confirmed password, and works until it is revoked', async ({
  page,
  request,
}) => {
  const { name } = await newViewing(request, `${day}T08:00:00`)
  await openScreen(page, '/Calendar')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  const dialog = page.getByRole('dialog')
  // Simulates an old sign-in.
  const proof = { title: '', status: 400, errors: { proof: ['session.proofNeeded'] } }
  const refused = { status: 400, contentType: 'application/problem+json', json: proof }
  await page.route('**/api/calendar/feed', (route) => route.fulfill(refused), { times: 1 })
  await dialog.getByRole('button', { name: 'Make an address' }).click()
  await field(dialog, 'Password').fill(people.admin.password)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  const url = await dialog.getByRole('textbox', { name: 'Address' }).inputValue()
  const feed = new URL(url).pathname
  const answer = await request.get(feed)
  expect((await answer.text()).replaceAll('\r\n ', '')).toContain(`Viewing · ${name}`)
  await dialog.getByRole('button', { name: 'End it' }).click()
  await confirm(page, 'End the address?', 'End it')
  await expect(dialog.getByRole('button', { name: 'Make an address' })).toBeVisible()
  expect((await request.get(feed)).status()).toBe(404)
})

test('a colleague is found in any script, always has the same colour, and stays chosen', async ({
  page,
  request,
}) => {
  const api = await signedInApi(request, people.admin)
  const { id } = await api<{ id: number }>('/api/account/add', {
    body: { firstName: 'Καλλιόπη', lastName: 'Ζερβουδάκη', isEmploye: true },
  })
  const viewing = await newViewing(request, `${day}T09:00:00`)
  await api('/api/assignment/viewing/add', { body: { viewingId: viewing.id, assignedTo: id } })
  await openScreen(page, `/Calendar?view=day&day=${day}&people=me`)
  const whose = page.getByRole('combobox', { name: 'Whose calendar' })
  await whose.fill('Nobody here')
  await expect(page.getByText('Nothing found')).toBeVisible()
  for (const typed of ['zervoudaki', 'зервудаки', 'ΖΕΡΒΟΥΔΑΚΗ']) {
    await whose.fill(typed)
    await expect(page.getByRole('option')).toHaveText(['Ζερβουδάκη Καλλιόπη'])
  }
  const colourOf = (dot: Locator) => dot.evaluate((one) => getComputedStyle(one).backgroundColor)
  const colour = await colourOf(page.getByRole('option').locator('[aria-hidden][style]'))
  await page.getByRole('option').click()
  await expect(page).toHaveURL(new RegExp(`people=me(,|%2C)${id}`))
  const stripes = entry(page, viewing.name).locator('[aria-hidden] > [style]')
  await expect(stripes).toHaveCount(2)
  expect(await Promise.all([0, 1].map((at) => colourOf(stripes.nth(at))))).toContain(colour)

  await openScreen(page, '/')
  await openScreen(page, '/Calendar')
  await expect(page.getByText('Ζερβουδάκη Καλλιόπη').first()).toBeVisible()
})

test('a phone shows days as a list, without scrolling sideways', async ({ page, request }) => {
  const { name } = await newViewing(request, `${day}T11:00:00`)
  await page.setViewportSize({ width: 390, height: 800 })
  for (const view of ['day', 'week', 'month']) {
    await openScreen(page, `/Calendar?view=${view}&day=${day}&people=me`)
    expect(await sidewaysScroll(page)).toBe(0)
    // The header is one line.
    const title = (await page.getByRole('heading', { level: 1 }).boundingBox())!
    const choices = (await page.getByRole('button', { name: 'View and people' }).boundingBox())!
    expect(Math.abs(title.y + title.height / 2 - (choices.y + choices.height / 2))).toBeLessThan(4)
  }
  await page.getByRole('button', { name: 'View and people' }).click()
  await expect(page.getByRole('radio', { name: 'Month' })).toBeChecked()
  await page.keyboard.press('Escape')
  const ofDay = page
    .getByRole('link', { name: /entr(y|ies)/ })
    .and(page.locator(`[data-day='${day}']`))
  await ofDay.click()
  await expect(entry(page, name, '11:00')).toBeVisible()
})

test('a phone shows the week from today on, with the days before above it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 })
  await signIn(page, people.admin, '/Calendar?view=week&people=all')
  const today = page.locator(`[data-day='${agencyDay()}']`)
  await expect(today.getByRole('heading')).toBeInViewport()
  // The last days of a week cannot be at the top.
  const { top, left } = await today.evaluate((section) => ({
    top: section.getBoundingClientRect().top,
    left: document.documentElement.scrollHeight - window.innerHeight - window.scrollY,
  }))
  expect(top < 120 || left < 2).toBe(true)
})

test('a phone shows "nothing planned" only after loading', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await openScreen(page, `/Calendar?view=day&day=${nothingOn}&people=me`)
  const nothing = page.getByText('Nothing is planned.')
  await expect(nothing).toBeVisible()
  const asked = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/calendar/planned', async (route) => {
    asked.resolve()
    await answer.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Next day' }).click()
  await asked.promise
  await expect(page).toHaveURL(new RegExp(`day=${addDays(nothingOn, 1)}`))
  await expect(page.locator(`[data-day='${addDays(nothingOn, 1)}']`)).toBeVisible()
  await expect(nothing).toHaveCount(0)
  answer.resolve()
  await expect(nothing).toBeVisible()
})
