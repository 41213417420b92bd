// The mandate of an owner: from the property, signed on the screen, made longer by a second act, ended early with its reason.
import type { APIRequestContext, Page } from '@playwright/test'
import { agencyDay } from '#kit/clock.ts'
import { formatDate } from '#kit/fields/format.ts'
import { newAccount, people, signedInApi } from '../agency.ts'
import { expect, test } from '../journey.ts'
import { newPublishable } from '../objects/objects.ts'
import { colleagueSpeaking } from '../presses.ts'
import { draw, tickAll } from './signing.ts'
import { field, openScreen, signIn } from '../steps.ts'
import { textOf } from '../texts.ts'
import type { Key } from '../texts.ts'

type Language = 'en' | 'el' | 'ru'

/** An agency that may sign, and publishes nothing without a mandate. */
async function prepare(request: APIRequestContext) {
  const api = await signedInApi(request, people.admin)
  await api('/api/Agency/update', {
    body: { taxNumber: '094014201', gemiNumber: '123456789000', mandateToPublish: true },
  })
  const added = await api<{ id: number; sum: string }>('/api/OrderTemplate/add', {
    body: {
      name: 'Mandate',
      side: 'mandate',
      titleEn: 'Mandate',
      textEn: 'The owner asks {agency} to find a buyer of {properties} for a fee of {fee}.',
      titleEl: 'Εντολή ανάθεσης',
      textEl: 'Ο ιδιοκτήτης αναθέτει στο γραφείο {agency} την πώληση {properties} με αμοιβή {fee}.',
      titleRu: 'Поручение собственника',
      textRu:
        'Собственник поручает {agency} найти покупателя {properties} за вознаграждение {fee}.',
    },
  })
  await api(`/api/OrderTemplate/approve/${added.id}`, { body: { sum: added.sum } })
  const owner = await newAccount(request, {
    firstName: 'Ελένη',
    taxNumber: '123456783',
    email: 'eleni@example.com',
  })
  const object = await newPublishable(request)
  await api('/api/objectAccount/add', {
    body: { objectId: object.id, accountId: owner.id, relation: 1 },
  })
  return { object, owner }
}

/** On the agent's device. */
async function sign(page: Page, text: (key: Key) => string, owner: string) {
  await page.getByRole('link', { name: text('order.party.sign') }).click()
  const pad = page.getByRole('img', { name: text('order.sign.empty') })
  await tickAll(page.getByRole('dialog'))
  await draw(pad, page)
  await page.getByRole('button', { name: text('order.sign.send'), exact: true }).click()
  await expect(page).toHaveURL(/\/Orders\/\d+$/)
  await expect(page.getByText(owner).first()).toBeVisible()
}

async function issue(page: Page, text: (key: Key) => string) {
  await page.getByRole('button', { name: text('order.issue'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: text('order.issue'), exact: true }).click()
  await expect(page.getByText(text('order.state.issued')).first()).toBeVisible()
}

const shot = process.env['SHOTS']
const look = async (page: Page, name: string) => {
  if (shot) await page.screenshot({ path: `${shot}/${name}.png`, fullPage: true })
}

for (const language of ['en', 'el', 'ru'] as const satisfies readonly Language[])
  test(`an owner's mandate is signed, made longer and ended early (${language})${language === 'el' ? ' @usual' : ''}`, async ({
    page,
    request,
  }) => {
    const text = (key: Key) => textOf(language, key)
    const day = (offset: number) => formatDate(agencyDay(offset))
    const { object, owner } = await prepare(request)
    const home = `/Objects/View/${object.id}`
    await signIn(page, await colleagueSpeaking(request, language), home)

    // Without a mandate it cannot be published, and says so.
    await openScreen(page, `${home}/2`)
    await expect(page.getByText(text('publish.noMandate')).first()).toBeVisible()
    await look(page, `edit-${language}`)
    await openScreen(page, home)
    await expect(page.getByText(text('object.mandate.none')).first()).toBeVisible()
    await look(page, `none-${language}`)
    await page
      .getByRole('link', { name: text('order.addMandate') })
      .first()
      .click()

    // The owner stands in it already.
    await expect(field(page, text('order.party.name'))).toHaveValue(owner.name)
    await field(page, text('order.feePercent')).fill('2')
    await field(page, text('order.validUntil')).fill(day(20))
    await page.getByRole('switch', { name: text('order.isExclusive') }).check()
    await page.getByRole('button', { name: text('kit.save'), exact: true }).click()
    await expect(page).toHaveURL(/\/Orders\/\d+$/)
    await issue(page, text)
    await sign(page, text, owner.name)
    await expect(page.getByText(text('order.state.valid')).first()).toBeVisible()
    const mandate = page.url()
    await look(page, `signed-${language}`)

    await openScreen(page, home)
    const band = page.getByRole('main')
    await expect(band.getByText(text('object.mandate.ending')).first()).toBeVisible()
    await look(page, `ending-${language}`)

    // The extension is a second signed act.
    await page.goto(mandate)
    await page.getByRole('link', { name: text('order.makeLonger') }).click()
    await field(page, text('order.validUntil')).fill(day(90))
    await page.getByRole('button', { name: text('kit.save'), exact: true }).click()
    await expect(page).not.toHaveURL(mandate)
    await expect(page).toHaveURL(/\/Orders\/\d+$/)
    await issue(page, text)
    await sign(page, text, owner.name)
    await openScreen(page, home)
    await expect(band.getByText(text('object.mandate.inForce')).first()).toBeVisible()
    await expect(band.getByText(day(90)).first()).toBeVisible()

    // Now it can be published.
    await openScreen(page, `${home}/2`)
    await expect(page.getByText(text('publish.noMandate'))).toHaveCount(0)

    await page.goto(mandate)
    await page.getByRole('button', { name: text('kit.moreActions') }).click()
    await page.getByRole('menuitem', { name: text('order.endEarly') }).click()
    const dialog = page.getByRole('dialog', { name: text('order.endEarly') })
    await dialog.getByRole('textbox', { name: text('order.reason') }).fill('Πουλήθηκε αλλού')
    await look(page, `end-${language}`)
    await dialog.getByRole('button', { name: text('order.endEarly'), exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('alert').filter({ hasText: 'Πουλήθηκε αλλού' })).toBeVisible()
    await look(page, `ended-${language}`)
    await openScreen(page, home)
    await expect(band.getByText(/Πουλήθηκε αλλού/).first()).toBeVisible()
    await look(page, `reason-${language}`)
  })
