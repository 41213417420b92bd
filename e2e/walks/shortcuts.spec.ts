import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { newAccount, newColleague } from '../agency.ts'
import { openScreen, settled, signIn } from '../steps.ts'

test('single-key shortcuts list themselves, navigate, add and edit, and can be turned off', async ({
  page,
  request,
}) => {
  const { id, name } = await newAccount(request)
  const noted = page.waitForResponse((answer) => answer.url().endsWith('/api/opened'))
  // A separate person, because turning shortcuts off is a personal setting.
  await signIn(page, await newColleague(request, 'admin'), `/Accounts/View/${id}`)
  // Records shown only briefly do not count as opened.
  await noted
  await page.keyboard.press('e')
  await expect(page).toHaveURL(`/Accounts/View/${id}/1`)
  await openScreen(page, '/CRM')
  await page.keyboard.press('g')
  await page.keyboard.press('o')
  await expect(page).toHaveURL(/\/Owners/)
  await settled(page)
  await page.keyboard.press('n')
  await expect(page).toHaveURL('/Accounts/AddOwner')
  await openScreen(page, '/CRM')
  await page.keyboard.press('?')
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(dialog.getByRole('row').filter({ hasText: 'Go to: Keys' })).toBeVisible()
  await expectNothingSerious(page)
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/Shortcuts'))
  await dialog.getByRole('switch').click()
  await kept
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.keyboard.press('?')
  await page.keyboard.press('/')
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Search and actions' })
  await expect(palette.getByRole('group', { name: 'Opened last' })).toContainText(name)
  await expect(dialog).toHaveCount(0)
  await expectNothingSerious(page)
  await page.keyboard.press('Escape')
  await expect(palette).toHaveCount(0)

  // Stored for the person: it applies in another browser too.
  await page.context().clearCookies({ name: 'shortcuts' })
  const told = page.waitForResponse((answer) => answer.url().endsWith('/authenticate/me'))
  await page.reload()
  await told
  await settled(page)
  await page.keyboard.press('?')
  await page.keyboard.press('Control+k')
  await expect(palette).toBeVisible()
  await expect(dialog).toHaveCount(0)
})

async function expectNothingSerious(page: Page) {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}
