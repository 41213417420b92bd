// Stays are booked, refused if they overlap, found in the list, and totalled.
import type { Page } from '@playwright/test'
import { agencyDay } from '#kit/clock.ts'
import { formatDate } from '#kit/fields/format.ts'
import { expect, test } from '../journey.ts'
import { newObject } from '../objects/objects.ts'
import { newName, people, signedInApi } from '../agency.ts'
import { field, openScreen, pickFromSearch, resize, rowOf, signIn } from '../steps.ts'

let page: Page
let number: string
let objectId: number
const guest = newName()
const year = Number(agencyDay().slice(0, 4)) + 1
const on = (dayAndMonth: string) => `${dayAndMonth}.${year}`

test.describe.configure({ mode: 'serial' })
test.beforeAll(async ({ browser, request }) => {
  const made = await newObject(request, { forShortRent: true, title: `Flat of ${guest}` })
  number = made.referenceNumber
  objectId = made.id
  page = await (await browser.newContext()).newPage()
  await signIn(page, people.admin)
})
test.afterAll(() => page.context().close())

const list = () => page.getByRole('table', { name: 'Reservations' })
const setDay = async (label: string, day: string) => {
  await field(page, label).fill(day)
  await field(page, label).press('Tab')
}
const fill = async (lastName: string, checkIn: string, nights: string) => {
  await pickFromSearch(field(page, 'Property'), number, `#${number}`)
  await setDay('Check in', checkIn)
  await field(page, 'Nights').fill(nights)
  await field(page, 'Last name').fill(lastName)
}
const book = () => page.getByRole('button', { name: 'Book', exact: true }).click()
/** Opens the list of this journey's object. */
const openList = () => openScreen(page, `/Reservations?page=1&objectId=${objectId}`)

test('a stay is booked; departure and amount due are computed @usual', async () => {
  await openScreen(page, '/Reservations')
  // The list opens with stays that end from today on, and shows that filter.
  await expect(page.getByRole('button', { name: /^Filter \d/ })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Filters in force' })).toContainText(
    `Day of check out from: ${formatDate(agencyDay())}`,
  )
  await page.getByRole('link', { name: 'New reservation' }).first().click()
  await fill(guest, on('10.06'), '5')
  // The stage is required, so it has no clear button.
  const stage = page.getByRole('combobox', { name: 'Stage', exact: true })
  await expect(stage).toHaveValue('New')
  await expect(stage.locator('..').getByLabel('Clear')).toHaveCount(0)
  await expect(field(page, 'Check out')).toHaveValue(on('15.06'))
  await setDay('Check out', on('17.06'))
  await expect(field(page, 'Nights')).toHaveValue('7')
  await field(page, 'Total').fill('900')
  // A phone number in the wrong field does not clear the other input.
  await field(page, 'Nights').fill('306941234567')
  await expect(field(page, 'Check out')).toHaveValue('')
  await field(page, 'Nights').fill('7')
  await expect(field(page, 'Check out')).toHaveValue(on('17.06'))
  await field(page, 'Prepayment, cash').fill('270')
  await page.getByRole('button', { name: 'Take 630,00 € = total − prepayment' }).click()
  await expect(field(page, 'Balance, cash')).toHaveValue(/^630,00\s€$/)
  await field(page, 'Payment to owner').fill('700,50')
  await field(page, 'Commission').fill('200')
  await expect(page.getByRole('button', { name: /199,50 € = total − payment/ })).toBeVisible()
  await book()
  await expect(page).toHaveURL(/\/Reservations($|\?)/)
  await openList()
  await expect(rowOf(list(), { Client: guest, 'Check out': on('17.06') })).toContainText('900,00 €')
})

test('a stay without a last name or with overlapping nights is refused with a reason', async () => {
  await openScreen(page, '/Reservations/Add')
  await fill('', on('16.06'), '3')
  await book()
  await expect(page.getByText('Please fill in this field.').first()).toBeVisible()
  await field(page, 'Last name').fill('Second')
  await book()
  const refusal = `The property is taken from ${on('10.06')} to ${on('17.06')}: reservation #`
  await expect(page.getByRole('alert').filter({ hasText: refusal }).first()).toBeVisible()
  // It may start on the day on which the other one ends.
  await setDay('Check in', on('17.06'))
  await field(page, 'Total').fill('100,10')
  // The paid amount exceeds the total.
  await field(page, 'Prepayment, cash').fill('120')
  await page.getByRole('button', { name: 'Take −19,90 € = total − prepayment' }).click()
  await expect(field(page, 'Balance, cash')).toHaveValue(/^-19,90\s€$/)
  await expect(page.getByText('Not below zero.')).toHaveCount(0)
  await book()
  // Waits for the redirect to the list, so that the next test does not collide with it.
  await expect(page).toHaveURL(/\/Reservations($|\?)/)
  await openList()
  await expect(rowOf(list(), { Client: 'Second' })).toBeVisible()
})

test('totals cover all matching stays, and the filter is remembered', async () => {
  await openList()
  const sums = page.getByLabel('Sums of all that was found')
  await expect(sums).toContainText('1 000,10 €')
  await page.getByRole('button', { name: /^Filter \d/ }).click()
  await field(page, 'Client’s name').fill(guest.toUpperCase())
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(list().getByRole('row')).toHaveCount(2)
  await expect(sums).toContainText('900,00 €')
  await openScreen(page, '/Settings')
  await openScreen(page, '/Reservations')
  await expect(list().getByRole('row')).toHaveCount(2)
  await page.getByRole('button', { name: /^Filter \d/ }).click()
  await page.getByRole('button', { name: 'Clear', exact: true }).last().click()
  await expect(page.getByRole('button', { name: 'Filter', exact: true })).toBeVisible()
})

test('a stay is viewed, edited, deleted and restored', async () => {
  await openList()
  await rowOf(list(), { Client: guest }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: /Reservation #/ })).toBeVisible()
  await expect(page.getByText('= total − prepayment')).toBeVisible()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await field(page, 'Adults').fill('3')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(list()).toBeVisible()
  await openList()
  await rowOf(list(), { Client: guest }).getByRole('link').first().click()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(rowOf(list(), { Client: guest })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rowOf(list(), { Client: guest })).toBeVisible()
})

test('the object links to its stays, and the screens fit on a phone', async ({ request }) => {
  await openScreen(page, `/Objects/View/${objectId}`)
  // Under plans or past events, depending on the date.
  await page.getByRole('link', { name: guest }).first().click()
  await resize(page, { width: 390, height: 844 })
  const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(await isWide()).toBe(false)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await expect(field(page, 'Total')).toHaveValue(/^900,00\s€$/)
  expect(await isWide()).toBe(false)
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await openList()
  expect(await isWide()).toBe(false)
  await page.setViewportSize({ width: 1440, height: 900 })
  const api = await signedInApi(request, people.admin)
  const stays = await api<{ totalRows: number }>('/api/Reservation/search', { body: { objectId } })
  expect(stays.totalRows).toBe(2)
})
