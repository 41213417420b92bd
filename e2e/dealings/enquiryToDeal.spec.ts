// From a visitor's enquiry to the deal, as one agent works on it.
import type { Page } from '@playwright/test'
import { agencyDay } from '#kit/clock.ts'
import { formatDate } from '#kit/fields/format.ts'
import { expect, test } from '../journey.ts'
import { newAccount, newName, people, signedInApi } from '../agency.ts'
import { newPublishable } from '../objects/objects.ts'
import { expectSaved, field, openScreen, settled, signIn } from '../steps.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
/** A pattern for an amount, with any space as thousands separator. */
const asEuro = (price: number) =>
  new RegExp(`^${String(price).replace(/\B(?=(\d{3})+$)/g, '\\s')}\\s€$`)

async function enquire(page: Page, reference: string, name: string) {
  const address = `/site/en/object/${reference}`
  const status = async () => (await page.request.get(address)).status()
  await expect.poll(status).toBe(200)
  await page.goto(address)
  const form = section(page, 'Write to us')
  await form.getByLabel('Your name').fill(`Anna ${name}`)
  await form.getByLabel('E-mail').fill(`${name.toLowerCase()}@example.com`)
  await form.getByLabel('Your message').fill('Is it still to be had?')
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/your message has arrived/)
}

test('an enquiry becomes a lead, a selection, a viewing and a deal', async ({
  page,
  request,
  browser,
}) => {
  // A price that no other journey uses.
  const salePrice = 30_000_000 + Math.floor(Math.random() * 900) * 100_000
  const [asked, fits] = await Promise.all([
    newPublishable(request, { title: 'First house', salePrice, publishRequested: true }),
    newPublishable(request, { title: 'Second house', salePrice: salePrice + 1000 }),
  ])
  const seller = await newAccount(request, { isOwner: true })
  const api = await signedInApi(request, people.admin)
  const owner = { objectId: fits.id, accountId: seller.id, relation: 1 }
  await api('/api/objectAccount/add', { body: owner })
  const name = newName()
  await enquire(page, asked.referenceNumber, name)

  // The lead shows its property; a budget adds matches.
  await signIn(page, people.admin, '/Leads')
  const main = page.getByRole('main')
  await main
    .getByRole('link', { name: new RegExp(name) })
    .first()
    .click()
  await page.waitForURL(/\/Leads\/View\/\d+/)
  await settled(page)
  const lead = new URL(page.url()).pathname
  await button(page, 'Edit').click()
  await field(page, 'Purchase budget up to').fill(`${salePrice + 5000}`)
  await field(page, 'Purchase budget from').fill(`${salePrice - 5000}`)
  await expectSaved(page)
  await openScreen(page, lead)
  const matching = section(page, 'Matching properties')
  await matching.scrollIntoViewIfNeeded()
  await matching.getByRole('button', { name: `Add to the lead: #${fits.referenceNumber}` }).click()
  await expect(section(page, 'Properties').getByText('Second house')).toBeVisible()

  // Send both to the client, who likes one.
  const selections = section(page, 'Selections for the client')
  await selections.getByRole('button', { name: 'New selection' }).click()
  await expect(selections.getByRole('checkbox', { checked: true })).toHaveCount(2)
  await button(page, 'Make the page').click()
  const whatsApp = selections.getByRole('link', { name: 'WhatsApp' })
  const text = new URL((await whatsApp.getAttribute('href'))!).searchParams.get('text')!
  const visitor = await browser.newContext()
  const theirs = await visitor.newPage()
  await theirs.goto(new URL(/https?:\S+/.exec(text)![0]).pathname)
  const liked = theirs.getByRole('article', { name: 'Second house' })
  await liked.getByRole('button', { name: 'I like it' }).click()
  await expect(liked.getByRole('button', { pressed: true })).toBeVisible()
  await visitor.close()
  await openScreen(page, lead)
  await expect(
    selections.getByRole('article').getByRole('listitem').filter({ hasText: fits.referenceNumber }),
  ).toContainText('Likes it')

  // View the liked one, and make an offer.
  await page.getByRole('link', { name: 'Plan a viewing' }).click()
  await expect(field(page, 'Original lead')).toHaveValue(new RegExp(name))
  const seen = page.getByRole('table', { name: 'Properties' })
  await expect(seen.getByRole('row')).toHaveCount(2)
  await expect(seen).toContainText('Second house')
  await field(page, 'Date of viewing').fill(formatDate(agencyDay(30)))
  await button(page, 'Save').click()
  await expect(page).toHaveURL(/\/Viewing\/\d+$/)
  await button(page, 'Edit').click()
  await page.getByRole('combobox', { name: `Result of #${fits.referenceNumber}` }).click()
  await page.getByRole('option', { name: 'Offer made', exact: true }).click()
  await button(page, 'Save').click()
  await expect(page).toHaveURL(/\/Viewing\/\d+$/)
  await expect(seen).toContainText('Offer made')

  // The deal is prefilled with the property and the parties. Win it, and do the follow-ups.
  await page.getByRole('link', { name: 'Make a deal' }).click()
  await expect(field(page, 'Property')).toHaveValue(new RegExp(fits.referenceNumber))
  await expect(field(page, 'Asking price')).toHaveValue(asEuro(salePrice + 1000))
  await expect(field(page, 'Account').first()).toHaveValue(new RegExp(seller.lastName))
  await expect(field(page, 'Account').last()).toHaveValue(new RegExp(name))
  await page.getByRole('combobox', { name: 'Stage', exact: true }).click()
  await page.getByRole('option', { name: 'Won', exact: true }).click()
  await button(page, 'Save').click()
  await expect(page).toHaveURL(/\/Deals\/\d+$/)
  const follows = section(page, 'What follows')
  await follows.getByRole('button', { name: 'Do all' }).click()
  await expect(follows.getByText('To do', { exact: true })).toHaveCount(0)
  await openScreen(page, `/Objects/View/${fits.id}`)
  await expect(main.getByText(new RegExp(name)).first()).toBeVisible()
  const { object } = await api<{ object: Record<string, unknown> }>(`/api/object/edit/${fits.id}`)
  expect(object).toMatchObject({ soldRecently: true, publishRequested: false })
})
