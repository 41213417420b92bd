// A client signs an order before a viewing: on the agent's device, by a link, or on paper; and a deal shows what proves its fee.
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import type { Locator } from '@playwright/test'
import { agencyDay } from '#kit/clock.ts'
import { sumOf } from '#kit/evidence/acts.ts'
import type { Language } from '#kit/i18n/languages.ts'
import { checkEvidence } from '#kit/evidence/evidenceFile.ts'
import { expect, test } from '../journey.ts'
import { newAccount, newName, people, signedInApi } from '../agency.ts'
import { mailedLink } from '../mails.ts'
import { newObject } from '../objects/objects.ts'
import { colleagueSpeaking } from '../presses.ts'
import { draw, issueWithFee, tickAll } from './signing.ts'
import { bearer, openScreen, signIn } from '../steps.ts'
import { sayer } from '../texts.ts'

type Request = Parameters<typeof newAccount>[0]

/** A client with a lead, and a viewing of today with one property. */
async function plannedViewing(request: Request, language: Language) {
  const api = await signedInApi(request, people.admin)
  const email = `${newName().toLowerCase()}@example.com`
  const client = await newAccount(request, {
    isClient: true,
    email,
    language,
    taxNumber: '123456783',
  })
  const lead = await api<{ id: number }>('/api/lead/add', {
    body: { accountId: client.id, description: 'By the sea' },
  })
  const object = await newObject(request, { title: 'White house' })
  const viewing = await api<{ id: number }>('/api/Viewing/update', {
    body: {
      demandId: lead.id,
      dateOfViewing: `${agencyDay()}T18:00:00`,
      results: [{ objectId: object.id }],
    },
  })
  return { client, email, lead, object, viewing }
}

/** As large as a phone takes it. */
const identityCard = () =>
  sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#8ab' } })
    .jpeg()
    .toBuffer()

async function choosePhoto(
  within: Locator,
  say: ReturnType<typeof sayer>,
  buffer: Buffer,
): Promise<void> {
  const choosing = within.page().waitForEvent('filechooser')
  await within.getByRole('button', { name: say('order.photo.choose') }).click()
  await (await choosing).setFiles({ name: 'card.jpg', mimeType: 'image/jpeg', buffer })
}

for (const language of ['en', 'el', 'ru'] as const)
  test(`a client signs on the agent's device before the viewing (${language})${language === 'el' ? ' @usual' : ''}`, async ({
    page,
    request,
  }) => {
    const say = sayer(language)
    const { client, viewing, object } = await plannedViewing(request, language)
    const number = `#${object.referenceNumber}`
    await signIn(page, await colleagueSpeaking(request, language), `/Viewing/${viewing.id}`)
    await expect(page.getByText(say('order.uncovered.viewing', { objects: number }))).toBeVisible()
    await page.getByRole('link', { name: say('order.add') }).click()
    // All is filled in from the viewing; the fee is that of the newest order.
    await expect(page.getByLabel(say('order.party.taxNumber'))).toHaveValue('123456783')
    await issueWithFee(page, say, '3')
    await page.getByRole('link', { name: say('order.party.sign') }).click()
    const paper = page.getByRole('dialog')
    await expect(paper.getByRole('article')).toContainText(number)
    await expect(paper.getByRole('article')).toContainText(client.lastName)
    const sign = paper.getByRole('button', { name: say('order.sign.send') })
    await expect(sign).toBeDisabled()
    await tickAll(paper)
    await draw(paper.getByRole('img', { name: say('order.sign.empty') }), page)
    // A wrong file takes nothing away: the signature and the ticks stay.
    await choosePhoto(paper, say, Buffer.from('%PDF-1.7'))
    await expect(paper.getByText(say('order.photo.unreadable'))).toBeVisible()
    await choosePhoto(paper, say, await identityCard())
    await expect(paper.getByRole('img', { name: say('order.photo.taken') })).toBeVisible()
    await expect(paper.getByText(say('order.photo.unreadable'))).toHaveCount(0)
    await sign.click()
    await expect(page.getByText(say('order.state.valid'), { exact: true }).first()).toBeVisible()
    const photo = page.getByRole('link', { name: say('file.open', { name: 'document.jpg' }) })
    await expect(photo).toBeVisible()
    const kept = await request.get((await photo.getAttribute('href'))!, {
      headers: await bearer(page),
    })
    expect(await sharp(await kept.body()).metadata()).toMatchObject({ format: 'jpeg', width: 1600 })
    const opened = page.waitForEvent('download')
    await page.getByRole('link', { name: say('order.evidence') }).click()
    const evidence = await checkEvidence(readFileSync(await (await opened).path(), 'utf8'))
    expect(evidence.findings).toEqual([])
    expect(evidence.acts).toHaveLength(3)
    const sum = sumOf(await kept.body())
    expect(evidence.acts.some(({ content }) => content!.includes(sum))).toBe(true)
    expect(evidence.files.map(({ name }) => name)).not.toContain('document.jpg')
    await openScreen(page, `/Viewing/${viewing.id}`)
    await expect(page.getByText(say('order.state.valid'), { exact: true }).first()).toBeVisible()
    await expect(page.getByText(say('order.uncovered.viewing', { objects: number }))).toHaveCount(0)
  })

