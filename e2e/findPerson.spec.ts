import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { people } from './agency.ts'
import { signIn } from './steps.ts'

test.beforeEach(({ page }) => signIn(page, people.admin))

async function openFirstHit(page: Page, typed: string, name: string) {
  await page.keyboard.press('/')
  const search = page.getByRole('searchbox', { name: 'Search' })
  await expect(search).toBeFocused()
  await page.keyboard.type(typed)
  await expect(page.getByRole('option').first()).toContainText(name)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/Accounts\/View\/\d+/)
  await expect(page.getByRole('main')).toContainText(name)
}

const greek = 'Παπαχριστοδουλόπουλος-Χατζηκωνσταντίνου'

test('a Greek name is found in Latin letters, without leaving the keyboard', async ({ page }) => {
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

test('a search without hits says so, and Esc empties the box', async ({ page }) => {
  const search = page.getByRole('searchbox', { name: 'Search' })
  await search.fill('qqxxqqxx')
  await expect(page.getByText('Nothing found for “qqxxqqxx”')).toBeVisible()
  await search.press('Escape')
  await expect(search).toHaveValue('')
})
