import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays, agencyDay, agencyToday } from '#kit/clock.ts'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import { addMatchingLead, addMatchingObject } from '#daily/matching/testing/addMatching.ts'
import { sendMatches } from './sendMatches.store.ts'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())
beforeEach(async () => {
  await sql`TRUNCATE "lead", "object", "alert", "mailQueue", "activity" CASCADE`.execute(app.db)
})

const post = async (url: string, payload: object) => {
  const answer = await app.call('POST', url, { payload })
  expect([url, answer.statusCode, answer.body]).toEqual([url, 200, expect.anything()])
  return answer.json()
}

let count = 0
/** A client who agreed to mailings. */
async function addClient(more: object = {}): Promise<{ id: number; email: string }> {
  const email = `maria${++count}@example.com`
  const { id } = await post('/api/account/add', {
    firstName: 'Maria',
    lastName: 'Kuznetsova',
    isClient: true,
    language: 'en',
    email,
    consentOn: agencyDay(-30),
    ...more,
  })
  return { id, email }
}
const day = 2
const week = 3
async function leadOf(client: { id: number }, more: object = {}): Promise<number> {
  return addMatchingLead(app, { accountId: client.id, sendMatches: day, ...more })
}
/** Publishes the object, as the job does. */
const publish = (id: number) =>
  sql`UPDATE "object" SET "published" = true WHERE "id" = ${id}`.execute(app.db)
/** Public by default. */
async function offer(more: object = {}, isPublic = true): Promise<number> {
  const id = await addMatchingObject(app, { publishRequested: isPublic, ...more })
  if (isPublic) await publish(id)
  return id
}
const save = (id: number, changes: object) => post('/api/object/update', { id, ...changes })
/** Moves everything so far some hours into the past. */
const hoursPass = async () => {
  await sql`UPDATE "offerHistory" SET "since" = "since" - interval '3 hours'`.execute(app.db)
  await sql`UPDATE "matchSending" SET "since" = "since" - interval '3 hours'`.execute(app.db)
}
const run = (today = agencyDay(1)) => sendMatches(app.db, today, app)
/** Runs the job, by default for tomorrow, and returns its mails. */
async function mailsOf(today?: string) {
  await hoursPass()
  await sql`DELETE FROM "mailQueue"`.execute(app.db)
  await run(today)
  return queued()
}
const queued = async () =>
  (
    await sql<{ to: string; subject: string; text: string; unsubscribe: string }>`
      SELECT "to", "subject", "text", "unsubscribe" FROM "mailQueue" ORDER BY "id"`.execute(app.db)
  ).rows
const numberOf = async (id: number) =>
  (await app.call('GET', `/api/object/view/${id}`)).json().referenceNumber as string
const selectionsOf = async (leadId: number) =>
  (await app.call('GET', `/api/selection/ofLead/${leadId}`)).json().items
const objectsIn = async (leadId: number) =>
  (await selectionsOf(leadId)).map(({ objects }: { objects: { objectId: number }[] }) =>
    objects.map(({ objectId }) => objectId),
  )

describe('a new match', () => {
  test('is sent to the client as a selection and a mail, the next day', async () => {
    const client = await addClient()
    await offer({ title: 'There before' })
    await hoursPass()
    const leadId = await leadOf(client)
    await hoursPass()
    const id = await offer({ title: 'Flat' })
    await offer({ title: 'Not public' }, false)
    await offer({ title: 'Too dear', salePrice: 500_000 })
    expect(await mailsOf(agencyToday())).toEqual([])
    const [mail, ...others] = await mailsOf()
    expect(others).toEqual([])
    const [selection] = await selectionsOf(leadId)
    expect(selection).toMatchObject({
      state: 'open',
      sentTo: client.email,
      createdBy: null,
      objects: [{ objectId: id }],
    })
    expect(mail).toMatchObject({
      to: client.email,
      subject: 'Estia: a property that fits what you are looking for',
    })
    expect(mail!.text).toContain(`• #${await numberOf(id)} Flat: 120\u00a0000\u00a0€\n`)
    expect(mail!.text).toContain(selection.link)
    expect(mail!.text).toContain(mail!.unsubscribe)
    const page = await app.http.inject({ url: new URL(selection.link).pathname })
    expect(page.body).toContain('Flat')
  })

  test('is sent once, even after missed days and by several servers', async () => {
    await leadOf(await addClient())
    await hoursPass()
    await offer()
    await hoursPass()
    const sent = await Promise.all([run(), run(), run()])
    expect(sent.reduce((sum, each) => sum + each)).toBe(1)
    expect(await queued()).toHaveLength(1)
    expect(await mailsOf()).toEqual([])
    expect(await mailsOf(agencyDay(2))).toEqual([])
  })

  test('that was unpublished and published again is sent only if it was not sent before', async () => {
    await leadOf(await addClient())
    await hoursPass()
    const id = await offer()
    expect(await mailsOf()).toHaveLength(1)
    await save(id, { active: false })
    await hoursPass()
    await save(id, { active: true })
    await publish(id)
    expect(await mailsOf(agencyDay(2))).toEqual([])
  })

  test('mail has at most eight properties, best first; the others follow', async () => {
    const leadId = await leadOf(await addClient(), { purchaseBudgetRangeMax: 150_000 })
    await hoursPass()
    const near: number[] = []
    for (let n = 0; n < 3; n++) near.push(await offer({ salePrice: 160_000 }))
    for (let n = 0; n < 7; n++) await offer()
    await hoursPass()
    await run()
    await run(agencyDay(2))
    await run(agencyDay(3))
    const [second, first] = await objectsIn(leadId)
    expect([first.length, second.length]).toEqual([8, 2])
    expect(near).toEqual(expect.arrayContaining(second))
    expect(await queued()).toHaveLength(2)
  })

  test('waits while somebody may still be typing the price', async () => {
    await leadOf(await addClient())
    await hoursPass()
    const id = await offer({ salePrice: 110_000 })
    await save(id, { salePrice: 120_000 })
    expect(await run()).toBe(0)
    const [mail] = await mailsOf(agencyDay(2))
    expect(mail!.text).toContain('120\u00a0000\u00a0€\n')
  })

  test('is not an object that the agent has already chosen for the client', async () => {
    const leadId = await leadOf(await addClient())
    await hoursPass()
    const id = await offer()
    await post('/api/leadObject/add', { leadId, objectId: id })
    expect(await mailsOf()).toEqual([])
  })
})

