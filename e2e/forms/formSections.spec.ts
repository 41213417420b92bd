import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { people, signedInApi } from '../agency.ts'
import { chip, expectSaved, field, openScreen, signIn } from '../steps.ts'

test.beforeEach(async ({ page, request }) => {
  const api = await signedInApi(request, people.admin)
  const { id } = await api<{ id: number }>('/api/object/add')
  await signIn(page, people.admin, `/Objects/View/${id}/1`)
})

/** Types letter by letter, as a person does, and takes the first option. */
const take = async (page: Page, name: RegExp, typed: string, option: string) => {
  const add = page.getByRole('combobox', { name })
  await add.click()
  await add.pressSequentially(typed)
  await expect(page.locator('[data-combobox-selected]')).toHaveText(option)
  await add.press('Enter')
}

test('a feature is yes, no and unknown by one key, is found in another script, and is saved', async ({
  page,
}) => {
  const balcony = chip(page, 'Balcony')
  await balcony.focus()
  await page.keyboard.press('Enter')
  await expect(balcony).toHaveAccessibleName('Balcony: Yes')
  await page.keyboard.press('Space')
  await expect(balcony).toHaveAccessibleName('Balcony: No')
  await page.keyboard.press('Enter')
  await expect(balcony).toHaveAccessibleName('Balcony: Not set')
  await expect(balcony).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Balcony: Not set' })).toBeAttached()

  await expect(chip(page, 'Alarm')).toHaveCount(0)
  await take(page, /^Add a feature/, 'αλαρμ', 'Alarm')
  await expect(chip(page, 'Alarm')).toHaveAccessibleName('Alarm: Yes')
  await chip(page, 'Alarm').click()
  await chip(page, 'Alarm').click()
  await expect(chip(page, 'Alarm')).toHaveAccessibleName('Alarm: Not set')
  await chip(page, 'Furnished').click()
  await expectSaved(page)
  await page.reload()
  await expect(chip(page, 'Furnished')).toHaveAccessibleName('Furnished: Yes')
  await expect(chip(page, 'Alarm')).toHaveCount(0)
})

test('a folded section says what is in it, and opens for a link, and for a field that is wrong', async ({
  page,
}) => {
  const fold = page.getByRole('button', { name: 'Main features', expanded: true })
  await page.getByRole('switch', { name: 'For sale', exact: true }).check()
  await field(page, 'Sale price').fill('235000')
  await field(page, 'Bedrooms').fill('3')
  await expectSaved(page)
  await fold.click()
  await expect(field(page, 'Bedrooms')).toBeHidden()
  await expect(page.locator('#main')).toContainText('For sale · 235 000 € · Bedrooms 3')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Main features', expanded: false })).toBeVisible()

  const parts = page.getByRole('navigation', { name: 'Parts of the form' })
  await expect(parts.getByRole('button', { name: 'Main features 3' })).toBeVisible()
  await page.getByRole('button', { name: 'The type is missing.' }).click()
  await expect(page.getByRole('combobox', { name: 'Type', exact: true })).toBeFocused()
  await expect(fold).toBeVisible()
  await expect(parts.locator('[aria-current=location]')).toHaveText(/^Main features/)

  await page.getByRole('button', { name: 'The energy class is missing.' }).click()
  await expect(page.getByRole('combobox', { name: 'Energy class' })).toBeFocused()
  await field(page, 'Sale price').fill('much')
  await fold.click()
  await expect(field(page, 'Sale price')).toBeVisible()
})

test('a rare size is added to the short form, and has the focus', async ({ page }) => {
  await expect(field(page, 'Kitchens')).toHaveCount(0)
  await take(page, /^Add a field/, 'kitch', 'Kitchens')
  await expect(field(page, 'Kitchens')).toBeFocused()
  await page.keyboard.type('2')
  await expectSaved(page)
  await openScreen(page, page.url())
  await expect(field(page, 'Kitchens')).toHaveValue('2')
  // What is pasted and confirmed at once is taken too; what fits nothing stays to be corrected.
  const rare = page.getByRole('combobox', { name: /^Add a field/ })
  await rare.fill('zzzz')
  await rare.press('Enter')
  await expect(rare).toHaveValue('zzzz')
  await rare.fill('balcon')
  await rare.press('Enter')
  await expect(field(page, 'Area of balconies')).toBeFocused()
})
