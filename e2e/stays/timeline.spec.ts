// Stays are booked, moved and extended on the timeline; blocked days are imported from a file and released.
import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { newName, people, signedInApi } from '../agency.ts'
import { newObject } from '../objects/objects.ts'
import { field, openScreen, signIn } from '../steps.ts'

let page: Page
let objectId: number
let api: Awaited<ReturnType<typeof signedInApi>>
const guest = newName()
const from = '2031-03-01'
const on = (day: number) => `${String(day).padStart(2, '0')}.03.2031`
const iso = (day: number) => `2031-03-${String(day).padStart(2, '0')}`

test.describe.configure({ mode: 'serial' })
test.beforeAll(async ({ browser, request }) => {
  objectId = (await newObject(request, { forShortRent: true, title: `Flat of ${guest}` })).id
  page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  api = await signedInApi(page.request, people.admin)
  await signIn(page, people.admin)
})
test.afterAll(() => page.context().close())

const open = () =>
  openScreen(page, `/Reservations/Timeline?from=${from}&days=30&objectId=${objectId}`)
const book = (lastName: string, day: number, duration: number) =>
  api<{ id: number; reservationNumber: number }>('/api/Reservation/update', {
    body: { object: { id: objectId }, checkIn: iso(day), duration, client: { lastName } },
  })
const stay = (lastName: string) =>
  page.getByRole('link', { name: new RegExp(`^#\\d+ ${lastName},`) })
const track = () => page.locator('[data-track]').first()

/** The coordinates of the middle of a day. */
async function at(day: number) {
  const box = (await track().boundingBox())!
  return { x: box.x + ((day - 0.5) / 30) * box.width, y: box.y + box.height / 2 }
}
async function drag(begins: { x: number; y: number }, ends: { x: number; y: number }) {
  await page.mouse.move(begins.x, begins.y)
  await page.mouse.down()
  await page.mouse.move((begins.x + ends.x) / 2, ends.y)
  await page.mouse.move(ends.x, ends.y)
  await page.mouse.up()
}
const finishBooking = async (lastName: string) => {
  await field(page, 'Last name').fill(lastName)
  await page.getByRole('button', { name: 'Book', exact: true }).click()
  await expect(page).toHaveURL(/\/Reservations\/Timeline/)
  await expect(stay(lastName)).toBeVisible()
}

test('dragging over free days books a stay @usual', async () => {
  await open()
  await drag(await at(5), await at(8))
  await expect(field(page, 'Check in')).toHaveValue(on(5))
  await expect(field(page, 'Nights')).toHaveValue('3')
  await finishBooking(`${guest}a`)
  await expect(stay(`${guest}a`)).toHaveAccessibleName(new RegExp(`${on(5)} – ${on(8)}, New`))
})

test('a stay can be booked by keyboard', async () => {
  const add = page.getByRole('link', { name: `Book Flat of ${guest}` })
  await add.focus()
  await page.keyboard.press('Space')
  for (let times = 0; times < 11; times++) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Enter')
  await expect(field(page, 'Check in')).toHaveValue(on(12))
  await expect(field(page, 'Nights')).toHaveValue('2')
  await finishBooking(`${guest}b`)
})

test('a stay is moved to free days; a move onto another stay names that stay', async () => {
  await open()
  await drag(await at(6), await at(7))
  await expect(stay(`${guest}a`)).toHaveAccessibleName(new RegExp(`${on(6)} – ${on(9)}`))
  await stay(`${guest}a`).focus()
  await page.keyboard.press('Space')
  for (let times = 0; times < 5; times++) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(
    page.getByText(new RegExp(`taken from ${on(12)} to ${on(14)}: reservation #\\d+`)),
  ).toBeVisible()
  await expect(stay(`${guest}a`)).toHaveAccessibleName(new RegExp(`${on(6)} – ${on(9)}`))
})

test('a stay that somebody else moved meanwhile is shown at its new days', async () => {
  const { id } = await book(`${guest}c`, 20, 2)
  await open()
  await expect(stay(`${guest}c`)).toBeVisible()
  await api('/api/Reservation/update', { body: { id, checkIn: iso(24) } })
  await drag(await at(21), await at(27))
  await expect(page.getByText('Someone else has changed the same fields').first()).toBeVisible()
  await expect(stay(`${guest}c`)).toHaveAccessibleName(new RegExp(`${on(24)} – ${on(26)}`))
  await api(`/api/Reservation/${id}`, { method: 'DELETE' })
})

test('a stay is extended, and the change is undone', async () => {
  await open()
  const box = (await stay(`${guest}a`).boundingBox())!
  await drag({ x: box.x + box.width - 3, y: box.y + box.height / 2 }, await at(11))
  await expect(stay(`${guest}a`)).toHaveAccessibleName(new RegExp(`${on(6)} – ${on(11)}`))
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(stay(`${guest}a`)).toHaveAccessibleName(new RegExp(`${on(6)} – ${on(9)}`))
})