describe('a lower price', () => {
  test('is sent with the previous one, even for known properties, but not for disliked ones', async () => {
    const known = await offer({ salePrice: 130_000, title: 'Known' })
    const disliked = await offer({ salePrice: 130_000 })
    await hoursPass()
    const leadId = await leadOf(await addClient())
    await post('/api/leadObject/add', { leadId, objectId: known })
    const selection = await post('/api/selection/add', {
      leadId,
      objects: [{ objectId: disliked }],
    })
    await app.http.inject({
      method: 'POST',
      url: `${new URL(selection.link).pathname}/mark`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({
        object: await numberOf(disliked),
        mark: 'dislike',
      }).toString(),
    })
    await hoursPass()
    await save(known, { salePriceWithDiscount: 115_000 })
    await save(disliked, { salePriceWithDiscount: 115_000 })
    const [mail] = await mailsOf()
    expect(mail!.text).toContain('Known: 115\u00a0000\u00a0€ (before: 130\u00a0000\u00a0€)')
    expect((await objectsIn(leadId))[0]).toEqual([known])
  })

  test('is sent again only if it is the lowest so far', async () => {
    await leadOf(await addClient())
    await hoursPass()
    const id = await offer({ salePrice: 130_000 })
    expect(await mailsOf(agencyDay(1))).toHaveLength(1)
    for (const [at, salePrice] of [140_000, 130_000, 150_000].entries()) {
      await save(id, { salePrice })
      expect(await mailsOf(agencyDay(2 + at))).toEqual([])
    }
    await save(id, { salePrice: 120_000 })
    const [mail] = await mailsOf(agencyDay(9))
    expect(mail!.text).toContain('120\u00a0000\u00a0€ (before: 130\u00a0000\u00a0€)')
  })

  test('from before the mails were switched on is not sent', async () => {
    const leadId = await leadOf(await addClient(), { sendMatches: 1 })
    const id = await offer({ salePrice: 140_000 })
    await hoursPass()
    await save(id, { salePrice: 120_000 })
    await hoursPass()
    await post('/api/lead/update', { id: leadId, sendMatches: day })
    expect(await mailsOf()).toEqual([])
  })
})

