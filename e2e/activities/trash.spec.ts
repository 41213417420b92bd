import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { newAccount, people, signedInApi } from '../agency.ts'
import {
  chooseFromMenu,
  expectNoRow,
  sidewaysScroll,
  expectRowVisible,
  rowOf,
  settled,
  signIn,
} from '../steps.ts'

const trash = (page: Page) => page.getByRole('table', { name: 'Trash' })

test('a deleted record is found in the trash and restored', async ({ page, request }) => {
  const account = await newAccount(request, { phone: '2310 555 017' })
  const api = await signedInApi(request, people.admin)
  await api(`/api/account/${account.id}`, { method: 'DELETE' })

  await signIn(page, people.admin)
  await chooseFromMenu(page, /^Signed in as/, 'Trash')
  await settled(page)
  await page.getByRole('searchbox', { name: 'Name contains' }).fill(account.lastName)
  const row = { Deleted: account.name, Kind: 'Account' }
  await expectRowVisible(trash(page), row)
  await expect(rowOf(trash(page), row)).toContainText('2310 555 017')

  await rowOf(trash(page), row)
    .getByRole('button', { name: /^Restore/ })
    .click()
  await expect(page.getByText(`Account restored: ${account.name}`)).toBeVisible()
  await expectNoRow(trash(page), row)
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/Accounts/View/${account.id}`))
  await expect(page.getByRole('heading', { name: account.name })).toBeVisible()
})

test('on a phone the trash is a list of cards', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const account = await newAccount(request)
  const api = await signedInApi(request, people.admin)
  await api(`/api/account/${account.id}`, { method: 'DELETE' })
  await signIn(page, people.admin)
  await page.goto('/Trash')
  await settled(page)
  await expect(trash(page).getByText(account.name)).toBeVisible()
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
})
