import type { Page } from '@playwright/test'
import { agencyDay } from '#kit/clock.ts'
import { expect, test } from '../journey.ts'
import { newAccount, people, signedInApi } from '../agency.ts'
import type { NamedAccount } from '../agency.ts'
import { newObject } from '../objects/objects.ts'
import { confirm, field, signIn } from '../steps.ts'

const relations = { owner: 1, tenant: 4, shortTermTenant: 7 } as const
const nextYear = Number(agencyDay().slice(0, 4)) + 1

const contacts = (page: Page) => page.getByRole('region', { name: 'Contacts' })
const current = (page: Page) => contacts(page).getByRole('list', { name: 'Current contacts' })
const year = (page: Page, name: number) =>
  contacts(page).getByRole('button', { name: `Tenants of ${name}` })

test('the tenant of an object is among its contacts, former tenants are listed by year', async ({
  page,
  request,
}) => {
  const api = await signedInApi(request, people.admin)
  const { id } = await newObject(request, { title: 'Flat with a past' })
  const link = async (fields: { relation: number; startDate?: string; endDate?: string }) => {
    const account = await newAccount(request)
    const body = { objectId: id, accountId: account.id, ...fields }
    await api('/api/objectAccount/add', { body })
    return account
  }
  const { owner, tenant, shortTermTenant } = relations
  const owns = await link({ relation: owner, endDate: '2020-05-31' })
  const lives = await link({ relation: tenant, startDate: '2020-01-01' })
  const leaves = await link({ relation: tenant, endDate: `${nextYear}-06-30` })
  const left2023 = await link({ relation: tenant, endDate: '2023-08-31' })
  const left2019 = await link({ relation: tenant, endDate: '2019-02-28' })
  const summer2019 = await link({ relation: shortTermTenant, endDate: '2019-08-15' })

  await signIn(page, people.admin, `/Objects/View/${id}`)
  await expectNames(current(page), [owns, lives, leaves])
  const years = contacts(page).getByRole('button', { name: /^Tenants of/ })
  await expect(years).toHaveText(['2019', '2023'])
  for (const former of [left2019, summer2019, left2023])
    await expect(contacts(page).getByText(former.name)).toHaveCount(0)

  await year(page, 2019).click()
  await expect(year(page, 2019)).toHaveAttribute('aria-expanded', 'true')
  await expect(contacts(page).getByRole('link', { name: left2019.name })).toBeVisible()
  await expect(contacts(page).getByRole('link', { name: summer2019.name })).toBeVisible()
  await expect(contacts(page).getByText(left2023.name)).toHaveCount(0)
  await year(page, 2023).click()
  await expect(contacts(page).getByRole('link', { name: left2023.name })).toBeVisible()
  await year(page, 2019).click()
  await expect(contacts(page).getByText(left2019.name)).toHaveCount(0)
  await expect(contacts(page).getByText(left2023.name)).toBeVisible()

  // A tenant who moves out moves from the contacts to the list of former tenants.
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const form = page.getByRole('group', { name: lives.name })
  await field(form, 'End').fill('31.10.2021')
  await field(form, 'End').press('Enter')
  const row = contacts(page).locator('form').filter({ has: form })
  await expect(row.locator('output')).toHaveText('Saved')
  await page.getByRole('button', { name: 'View', exact: true }).click()
  await expect(years).toHaveText(['2019', '2021', '2023'])
  await expectNames(current(page), [owns, leaves])
  await year(page, 2021).click()
  await expect(contacts(page).getByRole('link', { name: lives.name })).toBeVisible()
})

async function expectNames(list: ReturnType<typeof current>, people: NamedAccount[]) {
  const links = list.getByRole('link')
  await expect(links).toHaveCount(people.length)
  for (const { name } of people) await expect(links.filter({ hasText: name })).toBeVisible()
}

test('leaving a half-filled contact asks first', async ({ page, request }) => {
  const { id } = await newObject(request)
  await signIn(page, people.admin, `/Objects/View/${id}/1`)
  const added = page.getByRole('group', { name: 'New contact' })
  await added.getByRole('textbox', { name: 'Price' }).fill('650')
  const owners = page.getByRole('banner').getByRole('button', { name: 'Realties' })
  const leave = async () => {
    await owners.click()
    await page.getByRole('menuitem', { name: 'Keys' }).click()
  }
  await leave()
  await confirm(page, 'Leave and lose them?', 'Stay')
  await expect(added.getByRole('textbox', { name: 'Price' })).toHaveValue(/650/)
  await leave()
  await confirm(page, 'Leave and lose them?', 'Leave')
  await expect(page).toHaveURL(/\/ObjectKeys/)
})