describe('nothing is sent', () => {
  test('to clients without consent, not even later, once they agree', async () => {
    const withdrawn = await addClient({ consentWithdrawnOn: agencyToday() })
    await leadOf(withdrawn)
    await leadOf(await addClient({ consentOn: null }))
    await hoursPass()
    await offer()
    expect(await mailsOf()).toEqual([])
    await post('/api/account/update', { id: withdrawn.id, consentOn: agencyDay(1) })
    expect(await mailsOf(agencyDay(2))).toEqual([])
    await offer()
    expect(await mailsOf(agencyDay(3))).toHaveLength(1)
  })

  test('for closed or deleted leads', async () => {
    const closed = await leadOf(await addClient())
    const deleted = await leadOf(await addClient())
    await hoursPass()
    await offer()
    await post('/api/lead/update', { id: closed, stage: 7 })
    await app.call('DELETE', `/api/lead/${deleted}`)
    expect(await mailsOf()).toEqual([])
    await post('/api/lead/update', { id: closed, stage: 2 })
    expect(await mailsOf(agencyDay(2))).toEqual([])
  })

  test('without an address, and the mails cannot be switched on', async () => {
    const client = await addClient({ email: null })
    const answer = await app.call('POST', '/api/lead/add', {
      payload: { accountId: client.id, sendMatches: week },
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors).toEqual({ sendMatches: [expect.stringContaining('e-mail')] })
  })

  test('to an address where mail came back, and the lead says so until the mark is gone', async () => {
    const client = await addClient()
    const leadId = await leadOf(client)
    const clientMail = async () =>
      (await app.call('GET', `/api/lead/view/${leadId}`)).json().clientMail
    await sql`
      INSERT INTO "mailBounce" ("address", "reason", "source", "firstOn", "lastOn")
      VALUES (${client.email}, 'noMailbox', 'notice', now(), now())
    `.execute(app.db)
    await hoursPass()
    await offer()
    expect(await clientMail()).toBe('cameBack')
    expect(await mailsOf()).toEqual([])
    await post('/api/mail/addressWorks', { address: client.email })
    expect(await clientMail()).toBe('may')
    await hoursPass()
    await offer()
    expect(await mailsOf(agencyDay(2))).toMatchObject([{ to: client.email }])
  })

  test('daily to a client with weekly mails', async () => {
    await leadOf(await addClient(), { sendMatches: week })
    await hoursPass()
    await offer()
    const monday = addDays(agencyToday(), 7 - ((new Date(agencyToday()).getUTCDay() + 6) % 7))
    for (let at = agencyToday(); at < monday; at = addDays(at, 1))
      expect(await mailsOf(at)).toEqual([])
    expect(await mailsOf(monday)).toHaveLength(1)
  })
})

test('a lead that fails gets everything once later, and does not delay others', async () => {
  const failing = await leadOf(await addClient())
  await leadOf(await addClient())
  await hoursPass()
  await offer()
  await hoursPass()
  const broken = sql.lit(failing)
  await sql`ALTER TABLE "matchSent" ADD CONSTRAINT "broken" CHECK ("leadId" <> ${broken})`.execute(
    app.db,
  )
  await expect(run()).rejects.toThrow('some new matches were not sent')
  expect(await queued()).toHaveLength(1)
  expect(await selectionsOf(failing)).toEqual([])
  await sql`ALTER TABLE "matchSent" DROP CONSTRAINT "broken"`.execute(app.db)
  expect(await run()).toBe(1)
  expect(await queued()).toHaveLength(2)
  expect(await run()).toBe(0)
})

test.each([
  ['el', 'ακίνητο', 'Διακοπή μηνυμάτων'],
  ['ru', 'объект', 'Отключить эти письма'],
])('a client who reads %s is written to so', async (language, subject, button) => {
  await leadOf(await addClient({ language }))
  await hoursPass()
  await offer({ forRent: true })
  const [mail] = await mailsOf()
  expect(mail!.subject).toContain(subject)
  const { pathname } = new URL(mail!.unsubscribe)
  expect(pathname).toContain(`/site/${language}/newMatches/`)
  expect((await app.http.inject({ url: pathname })).body).toContain(button)
})

describe('the link that stops the mails', () => {
  const press = (url: string) =>
    app.http.inject({
      method: 'POST',
      url: new URL(url).pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
  const sendingOf = async (id: number) =>
    (await app.call('GET', `/api/lead/view/${id}`)).json().sendMatches

  test('stops the mails of its lead with one click, alerts the office once, and can be undone', async () => {
    const client = await addClient()
    const leadId = await leadOf(client)
    const other = await leadOf(client, { forPurchase: false, forRent: true })
    await hoursPass()
    await offer()
    const [mail] = await mailsOf()
    const link = mail!.unsubscribe
    expect((await app.http.inject({ url: new URL(link).pathname })).statusCode).toBe(200)
    expect(await sendingOf(leadId)).toBe(day)
    expect((await press(`${link}a`)).statusCode).toBe(404)
    expect((await press(link.replace(`/${leadId}.`, `/${other}.`))).statusCode).toBe(404)
    const answers = await Promise.all([press(link), press(link)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect([await sendingOf(leadId), await sendingOf(other)]).toEqual([1, day])
    const alerts = (await app.call('POST', '/api/alert/list', { payload: {} })).json().items
    expect(alerts).toMatchObject([{ about: { entity: 'Demand', id: leadId } }])
    const tasks = await app.call('GET', `/api/activity?parent=Demand&parentId=${leadId}`)
    expect(tasks.json().items).toMatchObject([
      { description: expect.stringContaining('no more mails') },
    ])
    await hoursPass()
    await offer()
    expect(await mailsOf(agencyDay(2))).toEqual([])
    await post('/api/lead/update', { id: leadId, sendMatches: week })
    expect(await sendingOf(leadId)).toBe(week)
  })

  test('does nothing for a deleted lead', async () => {
    const leadId = await leadOf(await addClient())
    await hoursPass()
    await offer()
    const [mail] = await mailsOf()
    await app.call('DELETE', `/api/lead/${leadId}`)
    expect((await press(mail!.unsubscribe)).statusCode).toBe(200)
  })
})

test('leads can be filtered by their mails about new matches', async () => {
  const client = await addClient()
  const ids = [await leadOf(client), await leadOf(client, { sendMatches: 1 })]
  const found = async (sending: string) =>
    (await post('/api/lead/search', { sending })).items.map(({ id }: { id: number }) => id)
  expect(await found('day')).toEqual([ids[0]])
  expect(await found('off')).toEqual([ids[1]])
  expect(await found('week')).toEqual([])
})
