import type { Page } from '@playwright/test'
import { agencyDay } from '#kit/clock.ts'
import { formatDate } from '#kit/fields/format.ts'
import { expect, test } from '../journey.ts'
import { newAccount, newColleague, people, signedInApi } from '../agency.ts'
import { newObject } from '../objects/objects.ts'
import {
  chooseFromMenu,
  expectNoRow,
  field,
  openScreen,
  pickFromSearch,
  rowOf,
  signIn,
  timeField,
} from '../steps.ts'

const list = (page: Page) => page.getByRole('table', { name: 'Viewings' })
const objects = (page: Page) => page.getByRole('table', { name: 'Properties' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('a viewing is planned, its results are entered, and it is found by them @usual', async ({
  page,
  request,
}) => {
  const day = agencyDay(30)
  const client = await newAccount(request, { isClient: true })
  const api = await signedInApi(request, people.admin)
  await api('/api/lead/add', { body: { accountId: client.id, description: 'By the sea' } })
  const { referenceNumber: number } = await newObject(request, { title: 'White house' })
  await signIn(page, people.admin, '/Viewing')
  await page.getByRole('link', { name: 'Add new viewing' }).click()
  await pickFromSearch(field(page, 'Original lead'), client.lastName, client.lastName)
  await field(page, 'Date of viewing').fill(formatDate(day))
  await field(page, 'Date of viewing').press('Tab')
  await timeField(page, 'Date of viewing: time').fill('18:15')
  const addObject = field(page, 'Add a property')
  await pickFromSearch(addObject, number, 'White house')
  await pickFromSearch(addObject, number, 'White house')
  await expect(page.getByText('Object already in the list!')).toBeVisible()
  await expect(objects(page).getByRole('row')).toHaveCount(2)
  await button(page, 'Save').click()

  await expect(page).toHaveURL(/\/Viewing\/\d+$/)
  const id = page.url().split('/').pop()!
  await expect(page.getByRole('heading', { level: 1 })).toContainText(client.name)
  await expect(page.getByText(`${formatDate(day)} 18:15`).first()).toBeVisible()
  await expect(page.getByRole('link', { name: `${client.name}, By the sea` })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Activities' })).toBeVisible()

  await button(page, 'Edit').click()
  await page.getByRole('combobox', { name: `Result of #${number}` }).click()
  await page.getByRole('option', { name: 'Interested', exact: true }).click()
  await button(page, 'Save').click()
  await expect(objects(page)).toContainText('Interested')

  await openScreen(page, `/Viewing?page=1&results=[2]&dateOfViewingFrom=${day}`)
  const row = rowOf(list(page), { 'No.': id, Result: 'Interested' })
  await expect(row).toContainText(client.lastName)
  await expect(row).toHaveClass(/interested/)
  await row.getByRole('link', { name: `#${number}` }).click()
  // It is in the timeline too.
  const open = page.getByRole('region', { name: 'What is open' })
  await expect(
    open.getByRole('link', { name: new RegExp(`^V${id}, ${formatDate(day)}`) }),
  ).toBeVisible()
})

test('the title of a picked property follows a change of the language', async ({
  page,
  request,
}) => {
  const colleague = await newColleague(request, 'admin')
  const { referenceNumber: number } = await newObject(request, {
    title: 'White house',
    titleRu: 'Белый дом',
  })
  await signIn(page, colleague, '/Viewing/Add')
  await pickFromSearch(field(page, 'Add a property'), number, 'White house')
  await expect(page.getByRole('link', { name: `#${number} White house` })).toBeVisible()
  await chooseFromMenu(page, /Language: English/, 'Русский')
  await expect(page.getByRole('link', { name: `#${number} Белый дом` })).toBeVisible()
})

test('a viewing is deleted after a confirmation, and restored', async ({ page, request }) => {
  const api = await signedInApi(request, people.admin)
  const day = agencyDay(36)
  const body = { dateOfViewing: `${day}T09:00:00` }
  const { id } = await api<{ id: number }>('/api/Viewing/update', { body })
  await signIn(
    page,
    people.admin,
    `/Viewing?page=1&dateOfViewingFrom=${day}&dateOfViewingTo=${day}`,
  )
  await page.getByRole('link', { name: `Edit viewing V${id}` }).click()
  // The input stays until the deletion is confirmed.
  const time = timeField(page, 'Date of viewing: time')
  await time.fill('11:00')
  await button(page, 'Delete').click()
  await expect(page.getByText('Delete the viewing?')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(time).toHaveValue('11:00')
  await button(page, 'Delete').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expectNoRow(list(page), { 'No.': String(id) })
  await button(page, 'Undo').click()
  await expect(rowOf(list(page), { 'No.': String(id) })).toBeVisible()
})

test('planning two viewings of an object at the same time shows a warning', async ({
  page,
  request,
}) => {
  const api = await signedInApi(request, people.admin)
  const { id: objectId, referenceNumber } = await newObject(request, { title: 'Sought after' })
  const day = agencyDay(20)
  const plan = (time: string) =>
    api<{ id: number }>('/api/Viewing/update', {
      body: { dateOfViewing: `${day}T${time}:00`, results: [{ objectId }] },
    })
  const first = await plan('18:00')
  const second = await plan('18:30')
  await signIn(page, people.admin, `/Viewing/${second.id}?mode=edit`)
  await expect(page.getByText(`Property #${referenceNumber} is being shown`)).toBeVisible()
  // The object is shown twice, and the same person goes along to both.
  const other = page.getByRole('link', { name: `Viewing V${first.id}`, exact: true })
  await expect(other).toHaveCount(2)
  await timeField(page, 'Date of viewing: time').fill('20:00')
  await expect(page.getByText(`Property #${referenceNumber} is being shown`)).toHaveCount(0)
})
