// The mandate of an owner: from the property, signed on the screen, made longer by a second act, ended early with its reason.
import type { APIRequestContext, Page } from '@playwright/test'
import { agencyDay } from '#kit/clock.ts'
import { formatDate } from '#kit/fields/format.ts'
import { newAccount, people, signedInApi } from '../agency.ts'
import { expect, test } from '../journey.ts'
import { newPublishable } from '../objects/objects.ts'
import { colleagueSpeaking } from '../presses.ts'
import { draw, issue, tickAll } from './signing.ts'
import { field, openScreen, signIn } from '../steps.ts'
import { sayer } from '../texts.ts'
import type { Say } from '../texts.ts'

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
async function sign(page: Page, say: Say, owner: string) {
  await page.getByRole('link', { name: say('order.party.sign') }).click()
  const pad = page.getByRole('img', { name: say('order.sign.empty') })
  await tickAll(page.getByRole('dialog'))
  await draw(pad, page)
  await page.getByRole('button', { name: say('order.sign.send'), exact: true }).click()
  await expect(page).toHaveURL(/\/Orders\/\d+$/)
  await expect(page.getByText(owner).first()).toBeVisible()
}

const shot = process.env['SHOTS']
const look = async (page: Page, name: string) => {
  if (shot) await page.screenshot({ path: `${shot}/${name}.png`, fullPage: true })
}

for (const language of ['en', 'el', 'ru'] as const)
  test(`an owner's mandate is signed, made longer and ended early (${language})${language === 'el' ? ' @usual' : ''}`, async ({
    page,
    request,
  }) => {
    const say = sayer(language)
    const day = (offset: number) => formatDate(agencyDay(offset))
    const { object, owner } = await prepare(request)
    const home = `/Objects/View/${object.id}`
    await signIn(page, await colleagueSpeaking(request, language), home)

    // Without a mandate it cannot be published, and says so.
    await openScreen(page, `${home}/2`)
    await expect(page.getByText(say('publish.noMandate')).first()).toBeVisible()
    await look(page, `edit-${language}`)
    await openScreen(page, home)
    await expect(page.getByText(say('object.mandate.none')).first()).toBeVisible()
    await look(page, `none-${language}`)
    await page.getByRole('link', { name: say('order.addMandate') }).click()

    // The owner stands in it already.
    await expect(field(page, say('order.party.name'))).toHaveValue(owner.name)
    await field(page, say('order.feePercent')).fill('2')
    await field(page, say('order.validUntil')).fill(day(20))
    await page.getByRole('switch', { name: say('order.isExclusive') }).check()
    await page.getByRole('button', { name: say('kit.save'), exact: true }).click()
    await expect(page).toHaveURL(/\/Orders\/\d+$/)
    await issue(page, say)
    await sign(page, say, owner.name)
    await expect(page.getByText(say('order.state.valid')).first()).toBeVisible()
    const mandate = page.url()
    await look(page, `signed-${language}`)

    await openScreen(page, home)
    const band = page.getByRole('main')
    await expect(band.getByText(say('object.mandate.ending')).first()).toBeVisible()
    await look(page, `ending-${language}`)

    // The extension is a second signed act.
    await page.goto(mandate)
    await page.getByRole('link', { name: say('order.makeLonger') }).click()
    await field(page, say('order.validUntil')).fill(day(90))
    await page.getByRole('button', { name: say('kit.save'), exact: true }).click()
    await expect(page).not.toHaveURL(mandate)
    await expect(page).toHaveURL(/\/Orders\/\d+$/)
    await issue(page, say)
    await sign(page, say, owner.name)
    await openScreen(page, home)
    await expect(band.getByText(say('object.mandate.inForce')).first()).toBeVisible()
    await expect(band.getByText(day(90)).first()).toBeVisible()

    // Now it can be published.
    await openScreen(page, `${home}/2`)
    await expect(page.getByText(say('publish.noMandate'))).toHaveCount(0)

    await page.goto(mandate)
    await page.getByRole('button', { name: say('kit.moreActions') }).click()
    await page.getByRole('menuitem', { name: say('order.endEarly') }).click()
    const dialog = page.getByRole('dialog', { name: say('order.endEarly') })
    await dialog.getByRole('textbox', { name: say('order.reason') }).fill('Πουλήθηκε αλλού')
    await look(page, `end-${language}`)
    await dialog.getByRole('button', { name: say('order.endEarly'), exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('alert').filter({ hasText: 'Πουλήθηκε αλλού' })).toBeVisible()
    await look(page, `ended-${language}`)
    await openScreen(page, home)
    await expect(band.getByText(/Πουλήθηκε αλλού/).first()).toBeVisible()
    await look(page, `reason-${language}`)
  })
