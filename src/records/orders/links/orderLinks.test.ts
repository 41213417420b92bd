// Links under which parties sign, and the page that says whether a code is genuine.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { Person, TestApp } from '#app/testing/testApp.ts'
import { orderingIn } from '../testing/ordering.ts'

let app: TestApp
let orders: ReturnType<typeof orderingIn>
let templateId: number
beforeAll(async () => {
  app = await testApp()
  orders = orderingIn(app)
  ;({ viewing: templateId } = await orders.prepare())
})
afterAll(() => app.close())
beforeEach(() => app.outbox.splice(0))

type Issued = Awaited<ReturnType<typeof orders.issued>>

async function linkOf({ id, parties }: Issued, at = 0): Promise<string> {
  const { link } = (await orders.post(`/api/Order/link/${id}`, { partyId: parties[at]!.id })).json()
  return new URL(link).pathname.split('/').at(-1)!
}
const open = (token: string) => app.call('GET', `/api/orderLink/${token}`, { as: null })
const sign = (token: string, more: object = {}) =>
  orders.post(`/api/orderLink/${token}/sign`, { ...orders.signing, ...more }, null)

test('a party reads and signs without a session, and gets the paper', async () => {
  const order = await orders.issued({ templateId })
  const token = await linkOf(order)
  expect((await open(token)).json()).toMatchObject({
    party: order.parties[0]!.name,
    state: 'issued',
    content: { number: order.number },
    hasPaper: false,
  })
  const note = (as: Person | null) => orders.post(`/api/orderLink/${token}/opened`, {}, as)
  await note(app.employee)
  expect(await orders.edit(order.id)).toMatchObject({ parties: [{ linkOpenedOn: null }] })
  await note(null)
  expect(await orders.edit(order.id)).toMatchObject({
    parties: [{ linkOpenedOn: expect.any(String) }],
  })
  expect((await sign(token, { ticks: [] })).json().errors).toHaveProperty('ticks')
  expect((await sign(token)).statusCode).toBe(200)
  expect((await open(token)).json()).toMatchObject({ state: 'valid', hasPaper: true })
  const paper = await app.call('GET', `/api/orderLink/${token}/paper`, { as: null })
  expect(paper.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  const [, signed] = (await orders.edit(order.id)).acts
  expect(signed).toMatchObject({ act: 'signed', by: order.parties[0]!.name })
})

test('a mail brings the link; a new one ends it', async () => {
  const order = await orders.issued({ templateId })
  const [party] = order.parties
  const sent = await orders.post(`/api/Order/sendLink/${order.id}`, { partyId: party!.id })
  expect(sent.json()).toMatchObject({ parties: [{ linkSentTo: party!.email }] })
  await app.sendMail()
  const token = /\/Order\/sign\/([\w-]+)/.exec(JSON.stringify(app.outbox))![1]!
  expect((await open(token)).statusCode).toBe(200)
  await linkOf(order)
  expect((await open(token)).statusCode).toBe(404)
})

test('a party who declines ends it for all', async () => {
  const order = await orders.issued({ templateId })
  const token = await linkOf(order)
  await orders.post(`/api/orderLink/${token}/decline`, { reason: 'Too dear' }, null)
  expect(await orders.edit(order.id)).toMatchObject({ state: 'declined' })
  expect((await sign(token)).statusCode).toBe(400)
})

test('a link that nobody was given is unknown', async () => {
  expect((await open('x'.repeat(43))).statusCode).toBe(404)
  expect((await sign('x'.repeat(43))).statusCode).toBe(404)
  const order = await orders.issued({ templateId })
  const asClient = await orders.post(
    `/api/Order/link/${order.id}`,
    { partyId: order.parties[0]!.id },
    app.client,
  )
  expect(asClient.statusCode).toBe(403)
})

test('a code says whether its paper is genuine, and names nobody', async () => {
  const { code, number, parties, acts } = await orders.signed({ templateId })
  const ask = (typed: string) =>
    app.call('GET', `/api/orderCode/${encodeURIComponent(typed)}`, { as: null })
  const found = (await ask(code!.toLowerCase().replace(/(.{4})/g, '$1 '))).json()
  expect(found).toMatchObject({ number, state: 'valid' })
  expect(found.acts.map(({ sum }: { sum: string }) => sum)).toEqual(acts.map(({ sum }) => sum))
  expect(JSON.stringify(found)).not.toContain(parties[0]!.name)
  expect((await ask('0000 0000 0000 0000')).statusCode).toBe(404)
})
