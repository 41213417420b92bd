import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { people } from '../agency.ts'
import { signIn } from '../steps.ts'
import { textOf } from '../texts.ts'
import type { Key } from '../texts.ts'

const accountsMenu = (page: Page, language: 'el' | 'ru') =>
  page
    .getByRole('banner')
    .getByRole('button', { name: textOf(language, 'shell.accounts'), exact: true })

test('an employee of a branch is offered what a branch needs', async ({ page }) => {
  await signIn(page, people.branch)
  await accountsMenu(page, 'el').click()
  const item = (key: Key) => page.getByRole('menuitem', { name: textOf('el', key), exact: true })
  for (const key of ['shell.owners', 'shell.clients', 'shell.partners'] as const)
    await expect(item(key)).toBeVisible()
  for (const key of ['shell.employes', 'shell.alerts'] as const)
    await expect(item(key)).toHaveCount(0)
  const settings = textOf('el', 'shell.settings')
  await expect(page.getByRole('banner').getByRole('link', { name: settings })).toHaveCount(0)
})

test('an employee of a branch who types the address of employees is refused', async ({ page }) => {
  await signIn(page, people.branch, '/Clients')
  await page.goto('/Employes')
  const refusal = page.getByRole('alert').filter({ hasText: textOf('el', 'kit.failed.denied') })
  await expect(refusal.first()).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(0)
  // The navbar is there to go on from here.
  await accountsMenu(page, 'el').click()
  await page.getByRole('menuitem', { name: textOf('el', 'shell.clients'), exact: true }).click()
  await expect(page).toHaveURL(/\/Clients/)
  await expect(refusal).toHaveCount(0)
})

test('a client who may see their payments sees nothing of the staff', async ({ page }) => {
  await signIn(page, people.owner)
  await expect(accountsMenu(page, 'ru')).toHaveCount(0)
  for (const key of ['shell.actions', 'shell.settings'] as const)
    await expect(
      page.getByRole('banner').getByRole('link', { name: textOf('ru', key) }),
    ).toHaveCount(0)
  for (const address of ['/Clients', '/Accounts', '/Accounts/View/30', '/Actions', '/Employes']) {
    await page.goto(address)
    // They only have payments.
    await expect(page.getByRole('main').getByText(textOf('ru', 'shell.notFound'))).toBeVisible()
    await expect(page.getByRole('row')).toHaveCount(0)
  }
})