test('two moves are undone one after the other', async () => {
  await open()
  const undo = page.getByRole('button', { name: 'Undo' })
  await drag(await at(7), await at(8))
  await expect(undo).toHaveCount(1)
  await drag(await at(8), await at(10))
  await expect(undo).toHaveCount(2)
  await expect(stay(`${guest}a`)).toHaveAccessibleName(new RegExp(`${on(9)} – ${on(12)}`))
  await undo.last().click()
  await expect(stay(`${guest}a`)).toHaveAccessibleName(new RegExp(`${on(7)} – ${on(10)}`))
  await expect(undo).toHaveCount(1)
  await undo.click()
  await expect(stay(`${guest}a`)).toHaveAccessibleName(new RegExp(`${on(6)} – ${on(9)}`))
})

test('a long press moves a stay, a swipe scrolls', async () => {
  await open()
  const touch = await page.context().newCDPSession(page)
  await touch.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  const carryBy = async (rests: number) => {
    const [{ x, y }, to] = [await at(7), await at(9)]
    const point = (type: 'touchStart' | 'touchMove', at: { x: number; y: number }) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: [at] })
    await point('touchStart', { x, y })
    await page.waitForTimeout(rests)
    await point('touchMove', { x: (x + to.x) / 2, y })
    await point('touchMove', { x: to.x, y })
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  await carryBy(0)
  await expect(stay(`${guest}a`)).toHaveAccessibleName(new RegExp(`${on(6)} – ${on(9)}`))
  await carryBy(600)
  await expect(stay(`${guest}a`)).toHaveAccessibleName(new RegExp(`${on(8)} – ${on(11)}`))
  await touch.send('Emulation.setTouchEmulationEnabled', { enabled: false })
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(stay(`${guest}a`)).toHaveAccessibleName(new RegExp(`${on(6)} – ${on(9)}`))
})

test('a click opens the stay', async () => {
  const { id } = await book(`${guest}c`, 20, 3)
  await open()
  await stay(`${guest}c`).click()
  await expect(page).toHaveURL(new RegExp(`/Reservations/${id}$`))
})

test('the guest of a stay that began left of the visible days is readable', async () => {
  const { id } = await book(`${guest}d`, 23, 60)
  await openScreen(page, `/Reservations/Timeline?from=${from}&days=120&objectId=${objectId}`)
  const name = stay(`${guest}d`).getByText(`${guest}d`)
  const bar = (await stay(`${guest}d`).boundingBox())!
  const scrolledBy = bar.x - (await track().boundingBox())!.x + 300
  await track().evaluate((element, by) => {
    element.closest('ul')!.parentElement!.parentElement!.scrollLeft = by
  }, scrolledBy)
  await expect
    .poll(async () => (await name.boundingBox())!.x)
    .toBeGreaterThan((await stay(`${guest}d`).boundingBox())!.x + 100)
  await api(`/api/Reservation/${id}`, { method: 'DELETE' })
})

const calendar = (...days: [uid: string, from: number, till: number][]) =>
  [
    'BEGIN:VCALENDAR',
    ...days.flatMap(([uid, first, last]) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `DTSTART;VALUE=DATE:203103${String(first).padStart(2, '0')}`,
      `DTEND;VALUE=DATE:203103${last}`,
      'SUMMARY:Reserved',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ].join('\r\n')

test('a calendar file blocks days; removed entries stay blocked until they are released', async () => {
  await openScreen(page, `/Reservations/Calendars/${objectId}`)
  await field(page, 'Name').fill('The owner')
  await page.getByRole('button', { name: 'Add the calendar' }).click()
  await page.getByRole('button', { name: 'Change The owner' }).click()
  const editing = page.locator('form').filter({ hasText: 'Cancel' })
  await field(editing, 'Name').fill('The owner’s')
  await editing.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The owner’s', { exact: true })).toBeVisible()
  const upload = async (text: string) => {
    const choosing = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Read a file' }).click()
    await (
      await choosing
    ).setFiles({ name: 'stays.ics', mimeType: 'text/calendar', buffer: Buffer.from(text) })
  }
  await upload('BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:a')
  await expect(page.getByRole('alert').filter({ hasText: 'damaged' })).toBeVisible()
  await upload(calendar(['x', 24, 26], ['y', 27, 29]))
  const blocks = page.getByRole('table', { name: 'Blocked days' })
  await expect(blocks.getByRole('row').filter({ hasText: 'Booked elsewhere' })).toHaveCount(2)
  await upload(calendar(['y', 27, 29]))
  await expect(blocks.getByText('No longer in the calendar')).toHaveCount(1)
  await page.getByRole('button', { name: `Free ${on(24)} – ${on(26)}` }).click()
  await expect(blocks.getByRole('row').filter({ hasText: 'Booked elsewhere' })).toHaveCount(1)
  await open()
  await expect(page.getByRole('link', { name: new RegExp(`The owner’s, ${on(27)}`) })).toBeVisible()
  await expect(page.getByRole('link', { name: new RegExp(`The owner’s, ${on(24)}`) })).toHaveCount(
    0,
  )
})
