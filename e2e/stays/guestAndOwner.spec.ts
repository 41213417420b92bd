// The people of a stay: a known guest is recognised by phone or e-mail, and the owner's share goes into the statement.
import { agencyDay } from '#kit/clock.ts'
import { newAccount, newName, people, signedInApi } from '../agency.ts'
import { expect, test } from '../journey.ts'
import { newObject } from '../objects/objects.ts'
import { field, openScreen, pickFromSearch, settled, sidewaysScroll, signIn } from '../steps.ts'
import { textOf } from '../texts.ts'

const en = (key: Parameters<typeof textOf>[1], values: Record<string, string> = {}) =>
  Object.entries(values).reduce(
    (text, [name, value]) => text.replace(`{{${name}}}`, value),
    textOf('en', key),
  )

test('a guest with a known phone or e-mail is chosen with one click', async ({ page, request }) => {
  const email = `${newName().toLowerCase()}@example.com`
  const phone = `69${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
  const guest = await newAccount(request, { email, phone })
  const { referenceNumber: number } = await newObject(request, { forShortRent: true })
  await signIn(page, people.admin, '/Reservations')
  await page
    .getByRole('link', { name: en('reservation.add') })
    .first()
    .click()
  await pickFromSearch(field(page, en('reservation.objectId')), number, `#${number}`)
  const thisIs = page.getByRole('button', { name: en('reservation.thisIs', { name: guest.name }) })

  // Typed as dictated on the phone.
  await field(page, en('reservation.clientPhone')).fill(
    `+30 ${phone.slice(0, 4)} ${phone.slice(4)}`,
  )
  await expect(thisIs).toBeVisible()
  await field(page, en('reservation.clientPhone')).fill('')
  await expect(thisIs).toHaveCount(0)
  await field(page, en('reservation.clientEmail')).fill(email.toUpperCase())
  await field(page, en('reservation.clientFirstName')).fill('Jo')
  await thisIs.click()
  await expect(field(page, en('reservation.clientLastName'))).toHaveValue(guest.lastName)
  await expect(field(page, en('reservation.clientPhone'))).not.toHaveValue('')
  // The typed text stays.
  await expect(field(page, en('reservation.clientFirstName'))).toHaveValue('Jo')
  await expect(thisIs).toHaveCount(0)

  await field(page, en('reservation.checkIn')).fill(agencyDay(30).split('-').reverse().join('.'))
  await field(page, en('reservation.duration')).fill('3')
  await page.getByRole('button', { name: en('reservation.book'), exact: true }).click()
  await expect(page).toHaveURL(/\/Reservations($|\?)/)
  const api = await signedInApi(request, people.admin)
  const { items } = await api<{ items: { id: number }[] }>('/api/Reservation/search', {
    body: { clientName: guest.lastName },
  })
  expect(items).toHaveLength(1)
  expect(await api(`/api/Reservation/edit/${items[0]!.id}`)).toMatchObject({ accountId: guest.id })
})

test("the owner's share is added to the statement with one click", async ({ page, request }) => {
  const api = await signedInApi(request, people.admin)
  const owner = await newAccount(request, { isOwner: true })
  const title = `Villa ${newName()}`
  const { id: objectId } = await newObject(request, { forShortRent: true, title })
  await api('/api/objectAccount/add', { body: { objectId, accountId: owner.id, relation: 1 } })
  const { id } = await api<{ id: number }>('/api/Reservation/update', {
    body: {
      object: { id: objectId },
      checkIn: agencyDay(3),
      duration: 2,
      client: { lastName: newName() },
      paymentToOwner: 321.5,
    },
  })
  const stay = `/Reservations/${id}`
  await signIn(page, people.admin, stay)
  await page.getByRole('button', { name: en('payout.put') }).click()
  const link = page.getByRole('link', { name: /^T\d+: 321,50\s€/ })
  await expect(link).toBeVisible()
  await expect(page.getByRole('button', { name: en('payout.put') })).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await sidewaysScroll(page)).toBe(0)
  await page.setViewportSize({ width: 1440, height: 900 })

  // The transaction and the stay link to each other, and the statement has its description.
  await link.click()
  await page.getByRole('link', { name: new RegExp(title) }).click()
  await expect(page).toHaveURL(new RegExp(`${stay}$`))
  await openScreen(page, `/Payments/View/${owner.id}`)
  const row = page.getByRole('row').filter({ hasText: title })
  await expect(row).toContainText(/321,50\s€/)

  // The button returns once the transaction is deleted.
  await row.getByRole('link', { name: /^Edit T/ }).click()
  await page.getByRole('button', { name: en('kit.delete'), exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: en('kit.delete') })
    .click()
  await expect(page).toHaveURL(new RegExp(`/Payments/View/${owner.id}`))
  await expect(row).toHaveCount(0)
  await openScreen(page, stay)
  await settled(page)
  await expect(page.getByRole('button', { name: en('payout.put') })).toBeVisible()

  // People who may not see payments see the state of the share, here in Greek.
  await signIn(page, people.agent, stay)
  await expect(page.getByText(textOf('el', 'payout.notYet'))).toBeVisible()
})