/** Of the texts that the demo agency approved. */
const titles = { en: 'Viewing order', el: 'Εντολή υπόδειξης', ru: 'Поручение на показ' }

for (const language of ['en', 'el', 'ru'] as const)
  test(`a client gets a link by mail, reads in their language, and signs (${language})${language === 'ru' ? ' @usual' : ''}`, async ({
    page,
    request,
    browser,
  }) => {
    const api = await signedInApi(request, people.admin)
    const { email, viewing } = await plannedViewing(request, language)
    const say = sayer('en')
    const theirSay = sayer(language)
    await signIn(page, people.admin, `/Viewing/${viewing.id}`)
    await page.getByRole('link', { name: say('order.add') }).click()
    await issueWithFee(page, say, '2')
    await page.getByRole('button', { name: say('order.party.send') }).click()
    const link = await mailedLink(email)

    const theirs = await (await browser.newContext()).newPage()
    await theirs.goto(link)
    await expect(theirs.getByRole('article')).toContainText(titles[language])
    await tickAll(theirs.getByRole('main'))
    await draw(theirs.getByRole('img', { name: theirSay('order.sign.empty') }), theirs)
    await theirs.getByRole('button', { name: theirSay('order.sign.send'), exact: true }).click()
    await expect(
      theirs.getByText(new RegExp(theirSay('order.link.signed', { date: '.*' }))),
    ).toBeVisible()
    await page.reload()
    await expect(page.getByText(say('order.state.valid'), { exact: true }).first()).toBeVisible()

    // Anybody can ask whether its code is genuine.
    const id = Number(page.url().split('/').pop())
    const { code, number } = await api<{ code: string; number: number }>(`/api/Order/edit/${id}`)
    await theirs.goto(`/Order/check/${code}`)
    await expect(
      theirs.getByText(new RegExp(theirSay('order.check.known', { number, agency: '.*' }))),
    ).toBeVisible()
  })

for (const language of ['en', 'el', 'ru'] as const)
  test(`a scan of the signed paper is brought, and the deal shows what proves its fee (${language})`, async ({
    page,
    request,
  }) => {
    const api = await signedInApi(request, people.admin)
    const say = sayer(language)
    const { client, lead, object, viewing } = await plannedViewing(request, language)
    const deal = await api<{ id: number }>('/api/Deal/update', {
      body: {
        dealType: 1,
        objectId: object.id,
        demandId: lead.id,
        startDate: agencyDay(),
        accounts: [{ accountId: client.id, relation: 2 }],
      },
    })
    await signIn(page, await colleagueSpeaking(request, language), `/Deals/${deal.id}`)
    const unproven = say('order.uncovered.deal', { objects: `#${object.referenceNumber}` })
    await expect(page.getByText(unproven)).toBeVisible()
    await openScreen(page, `/Orders/Add?viewingId=${viewing.id}`)
    await issueWithFee(page, say, '2')
    const id = page.url().split('/').pop()
    const paper = await request.get(`/api/Order/paper/${id}`, { headers: await bearer(page) })
    await page.getByRole('button', { name: say('kit.moreActions'), exact: true }).click()
    await page.getByRole('menuitem', { name: say('order.onPaper') }).click()
    const dialog = page.getByRole('dialog')
    const choosing = page.waitForEvent('filechooser')
    await dialog.getByRole('button', { name: say('order.onPaper.choose') }).click()
    await (
      await choosing
    ).setFiles({
      name: 'scan.pdf',
      mimeType: 'application/pdf',
      buffer: await paper.body(),
    })
    await expect(page.getByText(say('order.state.valid'), { exact: true }).first()).toBeVisible()
    await openScreen(page, `/Deals/${deal.id}`)
    await expect(page.getByText(say('order.state.valid'), { exact: true }).first()).toBeVisible()
    await expect(page.getByText(unproven)).toHaveCount(0)
  })
