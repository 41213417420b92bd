import { AxeBuilder } from '@axe-core/playwright'
import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { people, signedInApi } from '../agency.ts'
import { colleagueSpeaking } from '../presses.ts'
import { chooseFromMenu, openScreen, settled, sidewaysScroll, signIn } from '../steps.ts'
import type { Person } from '../steps.ts'
import { textOf } from '../texts.ts'

async function speakEnglish(request: APIRequestContext, person: Person) {
  const api = await signedInApi(request, person)
  await api('/api/UserSettings/Language', { body: { language: 'en-UK' } })
}

const el = (key: Parameters<typeof textOf>[1]) => textOf('el', key)

test('a newcomer in Greek finds how to book a stay, and goes there from the help @usual', async ({
  page,
  request,
}) => {
  await signIn(page, await colleagueSpeaking(request, 'el'), '/Reservations')
  await chooseFromMenu(page, /^Έχετε συνδεθεί/, el('shell.help'))
  const here = page.getByRole('region', { name: el('help.here') })
  await here.getByRole('link', { name: el('help.task.stay'), exact: true }).click()
  await expect(page).toHaveURL('/Help/stay')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(el('help.task.stay'))
  const steps = page.getByRole('region', { name: el('help.steps') }).getByRole('listitem')
  await expect(steps).toHaveCount(6)
  // A button is named as it is called on its screen.
  await expect(steps.last()).toContainText(el('reservation.book'))
  const picture = page.getByRole('img', { name: el('help.task.stay') })
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(900)
  await page.getByRole('link', { name: el('palette.freeStays') }).click()
  await expect(page).toHaveURL('/Reservations/Free')
  await settled(page)

  await page.keyboard.press('Control+k')
  await page.locator('[role=combobox]:focus').fill('βοήθεια')
  await page
    .getByRole('option', { name: el('shell.help'), exact: false })
    .first()
    .click()
  await expect(page).toHaveURL('/Help')
  await page.getByRole('searchbox', { name: el('help.search') }).fill('бронь')
  await expect(page.getByRole('link', { name: el('help.task.stay'), exact: true })).toBeVisible()
  // A word that only the steps have.
  await page.getByRole('searchbox', { name: el('help.search') }).fill('συμβολαιογράφο')
  await expect(page.getByRole('main').getByRole('link').first()).toHaveText(el('help.task.deal'))
  await page.goBack()
  await expect(page).toHaveURL('/Reservations/Free')
})

test('each person sees the help of what they may do, and no way to other screens', async ({
  page,
  request,
}) => {
  await speakEnglish(request, people.branch)
  await signIn(page, people.branch, '/Help?from=/Leads')
  const all = page.getByRole('region', { name: 'All of it' })
  await expect(all.getByRole('link', { name: 'A client calls', exact: true })).toBeVisible()
  await expect(all.getByRole('link', { name: 'Book a stay', exact: true })).toHaveCount(0)
  await expect(all.getByRole('link', { name: 'Bring in an Excel file' })).toHaveCount(0)
  await openScreen(page, '/Help/stay')
  await expect(page.getByText('Colleagues with another role do this.')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Open:/ })).toHaveCount(0)
})

test('a client with payments has the help of their statement', async ({ page, request }) => {
  await speakEnglish(request, people.owner)
  await signIn(page, people.owner, '/Payments')
  await page.getByRole('banner').getByRole('link', { name: 'Help', exact: true }).click()
  const here = page.getByRole('region', { name: 'On this page' })
  await expect(here.getByRole('link')).toHaveText(['Your statement, and expenses to approve'])
  const all = page.getByRole('region', { name: 'All of it' })
  await expect(all.getByRole('link')).toHaveText([
    'Your statement, and expenses to approve',
    'Password, second step and devices',
  ])
  await here.getByRole('link').click()
  await expect(page.getByRole('link', { name: 'Open: Payments' })).toBeVisible()
})

test('a hint opens by keyboard, says a sentence, and leads to the help', async ({
  page,
  request,
}) => {
  const api = await signedInApi(request, people.admin)
  const { items } = await api<{ items: { id: number }[] }>('/api/Deal/search', {
    body: { perPage: 1 },
  })
  await signIn(page, people.admin, `/Deals/${items[0]!.id}`)
  const hint = page.getByRole('button', { name: 'What is this? Stage' })
  await hint.focus()
  await page.keyboard.press('Enter')
  const said = page.getByRole('dialog').filter({ hasText: 'Move the stage with each step' })
  await expect(said).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(said).toHaveCount(0)
  await expect(hint).toBeFocused()
  await hint.click()
  await said.getByRole('link', { name: 'More in the help' }).click()
  await expect(page).toHaveURL('/Help/deal')
})

for (const width of [390, 1024, 1440])
  test(`the help fits a window of ${width} pixels`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 844 })
    await signIn(page, await colleagueSpeaking(request, 'ru'), '/Help?from=/CRM')
    expect(await sidewaysScroll(page)).toBe(0)
    await openScreen(page, '/Help/stayCalendars')
    expect(await sidewaysScroll(page)).toBe(0)
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  })
