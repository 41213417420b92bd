// The photo of a party's document: private, proven by its sum, and deleted without touching what it proves.
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { postForm } from '#app/testing/postForm.ts'
import { testApp } from '#app/testing/testApp.ts'
import type { Person, TestApp } from '#app/testing/testApp.ts'
import { sumOf } from '#kit/evidence/acts.ts'
import { checkEvidence } from '#kit/evidence/evidenceFile.ts'
import { instantNow } from '#kit/clock.ts'
import { sweepFiles } from '#base/files/sweepFiles.ts'
import { filesOf, personOf } from '#keeping/personal-data/person.store.ts'
import { forgetOrders } from '../forgetting/forgetOrders.store.ts'
import type { Order } from '../orders.contract.ts'
import { orderingIn } from '../testing/ordering.ts'

let app: TestApp
let orders: ReturnType<typeof orderingIn>
let templateId: number
let passport: Buffer
beforeAll(async () => {
  app = await testApp()
  orders = orderingIn(app)
  ;({ viewing: templateId } = await orders.prepare())
  passport = await sharp({ create: { width: 400, height: 280, channels: 3, background: '#8a4' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => app.close())

const uploaded = async (content = passport, as?: Person): Promise<string> =>
  (
    await postForm(app, '/api/files', {}, { files: { 'document.jpg': content }, ...(as && { as }) })
  ).json()[0].systemName
const open = (name: string, as: Person | null = app.admin) =>
  app.call('GET', `/api/files/${name}`, { as })
const remove = (name: string, as: Person = app.admin) =>
  app.call('DELETE', `/api/files/${name}`, { as })
const evidenceOf = async ({ id }: { id: number | null }) =>
  (await app.call('GET', `/api/Order/evidence/${id}`)).body
type SignedAct = { act: string; document?: { sum: string; size: number } }
const signedActs = async (order: { id: number | null }): Promise<SignedAct[]> =>
  (await checkEvidence(await evidenceOf(order))).acts
    .map(({ content }) => JSON.parse(content!) as SignedAct)
    .filter(({ act }) => act === 'signed')
const signedWith = async (photo: string, more: object = {}): Promise<Order & { id: number }> =>
  (await orders.sign(await orders.issued({ templateId, ...more }), { photo })).json()

test('it is kept with the order, and the act says its sum; the evidence proves itself without it', async () => {
  const name = await uploaded()
  const order = await signedWith(name)
  expect(order.photos).toEqual([
    { systemName: name, userName: 'document.jpg', partyId: order.parties[0]!.id },
  ])
  expect((await open(name)).rawPayload.equals(passport)).toBe(true)
  expect(await signedActs(order)).toMatchObject([
    { document: { sum: sumOf(passport), size: passport.length } },
  ])
  const evidence = await evidenceOf(order)
  expect(await checkEvidence(evidence)).toMatchObject({ ok: true })
  expect(evidence).not.toContain(passport.toString('base64'))
  expect(order.files.map((file) => file.sum)).not.toContain(sumOf(passport))
})

test('without one, the act says nothing of it', async () => {
  const order = await orders.signed({ templateId })
  expect(order.photos).toEqual([])
  expect((await signedActs(order))[0]).not.toHaveProperty('document')
})

test('it opens only for those who may open the order', async () => {
  const lead = await app.db
    .insertInto('lead')
    .values({ accountId: app.employee.accountId } as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  const name = await uploaded()
  await signedWith(name, { demandId: lead.id })
  const answers = [app.admin, app.branchEmployee, app.client, null].map((as) => open(name, as))
  expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([
    200, 403, 403, 401,
  ])
  expect((await remove(name, app.branchEmployee)).statusCode).toBe(403)
})

test('of two parties each has their own, and whose data is asked for gets no other', async () => {
  const [anna, boris] = [await orders.addPerson('Alexiou'), await orders.addPerson('Bekas')]
  const order = await orders.issued({
    templateId,
    parties: [{ accountId: anna }, { accountId: boris }],
  })
  const [first, second] = [await uploaded(), await uploaded()]
  await orders.sign(order, { photo: first }, 0)
  const { photos, parties }: Order = (await orders.sign(order, { photo: second }, 1)).json()
  expect(photos.map(({ systemName, partyId }) => [systemName, partyId])).toEqual([
    [first, parties[0]!.id],
    [second, parties[1]!.id],
  ])
  const theirs = await filesOf(app.db, await personOf(app.db, boris))
  expect(theirs.map(({ systemName }) => systemName)).toEqual([second])
})

test('it is deleted like other files, for good after a while, and the act keeps its sum', async () => {
  const name = await uploaded()
  const order = await signedWith(name)
  expect((await remove(name)).statusCode).toBe(200)
  expect((await orders.edit(order.id)).photos).toEqual([])
  expect((await open(name)).statusCode).toBe(404)
  await app.db
    .updateTable('file')
    .set({ deletedOn: instantNow(-100 * 24 * 3_600_000) })
    .where('systemName', '=', name)
    .execute()
  await sweepFiles(app.db, app.files)
  await expect(app.files.read(name)).rejects.toThrow('ENOENT')
  expect((await signedActs(order))[0]!.document!.sum).toBe(sumOf(passport))
  expect(await checkEvidence(await evidenceOf(order))).toMatchObject({ ok: true, findings: [] })
})

test('it is forgotten with its order', async () => {
  const name = await uploaded()
  const order = await signedWith(name)
  await forgetOrders(app, '2999-01-01')
  expect((await open(name)).statusCode).toBe(404)
  await expect(app.files.read(name)).rejects.toThrow('ENOENT')
  expect((await orders.edit(order.id)).photos).toEqual([])
  expect(await checkEvidence(await evidenceOf(order))).toMatchObject({ ok: true, texts: [] })
})

test('what is no picture is refused under its name, and the signature can be sent again without it', async () => {
  const order = await orders.issued({ templateId })
  const cutOff = (
    await sharp(await noise())
      .jpeg()
      .toBuffer()
  ).subarray(0, 30_000)
  const refused = [
    await uploaded(Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n')),
    await uploaded(cutOff),
    await uploaded(passport, app.employee),
    'nothing.jpg',
  ]
  for (const photo of refused) {
    const answer = await orders.sign(order, { photo })
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json().errors)).toEqual(['photo'])
  }
  const elsewhere = await uploaded()
  await signedWith(elsewhere)
  expect((await orders.sign(order, { photo: elsewhere })).json().errors).toHaveProperty('photo')
  expect((await orders.edit(order.id)).signedOn).toBeNull()
  expect((await orders.sign(order)).statusCode).toBe(200)
})

test('one that is too large is refused', async () => {
  const name = await uploaded()
  await app.db
    .updateTable('file')
    .set({ size: 30 * 2 ** 20 })
    .where('systemName', '=', name)
    .execute()
  const answer = await orders.sign(await orders.issued({ templateId }), { photo: name })
  expect(answer.json().errors.photo).toEqual(['The photo of the document is larger than 25 MB.'])
})

test('pressed twice it is kept once, and the second upload belongs to nothing', async () => {
  const order = await orders.issued({ templateId })
  const [first, second] = [await uploaded(), await uploaded()]
  const answers = await Promise.all([
    orders.sign(order, { photo: first }),
    orders.sign(order, { photo: second }),
  ])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  const { photos } = await orders.edit(order.id)
  expect(photos).toHaveLength(1)
  expect((await signedActs(order))[0]!.document!.sum).toBe(sumOf(passport))
})

test('who signs through a link cannot bring one', async () => {
  const order = await orders.issued({ templateId })
  const partyId = order.parties[0]!.id
  const { link } = (await orders.post(`/api/Order/link/${order.id}`, { partyId })).json()
  const token = link.split('/').at(-1)
  const answer = await orders.post(
    `/api/orderLink/${token}/sign`,
    { ...orders.signing, photo: await uploaded() },
    null,
  )
  expect(answer.statusCode).toBe(400)
  expect(answer.json().errors).toHaveProperty('photo')
})

/** A picture that a JPEG cannot make small. */
const noise = () =>
  sharp(Buffer.from(Array.from({ length: 400 * 300 * 3 }, (_, at) => (at * 7919) % 251)), {
    raw: { width: 400, height: 300, channels: 3 },
  })
    .png()
    .toBuffer()
