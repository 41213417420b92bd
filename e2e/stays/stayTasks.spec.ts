// Tasks of stays: the people for check-in and cleaning are set once, then each confirmed stay gets their tasks. Also, a lead
// opens the search for free objects.
import { agencyDay } from '#kit/clock.ts'
import { formatDate } from '#kit/fields/format.ts'
import { newAccount, newName, people, signedInApi } from '../agency.ts'
import { expect, test } from '../journey.ts'
import { newObject } from '../objects/objects.ts'
import { field, openScreen, pickFromSearch, resize, sidewaysScroll, signIn } from '../steps.ts'
import { textOf } from '../texts.ts'

const en = (key: Parameters<typeof textOf>[1]) => textOf('en', key)

test('a confirmed stay gives the cleaner a task', async ({ page, request }) => {
  const api = await signedInApi(request, people.admin)
  const cleaner = await newAccount(request, { isProfessional: true })
  const { id: objectId } = await newObject(request, { forShortRent: true })
  const { id } = await api<{ id: number }>('/api/Reservation/update', {
    body: {
      object: { id: objectId },
      checkIn: agencyDay(3),
      duration: 2,
      reservationStage: 2,
      client: { lastName: newName() },
    },
  })
  await signIn(page, people.admin, `/Reservations/Seasons/${objectId}`)
  await pickFromSearch(field(page, en('stayCare.cleanedById')), cleaner.lastName, cleaner.lastName)
  await page.getByRole('button', { name: en('kit.save'), exact: true }).click()
  await expect(page.getByText(en('stayCare.saved'))).toBeVisible()
  await resize(page, { width: 390, height: 844 })
  expect(await sidewaysScroll(page)).toBe(0)
  await resize(page, { width: 1440, height: 900 })
  await openScreen(page, `/Reservations/${id}`)
  const main = page.getByRole('main')
  await expect(main.getByText(/^Cleaning: #/).first()).toBeVisible()
  await expect(main.getByText(/^Handover: #/)).toHaveCount(0)
  await expect(main).toContainText(cleaner.lastName)
})

test('a lead that wants a short rent opens the search for free objects on its days', async ({
  page,
  request,
}) => {
  const api = await signedInApi(request, people.admin)
  const { id: accountId } = await newAccount(request)
  const days = { startDate: agencyDay(40), endDate: agencyDay(44) }
  const description = '3 guests and a dog'
  const { lead } = await api<{ lead: { id: number } }>('/api/lead/add', {
    body: { accountId, forShortRent: true, description, ...days },
  })
  await signIn(page, people.admin, `/Leads/View/${lead.id}`)
  await page.getByRole('button', { name: en('kit.moreActions'), exact: true }).click()
  await page.getByRole('menuitem', { name: en('freeStays.title') }).click()
  await expect(field(page, en('freeStays.checkIn'))).toHaveValue(formatDate(days.startDate))
  await expect(field(page, en('freeStays.duration'))).toHaveValue('4')
  await expect(field(page, en('freeStays.guests'))).toHaveValue('3')
  await expect(page.getByText(/^\d+ propert(y is|ies are) free$/)).toBeVisible()
  // The list of reservations has the same link.
  await openScreen(page, '/Reservations')
  await page.getByRole('link', { name: en('freeStays.title') }).click()
  await expect(page.getByRole('heading', { name: en('freeStays.title') })).toBeVisible()
})
