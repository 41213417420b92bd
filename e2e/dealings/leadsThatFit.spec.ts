import { AxeBuilder } from '@axe-core/playwright'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { newAccount, people, signedInApi } from '../agency.ts'
import { newPublishable } from '../objects/objects.ts'
import { field, openScreen, pickFromSearch, sidewaysScroll, signIn } from '../steps.ts'

/** `price` is one that neither the other journey nor the demo agency uses. */
async function wanted(request: APIRequestContext, price: number) {
  const api = await signedInApi(request, people.admin)
  const object = await newPublishable(request, {
    title: 'House by the sea',
    titleRu: 'Дом у моря',
    forSale: true,
    salePrice: price,
  })
  const leadOf = async (account: object) => {
    const client = await newAccount(request, { isClient: true, ...account })
    const { id } = await api<{ id: number }>('/api/lead/add', {
      body: {
        accountId: client.id,
        forPurchase: true,
        purchaseBudgetRangeMin: price - 5_000,
        purchaseBudgetRangeMax: price + 5_000,
      },
    })
    return { id, name: client.name }
  }
  const mailed = await leadOf({ language: 'ru', email: 'm@example.ru' })
  const phoned = await leadOf({ language: 'en', phone: '+30 694 412 3456' })
  const left = await leadOf({ language: 'en', email: 'later@example.com' })
  return { object, mailed, phoned, left }
}

const section = (page: Page) => page.getByRole('region', { name: 'Leads it fits' })
const bar = (page: Page) => page.getByRole('region', { name: 'Ticked leads' })
const noViolations = async (page: Page, part = 'main') => {
  const axe = new AxeBuilder({ page }).setLegacyMode().withTags(['wcag2a', 'wcag2aa', 'wcag21aa'])
  const { violations } = await axe.include(part).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}

test('an agent ticks leads that a property fits, and mails all their clients at once', async ({
  page,
  request,
}) => {
  const colleague = await newAccount(request, { isEmploye: true })
  const { object, mailed, phoned, left } = await wanted(request, 9_400_000)
  await signIn(page, people.admin, `/Objects/View/${object.id}#matching`)
  const tick = (name: string) => section(page).getByRole('checkbox', { name: `Tick ${name}` })
  const all = section(page).getByRole('checkbox', { name: 'Tick all that are shown' })
  await all.check()
  await expect(tick(left.name)).toBeChecked()
  await all.uncheck()
  await expect(bar(page)).toHaveCount(0)
  for (const { name } of [mailed, phoned, left]) await tick(name).check()
  await expect(bar(page)).toContainText('3 ticked')

  await bar(page).getByRole('button', { name: 'Make tasks (3)' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox', { name: 'What is to be done' })).toHaveValue(
    `Call: #${object.referenceNumber} fits what they are looking for`,
  )
  await dialog.getByRole('button', { name: 'Make 3 tasks' }).click()
  await expect(dialog).toContainText('3 tasks were made.')
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(bar(page)).toHaveCount(0)

  await tick(mailed.name).check()
  await bar(page).getByRole('button', { name: 'Assign (1)' }).click()
  await pickFromSearch(field(dialog, 'Employee or specialist'), colleague.lastName, colleague.name)
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click()
  await expect(dialog).toContainText('1 record was assigned.')
  await dialog.getByRole('button', { name: 'Close' }).last().click()

  for (const { name } of [mailed, phoned, left]) await tick(name).check()
  await bar(page).getByRole('button', { name: 'Send selection (3)' }).click()
  const card = (name: string) => dialog.getByRole('region', { name })
  await expect(card(mailed.name)).toContainText('Русский')
  await expect(card(mailed.name)).toContainText('By mail to m@example.ru')
  await expect(card(mailed.name).getByRole('textbox')).toHaveValue(
    `Возможно, это тот объект, который вы ищете: #${object.referenceNumber} Дом у моря.`,
  )
  await expect(card(phoned.name)).toContainText('WhatsApp or Viber to +30 694 412 3456')
  await card(mailed.name).getByRole('textbox').fill('Новый дом, как вы просили.')
  await card(left.name).getByRole('checkbox').uncheck()
  await noViolations(page, '[role=dialog]')
  await dialog.getByRole('button', { name: 'Send to 2 clients' }).dblclick()
  await expect(dialog).toContainText('1 mail is on its way.')
  await expect(dialog).toContainText('1 page is made')
  await noViolations(page, '[role=dialog]')
  const whatsApp = dialog.getByRole('link', { name: 'WhatsApp' })
  const text = new URL((await whatsApp.getAttribute('href'))!).searchParams.get('text')!
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  // Leads that have the property are no longer listed.
  await expect(tick(left.name)).toBeVisible()
  await expect(tick(mailed.name)).toHaveCount(0)

  await openScreen(page, new URL(/https?:\S+/.exec(text)![0]).pathname)
  await expect(page.getByText('House by the sea').first()).toBeVisible()
  await openScreen(page, `/Leads/View/${mailed.id}`)
  const selections = page.getByRole('region', { name: 'Selections for the client' })
  await expect(selections.getByRole('article')).toHaveCount(1)
  await expect(selections).toContainText('Новый дом, как вы просили.')
  await expect(selections).toContainText('sent to m@example.ru')
  await openScreen(page, `/Objects/View/${object.id}`)
  await expect(page.getByRole('region', { name: 'Activities' })).toContainText('m@example.ru')
})

test('the screens fit on a phone in dark mode', async ({ page, request }) => {
  const { object, mailed, phoned } = await wanted(request, 9_800_000)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, people.admin, `/Objects/View/${object.id}#matching`)
  for (const { name } of [mailed, phoned])
    await section(page)
      .getByRole('checkbox', { name: `Tick ${name}` })
      .check()
  await expect(bar(page)).toBeVisible()
  expect(await sidewaysScroll(page)).toBe(0)
  await noViolations(page)
  await bar(page)
    .getByRole('button', { name: /^Send selection/ })
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('region', { name: phoned.name })).toBeVisible()
  expect(await sidewaysScroll(page)).toBe(0)
  await noViolations(page, '[role=dialog]')
  await dialog.getByRole('button', { name: /^Send to/ }).click()
  await expect(dialog.getByRole('link', { name: 'WhatsApp' })).toBeVisible()
  expect(await sidewaysScroll(page)).toBe(0)
  await noViolations(page, '[role=dialog]')
})

test('an alert about a new property opens the leads that it fits', async ({ page, request }) => {
  const api = await signedInApi(request, people.admin)
  const { items } = await api<{ items: { id: number; about: { part: string | null } | null }[] }>(
    '/api/alert/list',
    { body: { perPage: 500 } },
  )
  const alert = items.find(({ about }) => about?.part === 'matching')
  await signIn(page, people.admin, `/Alerts/${alert!.id}`)
  await page.getByRole('link', { name: 'Leads it fits' }).click()
  await expect(page).toHaveURL(/\/Objects\/View\/\d+#matching$/)
  await expect(section(page).getByRole('checkbox').first()).toBeInViewport()
})
