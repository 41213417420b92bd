import { expect, test } from '../journey.ts'
import { newColleague, signedInApi } from '../agency.ts'
import {
  bearer,
  chooseFromMenu,
  confirm,
  sidewaysScroll,
  field,
  settled,
  signIn,
} from '../steps.ts'

test('a session on another device is listed and ended, while the own one stays', async ({
  page,
  request,
}) => {
  const colleague = await newColleague(request, 'employee')
  const elsewhere = await signedInApi(request, colleague)
  await signIn(page, colleague)
  await chooseFromMenu(page, /Signed in as/, 'Sign-in and security')
  await settled(page)
  const sessions = page.getByRole('listitem').filter({ hasText: 'Signed in:' })
  await expect(sessions).toHaveCount(2)
  await expect(sessions.filter({ hasText: 'This browser' })).toContainText('Chrome on Windows')
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)

  await sessions
    .filter({ hasNotText: 'This browser' })
    .getByRole('button', { name: /End the session/ })
    .click()
  await confirm(page, 'End this session?', 'End')
  await expect(sessions).toHaveCount(1)
  await expect(elsewhere('/api/authenticate/me')).rejects.toThrow('session has ended')
  const headers = await bearer(page)
  expect((await request.get('/api/authenticate/me', { headers })).status()).toBe(200)

  await sessions.getByRole('button', { name: /End the session/ }).click()
  await confirm(page, 'End this session?', 'End')
  await expect(page).toHaveURL(/\/login$/)
})

test("the address of one's own calendar is listed with the sessions, and is revoked there", async ({
  page,
  request,
}) => {
  const colleague = await newColleague(request, 'employee')
  const api = await signedInApi(request, colleague)
  const { url } = await api<{ url: string }>('/api/calendar/feed', { body: {} })
  const feed = new URL(url).pathname
  await signIn(page, colleague, '/Security')
  const row = page.getByRole('listitem').filter({ hasText: 'Calendar address' })
  await expect(row).toContainText('Last used: never')
  expect((await request.get(feed)).status()).toBe(200)
  await page.reload()
  await expect(row).toContainText(/Last used: .*\d/)
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
  await row.getByRole('button', { name: 'End the calendar address' }).click()
  await confirm(page, 'End the address?', 'End')
  await expect(row).toHaveCount(0)
  expect((await request.get(feed)).status()).toBe(404)
})

test('a new password is rated while it is typed, and the current one must be right', async ({
  page,
  request,
}) => {
  const colleague = await newColleague(request, 'employee')
  await signIn(page, colleague, '/SetPassword')
  await field(page, 'New password').fill('estia2024')
  await expect(page.getByText('Easy to guess')).toBeVisible()
  const password = 'calm walnut ferry'
  await field(page, 'New password').fill(password)
  await expect(page.getByText('A good password.')).toBeVisible()
  await field(page, 'Current password').fill('not the one')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByText('This is not your current password.')).toBeVisible()
  await field(page, 'Current password').fill(colleague.password)
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByText('Password set successfully')).toBeVisible()
  await chooseFromMenu(page, /Signed in as/, 'Log out')
  await signIn(page, { ...colleague, password })
})
