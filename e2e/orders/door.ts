// An employee at a door without a network, on a phone.
import type { APIRequestContext, Page } from '@playwright/test'
import { agencyDay } from '#kit/clock.ts'
import type { Language } from '#kit/i18n/languages.ts'
import { newAccount, newName, people, signedInApi } from '../agency.ts'
import { expect } from '../journey.ts'
import { newObject } from '../objects/objects.ts'
import { colleagueSpeaking } from '../presses.ts'
import type { Person } from '../steps.ts'
import { field, signIn } from '../steps.ts'
import { sayer } from '../texts.ts'
import type { Say } from '../texts.ts'
import { drawByFinger, tickAll } from './signing.ts'

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

type Rows = {
  items: { id: number; number: number | null; state: string; partyNames: string }[]
}
export type Door = {
  me: Person
  say: Say
  client: string
  ordersOf: (name: string) => Promise<Rows['items']>
}

/** An employee with a viewing today, in an agency whose orders can be signed. */
export async function doorOf(request: APIRequestContext, language: Language = 'en'): Promise<Door> {
  const admin = await signedInApi(request, people.admin)
  await admin('/api/Agency/update', {
    body: { taxNumber: '094014201', gemiNumber: '123456789000' },
  })
  const text = {
    name: newName(),
    side: 'viewing',
    titleEn: 'Viewing order',
    textEn: 'The client asks {agency} to show {properties} for a fee of {fee}.',
    titleEl: 'Εντολή υπόδειξης',
    textEl: 'Ο εντολέας αναθέτει στο γραφείο {agency} την υπόδειξη {properties} με αμοιβή {fee}.',
    titleRu: 'Поручение на показ',
    textRu: 'Клиент поручает {agency} показать {properties} за вознаграждение {fee}.',
  }
  const { id, sum } = await admin<{ id: number; sum: string }>('/api/OrderTemplate/add', {
    body: text,
  })
  await admin(`/api/OrderTemplate/approve/${id}`, { body: { sum } })
  const me = await colleagueSpeaking(request, language)
  const api = await signedInApi(request, me)
  const { accountId } = await api<{ accountId: number }>('/api/authenticate/me')
  const { id: clientId, name } = await newAccount(request, {
    isClient: true,
    phone: '6940 111222',
    language,
  })
  const { lead } = await admin<{ lead: { id: number } }>('/api/lead/add', {
    body: { accountId: clientId, forPurchase: true },
  })
  await admin('/api/Viewing/update', {
    body: {
      demandId: lead.id,
      dateOfViewing: `${agencyDay()}T23:30:00`,
      results: [{ objectId: (await newObject(request)).id }],
      assigned: [{ accountId }],
    },
  })
  return {
    me,
    say: sayer(language),
    client: name,
    ordersOf: async (of) => {
      const { items } = await admin<Rows>('/api/Order/search', { body: { searchStr: of } })
      return items
    },
  }
}

/** Opens the page with a connection once: from then on it is on the phone. */
export async function takeAlong(page: Page, { me, client, say }: Door): Promise<void> {
  await signIn(page, me, '/Pocket')
  await expect(page.getByText(say('pocket.kept'))).toBeVisible()
  await expect(page.getByRole('region', { name: client })).toBeVisible()
}

export type Stranger = { name: string; email: string }

/** A detail of the first party. */
export const partyField = (
  page: Page,
  { say }: Pick<Door, 'say'>,
  name: 'name' | 'taxNumber' | 'email',
) => field(page, say(`order.party.${name}`)).first()

/** Opens the form of the order for the viewing. */
export async function openForm(page: Page, door: Door): Promise<void> {
  const { client, say } = door
  await page
    .getByRole('region', { name: client })
    .getByRole('link', { name: say('pocket.sign') })
    .tap()
  await expect(partyField(page, door, 'name')).toHaveValue(client)
}

export async function readOrder(page: Page, { say }: Door): Promise<void> {
  await page.getByRole('button', { name: say('pocket.order.read') }).tap()
  await expect(page.getByRole('article')).toBeVisible()
}

/** The party whose turn it is ticks and signs. */
export async function signInTurn(page: Page, { say }: Door, name: string): Promise<void> {
  await expect(page.getByText(say('order.sign.signature', { name }), { exact: true })).toBeVisible()
  await tickAll(page.getByRole('dialog'))
  const sign = page.getByRole('button', { name: say('order.sign.send'), exact: true })
  // Free of the bar at the foot, so that the tap follows the line at once.
  await sign.evaluate((button) => button.scrollIntoView({ block: 'center' }))
  await drawByFinger(page.getByRole('img', { name: say('order.sign.empty') }), page)
  await sign.tap()
}

/** The client of the viewing signs, or somebody whom the agency does not know. */
export async function signAtDoor(page: Page, door: Door, stranger?: Stranger): Promise<void> {
  const { client, say } = door
  await openForm(page, door)
  if (stranger) {
    await page.getByRole('button', { name: say('order.removeParty', { name: client }) }).tap()
    await expect(partyField(page, door, 'name')).toHaveValue('')
    await partyField(page, door, 'name').fill(stranger.name)
    await partyField(page, door, 'email').fill(stranger.email)
  }
  await partyField(page, door, 'taxNumber').fill('123456783')
  await field(page, say('order.feePercent')).fill('2')
  await readOrder(page, door)
  const paper = page.getByRole('article')
  await expect(paper).toContainText(stranger?.name ?? client)
  const fee = say('order.paper.feePercent', { percent: 2 })
  await expect(paper).toContainText(`${fee}, ${say('order.paper.plusVat')}`)
  await signInTurn(page, door, stranger?.name ?? client)
  await expect(page.getByText(say('pocket.signed'))).toBeVisible()
}

/** The line above the screen: what waits, and why. */
export const bar = (page: Page, { say }: Pick<Door, 'say'>, count = 1) =>
  page.getByRole('main').getByText(say('outbox.waits', { count }))
