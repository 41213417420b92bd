// Checks which requests follow a save.
import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { newAccount, newColleague, people } from '../agency.ts'
import { newObject } from '../objects/objects.ts'
import { expectSaved, field, quiet, signIn } from '../steps.ts'

// Ignores requests of the first edit and of changing screens.
const beside = /\/(similar|draftKey|unreadCount|opened|Room)$/

/** Collects the calls from now on, as method and path. */
function callsOf(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/') && !beside.test(pathname))
      calls.push(`${request.method()} ${pathname}`)
  })
  return calls
}

test('a save of an account causes no other request, and lists show it', async ({
  page,
  request,
}) => {
  const { id, lastName } = await newAccount(request, { isOwner: true })
  await signIn(page, people.admin)
  await page.goto('/Owners?sort=-createdOn')
  await page.getByRole('link', { name: lastName }).first().click()
  await page.getByRole('button', { name: 'Edit', exact: true }).first().click()
  await quiet(page)
  const calls = callsOf(page)
  await field(page, 'First name').fill('Renamed')
  await expectSaved(page)
  await quiet(page)
  expect(calls).toEqual(['POST /api/account/update'])
  await page.goBack()
  await expect(
    page.getByRole('link', { name: new RegExp(`Renamed.*${lastName}|${lastName}.*Renamed`) }),
  ).toBeVisible()
  expect(calls).not.toContain(`GET /api/account/view/${id}`)
})

test('a save of an object causes no other request', async ({ page, request }) => {
  const { id } = await newObject(request, { area: 84 })
  await signIn(page, people.admin, `/Objects/View/${id}/1`)
  await quiet(page)
  const calls = callsOf(page)
  await field(page, 'Area').fill('96')
  await expectSaved(page)
  await quiet(page)
  expect(calls).toEqual(['POST /api/object/update'])
})

test('a change of the language loads its texts once, and keeps typed text', async ({
  page,
  request,
}) => {
  const { id } = await newAccount(request)
  // Uses a separate person, because the language is a personal setting.
  await signIn(page, await newColleague(request, 'employee'), `/Accounts/View/${id}/1`)
  await quiet(page)
  await page.route('/api/account/update', (route) => route.abort())
  await field(page, 'First name').fill('Unsaved')
  const calls = callsOf(page)
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Language: English/ })
    .click()
  await page.getByRole('menuitem', { name: 'Русский' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  await quiet(page)
  await expect(page.locator('input[name=firstName]')).toHaveValue('Unsaved')
  const views = calls.filter((path) => path === `GET /api/account/view/${id}`)
  expect(views).toHaveLength(1)
  await page.getByRole('banner').getByRole('button', { name: /РУ/ }).click()
  await page.getByRole('menuitem', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.unroute('/api/account/update')
})
