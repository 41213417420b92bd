import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { epochMs } from '#kit/clock.ts'
import { newAccount, people, signedInApi } from '../agency.ts'
import { expect, test } from '../journey.ts'
import { field, openScreen, resize, settled, signIn } from '../steps.ts'

const phone = '+30 694 123 4567'
const prompts = (page: Page) => page.getByRole('complementary', { name: 'Calls and messages' })
const activities = (page: Page) => page.getByRole('region', { name: 'Activities', exact: true })

// Prevents the browser from opening a phone app.
test.beforeEach(({ page }) =>
  page.addInitScript(() =>
    document.addEventListener('click', (event) => {
      if ((event.target as Element).closest('a[href^="tel:"], a[href^="viber:"]'))
        event.preventDefault()
    }),
  ),
)

test('a call from a lead is recorded automatically, with its length and outcome', async ({
  page,
  request,
}) => {
  const account = await newAccount(request, { isClient: true, phone })
  const api = await signedInApi(request, people.admin)
  const { lead } = await api<{ lead: { id: number } }>('/api/lead/add', {
    body: { accountId: account.id },
  })
  await signIn(page, people.admin, `/Leads/View/${lead.id}`)
  const call = page.getByRole('main').getByRole('link', { name: phone, exact: true })
  await call.click()
  await call.click()
  const prompt = prompts(page).getByRole('form', { name: `Call to ${phone}` })
  await expect(prompt).toContainText('Noted among the activities')
  await expect(prompt).toHaveCount(1)
  await expect(activities(page).getByText(`Call to ${phone}`)).toHaveCount(1)

  // On the phone for four minutes.
  await page.evaluate(() => window.dispatchEvent(new Event('blur')))
  await page.clock.setFixedTime(epochMs() + 4 * 60_000)
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(field(page, 'Minutes')).toHaveValue('4')
  await field(page, 'What came of it?').fill('Wants to see it on Friday')
  await resize(page, { width: 390, height: 844 })
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().include('aside').analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  await field(page, 'What came of it?').press('Enter')
  await expect(prompt).toHaveCount(0)
  const noted = activities(page).getByRole('listitem').filter({ hasText: 'on Friday' })
  await expect(noted).toContainText(`Call to ${phone}, 4 min`)

  await openScreen(page, `/Accounts/View/${account.id}`)
  await expect(activities(page)).toContainText('Wants to see it on Friday')
})

test('"not reached" is recorded with one click, and typed text survives a reload', async ({
  page,
  request,
}) => {
  const account = await newAccount(request, { isClient: true, phone })
  await signIn(page, people.admin, `/Accounts/View/${account.id}`)
  const main = page.getByRole('main')
  await main.getByRole('link', { name: phone, exact: true }).click()
  await prompts(page).getByRole('button', { name: 'Not reached' }).click()
  await expect(prompts(page)).toHaveCount(0)
  await expect(activities(page)).toContainText(`Call to ${phone}: not reached`)

  await main.getByRole('link', { name: `Viber to ${phone}` }).click()
  await expect(prompts(page)).toContainText('Noted among the activities')
  await field(page, 'What came of it?').fill('Half a sent')
  await page.reload()
  await settled(page)
  await expect(field(page, 'What came of it?')).toHaveValue('Half a sent')
  await expect(activities(page)).toContainText(`Viber opened: ${phone}`)
  await prompts(page).getByRole('button', { name: 'Don’t note it' }).click()
  await expect(prompts(page)).toHaveCount(0)
  await expect(activities(page)).not.toContainText('Viber opened')
})
