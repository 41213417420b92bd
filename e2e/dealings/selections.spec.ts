import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { newAccount, people, signedInApi } from '../agency.ts'
import { newPublishable } from '../objects/objects.ts'
import { field, openScreen, sidewaysScroll, signIn } from '../steps.ts'

const noViolations = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}
const part = (page: Page) => page.getByRole('region', { name: 'Selections for the client' })

test('an agent sends a selection to a client, who answers on a phone without signing in @usual', async ({
  page,
  request,
  browser,
}) => {
  const client = await newAccount(request, {
    isClient: true,
    language: 'ru',
    email: 'm@example.ru',
  })
  // One is published, the other is not: the client sees both.
  const [sea, town] = await Promise.all([
    newPublishable(request, { titleRu: 'Дом у моря', title: 'House by the sea' }),
    newPublishable(request, { titleRu: 'Квартира в центре', title: 'Flat in town' }),
  ])
  const api = await signedInApi(request, people.admin)
  const { id: leadId } = await api<{ id: number }>('/api/lead/add', {
    body: { accountId: client.id, forPurchase: true },
  })
  for (const { id: objectId } of [sea, town])
    await api('/api/leadObject/add', { body: { leadId, objectId } })

  await signIn(page, people.admin, `/Leads/View/${leadId}`)
  await part(page).getByRole('button', { name: 'New selection' }).click()
  await expect(part(page).getByRole('checkbox', { checked: true })).toHaveCount(2)
  // The language is the client's.
  await expect(part(page).getByRole('combobox', { name: 'Language' })).toHaveValue('Русский')
  await field(part(page), 'Note to the client').fill('Как договорились по телефону.')
  await part(page).getByRole('button', { name: 'Make the page' }).click()
  const card = part(page).getByRole('article')
  await expect(card).toContainText('Open')
  await expect(card).toContainText('not opened yet')
  await noViolations(page)
  const text = await card.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')
  const link = /https?:\S+/.exec(new URL(text!).searchParams.get('text')!)![0]
  await card.getByRole('button', { name: 'Send by mail' }).click()
  await page.getByRole('menuitem', { name: 'To m@example.ru' }).click()
  await expect(card).toContainText('sent to m@example.ru')

  // The client, on a phone without scripts.
  const phone = await browser.newContext({
    viewport: { width: 390, height: 800 },
    colorScheme: 'dark',
    javaScriptEnabled: false,
  })
  const theirs = await phone.newPage()
  await theirs.goto(new URL(link).pathname)
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(
    '2 объекта, подобранных для вас',
  )
  await expect(theirs.getByText('Как договорились по телефону.')).toBeVisible()
  const object = (title: string) => theirs.getByRole('article', { name: title })
  await expect(object('Дом у моря').getByRole('img').first()).toBeVisible()
  await object('Дом у моря').getByRole('button', { name: 'Нравится' }).click()
  await expect(object('Дом у моря').getByRole('button', { pressed: true })).toContainText(
    'Нравится',
  )
  await object('Квартира в центре').getByRole('button', { name: 'Нравится' }).click()
  await object('Квартира в центре').getByRole('button', { name: 'Не подходит' }).click()
  await expect(object('Квартира в центре').getByRole('button', { pressed: true })).toContainText(
    'Не подходит',
  )
  await object('Дом у моря').getByText('Написать нам об этом объекте').click()
  await object('Дом у моря').getByLabel('Ваше сообщение').fill('Можно посмотреть в субботу?')
  await object('Дом у моря').getByRole('button', { name: 'Отправить' }).click()
  await expect(object('Дом у моря')).toContainText('Спасибо')
  await expect(object('Дом у моря')).toContainText('Можно посмотреть в субботу?')
  expect(await theirs.context().cookies()).toEqual([])

  // The agent sees the answer, also in the timeline of the lead, and gets an alert.
  await openScreen(page, `/Leads/View/${leadId}`)
  await expect(card).toContainText('opened once')
  const liked = card.getByRole('listitem').filter({ hasText: sea.referenceNumber })
  await expect(liked).toContainText('Likes it')
  await expect(card).toContainText('Можно посмотреть в субботу?')
  const activities = page.getByRole('region', { name: 'Activities' })
  await expect(
    activities.getByText(`#${sea.referenceNumber}: Можно посмотреть`).first(),
  ).toBeVisible()
  await openScreen(page, `/Alerts?searchStr=${client.lastName}`)
  // In the language of most employees, which depends on other journeys.
  const alert = page.getByRole('row').filter({ hasText: client.lastName })
  await expect(alert).toContainText(/Απάντηση πελάτη|Client’s answer|Ответ клиента/)
  await alert.getByRole('link', { name: 'Unread' }).click()
  await expect(page).toHaveURL(/\/Alerts\/\d+$/)
  await expect(page.getByRole('main')).toContainText(client.lastName)
  await phone.close()
})

test('the link of a selection is revoked, renewed and revoked again', async ({
  page,
  request,
  browser,
}) => {
  const api = await signedInApi(request, people.admin)
  const { id: leadId } = await api<{ id: number }>('/api/lead/add', { body: {} })
  const object = await newPublishable(request, { title: 'House by the sea' })
  const { link } = await api<{ link: string }>('/api/selection/add', {
    body: { leadId, objects: [{ objectId: object.id }], language: 'en' },
  })
  const phone = await browser.newContext({ javaScriptEnabled: false })
  const theirs = await phone.newPage()
  await theirs.goto(new URL(link).pathname)
  await expect(theirs.getByText('House by the sea').first()).toBeVisible()

  await signIn(page, people.admin, `/Leads/View/${leadId}`)
  const card = part(page).getByRole('article')
  const revoke = async () => {
    await card.getByRole('button', { name: /^More on the selection/ }).click()
    await page.getByRole('menuitem', { name: 'Revoke the link' }).click()
    await expect(card).toContainText('Revoked')
  }
  await revoke()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(card.getByRole('button', { name: 'Copy link' })).toBeVisible()
  await revoke()
  await theirs.reload()
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('This page is not open')
  await expect(theirs.getByText('House by the sea')).toHaveCount(0)
  await phone.close()
})

test('the page of a selection is accessible and fits on a phone', async ({ page, request }) => {
  const api = await signedInApi(request, people.admin)
  const { id: leadId } = await api<{ id: number }>('/api/lead/add', { body: {} })
  const long = 'A house with an unusually long name that goes on and on beyond what anybody reads'
  const object = await newPublishable(request, { title: long, description: long.repeat(5) })
  const { link } = await api<{ link: string }>('/api/selection/add', {
    body: {
      leadId,
      objects: [{ objectId: object.id }],
      language: 'en',
      note: long.replaceAll(' ', ''),
    },
  })
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [390, 1280]) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 800 })
      await page.goto(new URL(link).pathname)
      await page.getByText('Description and facts').click()
      expect(await sidewaysScroll(page)).toBe(0)
      await noViolations(page)
    }
})
