// The side panel of a list: by keyboard, by pointer, and on a phone.
import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { newAccount, newName, people, signedInApi } from '../agency.ts'
import { settled, signIn } from '../steps.ts'

const look = (page: Page, name: string) =>
  page.getByRole('complementary', { name: `Quick look: ${name}` })

async function clientsOf(request: Parameters<typeof signedInApi>[0]) {
  const lastName = newName()
  for (const [at, firstName] of ['Anna', 'Boris', 'Chloe'].entries())
    await newAccount(request, {
      firstName,
      lastName,
      isClient: true,
      phone: `+30 69411122${at}0`,
      notes: Array.from({ length: 14 }, (_, line) => `${firstName} said ${line}`).join('\n'),
    })
  return lastName
}

test('the side panel shows one client after the other by keyboard alone', async ({
  page,
  request,
}) => {
  const lastName = await clientsOf(request)
  const asked: string[] = []
  page.on('request', (sent) => {
    const path = new URL(sent.url()).pathname
    if (/^\/api\/account\/view\/\d+$/.test(path)) asked.push(path)
  })
  await signIn(page, people.admin, `/Clients?searchStr=${lastName}&sortBy=name`)
  const list = page.getByRole('region', { name: 'Clients' })
  const links = list.getByRole('link', { name: lastName })
  await expect(links).toHaveCount(3)
  const names = await links.allTextContents()
  await links.first().focus()
  await page.keyboard.press('Space')
  const first = look(page, names[0]!)
  await expect(first.getByText('said 1', { exact: false }).first()).toBeVisible()
  await expect(first.getByRole('link', { name: /^\+30 69411122/ })).toBeVisible()
  await expect(links.first()).toBeFocused()
  // A long text is folded, and can be unfolded.
  await first.getByRole('button', { name: 'Show all' }).click()
  await expect(first.getByRole('button', { name: 'Show less' })).toBeVisible()

  // The panel follows the row; rows that are only passed are not fetched.
  await links.first().focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(links.nth(2)).toBeFocused()
  await expect(look(page, names[2]!).getByText('said 1', { exact: false }).first()).toBeVisible()
  expect(asked).toHaveLength(2)

  // Into the panel and back; Escape closes it.
  await page.keyboard.press('ArrowRight')
  await expect(look(page, names[2]!).getByRole('link', { name: 'Open' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('complementary')).toHaveCount(0)
  await expect(links.nth(2)).toBeFocused()

  // Again, and on to the whole record, which has links to the next one of the list.
  await page.keyboard.press('Space')
  await expect(look(page, names[2]!)).toBeVisible()
  await page.keyboard.press('Space')
  await expect(page.getByRole('complementary')).toHaveCount(0)
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: names[2]! })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Next and previous' })).toContainText('3 of 3')
})

test('the side panel shows a property, and a message for a deleted one', async ({
  page,
  request,
}) => {
  const api = await signedInApi(request, people.admin)
  const { id, object } = await api<{ id: number; object: { referenceNumber: string } }>(
    '/api/object/add',
  )
  const other = await api<{ id: number; object: { referenceNumber: string } }>('/api/object/add')
  const title = newName()
  await api('/api/object/update', { body: { id, title, internalNotes: 'Keys at the kiosk' } })
  await api('/api/object/update', { body: { id: other.id, title } })
  await signIn(page, people.admin, `/Objects?searchStr=${title}`)
  const list = page.getByRole('region', { name: 'Properties' })
  const link = list.getByRole('link', { name: object.referenceNumber })
  await link.focus()
  await page.keyboard.press('Space')
  const shown = look(page, `Object #${object.referenceNumber}`)
  await expect(shown.getByText('Keys at the kiosk')).toBeVisible()

  await api(`/api/object/${other.id}`, { method: 'DELETE' })
  const gone = list.getByRole('link', { name: other.object.referenceNumber })
  await gone.focus()
  const asked = look(page, `Object #${other.object.referenceNumber}`)
  await expect(asked.getByRole('alert')).toBeVisible()
  await expect(asked.getByText('Keys at the kiosk')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('complementary')).toHaveCount(0)
  await expect(gone).toBeFocused()
})

test('Space opens the panel on a row, and behaves as usual elsewhere in a list', async ({
  page,
  request,
}) => {
  const lastName = await clientsOf(request)
  await signIn(page, people.admin, `/Clients?searchStr=${lastName}&sortBy=name`)
  const list = page.getByRole('region', { name: 'Clients' })
  const links = list.getByRole('link', { name: lastName })
  await expect(links).toHaveCount(3)
  await page.getByRole('button', { name: 'Select', exact: true }).focus()
  await page.keyboard.press('Space')
  const box = list.getByRole('checkbox').nth(1)
  await box.focus()
  await page.keyboard.press('Space')
  await expect(box).toBeChecked()
  await expect(page.getByRole('complementary')).toHaveCount(0)
  const search = page.getByRole('searchbox', { name: 'Search this list' })
  await search.click()
  await page.keyboard.press('Space')
  await expect(page.getByRole('complementary')).toHaveCount(0)

  // Without focus it opens the row under the pointer.
  await search.blur()
  await list.getByRole('row').filter({ hasText: 'Boris' }).hover()
  await page.keyboard.press('Space')
  await expect(page.getByRole('complementary', { name: /Boris/ })).toBeVisible()
  // A failed load is shown, and can be retried.
  await page.route('**/api/account/view/*', (route) => route.abort())
  await links.filter({ hasText: 'Chloe' }).focus()
  const next = page.getByRole('complementary', { name: /Chloe/ })
  await expect(next.getByRole('alert')).toBeVisible()
  await page.unroute('**/api/account/view/*')
  await next.getByRole('button', { name: 'Try again' }).click()
  await expect(next.getByText('Chloe said 1', { exact: false }).first()).toBeVisible()
})

test('on a phone, the eye button of a row opens the panel as a sheet from below', async ({
  page,
  request,
}) => {
  const lastName = await clientsOf(request)
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, people.admin, `/Clients?searchStr=${lastName}&sortBy=name`)
  const row = page.getByRole('row').filter({ hasText: 'Boris' })
  await row.getByRole('button', { name: /Quick look/ }).click()
  const sheet = page.getByRole('dialog', { name: /Boris/ })
  await expect(sheet.getByText('Boris said 1', { exact: false }).first()).toBeVisible()
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect(sheet).toHaveCount(0)
  await row.getByRole('button', { name: /Quick look/ }).click()
  await sheet.getByRole('link', { name: 'Open' }).click()
  await settled(page)
  await expect(page.getByRole('heading', { level: 1, name: /Boris/ })).toBeVisible()
})
