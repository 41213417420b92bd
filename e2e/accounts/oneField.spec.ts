import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { newAccount, people, signedInApi } from '../agency.ts'
import { newObject } from '../objects/objects.ts'
import { signIn } from '../steps.ts'

const valueOf = (page: Page, name: string) => page.locator(`[data-field="${name}"]`)

/** Clicks a value in a view, and returns the dialog that edits it. */
async function edit(page: Page, label: string) {
  await page.getByRole('button', { name: `Edit: ${label}`, exact: true }).click()
  return page.getByRole('dialog', { name: `Edit: ${label}` })
}

test('a value of an account is edited in the view', async ({ page, request }) => {
  const { id } = await newAccount(request, { city: 'Veria' })
  await signIn(page, people.admin, `/Accounts/View/${id}`)
  const dialog = await edit(page, 'City')
  await dialog.getByRole('textbox').fill('Καβάλα')
  await dialog.getByRole('textbox').press('Enter')
  await expect(dialog).toBeHidden()
  await expect(valueOf(page, 'city')).toContainText('Καβάλα')
})

test('values of an object of different kinds are edited in the view', async ({ page, request }) => {
  const { id } = await newObject(request, { area: 84, orientation: [1], subTypeObjectTypeId: 1 })
  await signIn(page, people.admin, `/Objects/View/${id}`)

  const area = await edit(page, 'Area')
  await area.getByRole('textbox').fill('1284,5')
  await area.getByRole('button', { name: 'Save' }).click()
  await expect(area).toBeHidden()
  await expect(valueOf(page, 'area').first()).toContainText('1 284,5')

  const orientation = await edit(page, 'Orientation')
  await orientation.getByRole('button', { name: 'South', exact: true }).click()
  await orientation.getByRole('button', { name: 'Save' }).click()
  await expect(orientation).toBeHidden()
  await expect(valueOf(page, 'orientation')).toContainText('South')

  const api = await signedInApi(request, people.admin)
  expect(await api(`/api/object/view/${id}`)).toMatchObject({ area: 1284.5, version: 4 })
})
