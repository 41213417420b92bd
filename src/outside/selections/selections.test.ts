// What staff do with selections: add, change, revoke, send; and their permissions.
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import { agencyDay, agencyToday } from '#kit/clock.ts'
import { addPublishable } from '#outside/publishing/testing/addPublishable.ts'
import { addPlaces } from '#records/objects/testing/addPlaces.ts'
import { addLead, addSelection } from './testing/addSelection.ts'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

const addObject = async (title = 'Blue house') => {
  const { id, object } = (await app.call('GET', '/api/object/add')).json()
  await app.call('POST', '/api/object/update', { payload: { id, title } })
  return { id: id as number, number: object.referenceNumber as string }
}
const post = (path: string, payload: object = {}, as = app.admin) =>
  app.call('POST', `/api/selection/${path}`, { payload, as })
const ofLead = async (leadId: number) =>
  (await app.call('GET', `/api/selection/ofLead/${leadId}`)).json()
const open = async (path: string) =>
  (await app.call('GET', path, { as: null, headers: { 'user-agent': 'Firefox' } })).statusCode

describe('a new selection', () => {
  test("is in the client's language, open for a month, and has its own link", async () => {
    const leadId = await addLead(app, { language: 'ru', email: 'maria@example.ru;m@example.com' })
    const [one, two] = [await addObject(), await addObject('Red house')]
    const first = await addSelection(app, leadId, [two.id, one.id], { note: 'Как договорились' })
    const second = await addSelection(app, leadId, [one.id], { language: 'el', expiresOn: null })
    expect(first).toMatchObject({
      language: 'ru',
      note: 'Как договорились',
      expiresOn: agencyDay(30),
      state: 'open',
      openings: 0,
      sentOn: null,
      createdBy: 'Admin Anna',
      objects: [
        { objectReferenceNumber: two.number, title: 'Red house', mark: null },
        { objectReferenceNumber: one.number, title: 'Blue house', mark: null },
      ],
    })
    expect(first.link).toMatch(/^http:\/\/estia\.test\/site\/ru\/selection\/[\w-]{24}$/)
    expect(first.text).toBe(`Estia: 2 объекта, подобранных для вас\n${first.link}`)
    expect(second).toMatchObject({ language: 'el', expiresOn: null })
    expect(second.link.slice(-24)).not.toBe(first.link.slice(-24))
    const { items, proposed, emails } = await ofLead(leadId)
    expect(items.map(({ id }: { id: number }) => id)).toEqual([second.id, first.id])
    expect(proposed).toEqual({ language: 'ru', expiresOn: agencyDay(30) })
    expect(emails).toEqual(['maria@example.ru', 'm@example.com'])
  })

  test('is in English for a client with another language, and without a client', async () => {
    const object = await addObject()
    expect(
      await addSelection(app, await addLead(app, { language: 'de' }), [object.id]),
    ).toMatchObject({ language: 'en' })
    const { id } = (await app.call('POST', '/api/lead/add', { payload: {} })).json()
    expect(await addSelection(app, id, [object.id])).toMatchObject({ language: 'en' })
    expect((await ofLead(id)).emails).toEqual([])
  })

  test('requires existing objects, each once, and a future day', async () => {
    const leadId = await addLead(app)
    const { id: objectId } = await addObject()
    const gone = await addObject()
    await app.call('DELETE', `/api/object/${gone.id}`)
    const objects = [{ objectId }]
    const wrong = async (payload: object) => {
      const answer = await post('add', { leadId, objects, ...payload })
      return [answer.statusCode, Object.keys(answer.json().errors ?? {})]
    }
    expect(await wrong({ objects: [] })).toEqual([400, ['objects']])
    expect(await wrong({ objects: [{ objectId }, { objectId }] })).toEqual([400, ['objects']])
    expect(await wrong({ objects: [{ objectId: gone.id }] })).toEqual([400, ['objects']])
    expect(await wrong({ expiresOn: agencyDay(-1) })).toEqual([400, ['expiresOn']])
    expect(await wrong({ expiresOn: '2026-02-30' })).toEqual([400, ['expiresOn']])
    expect(await wrong({ language: 'de' })).toEqual([400, ['language']])
    expect(await wrong({ note: 'x'.repeat(4001) })).toEqual([400, ['note']])
    expect((await post('add', { leadId: 2_000_000_000, objects })).statusCode).toBe(404)
    expect((await ofLead(leadId)).items).toEqual([])
  })
})

test('objects, note, language and day are changed; marks of objects that stay are kept', async () => {
  const [one, two, three] = [await addObject(), await addObject(), await addObject()]
  const made = await addSelection(app, await addLead(app), [one.id, two.id])
  await sql`UPDATE "selectionObject" SET "mark" = 'like', "markedOn" = now() WHERE "objectId" = ${two.id}`.execute(
    app.db,
  )
  // The server accepts its own response as a request.
  const { path: _path, ...sentBack } = made
  const objects = [three, two].map(({ id }) => ({ objectId: id }))
  const changed = await post('update', { ...sentBack, objects, language: 'el', note: '' })
  expect(changed.json()).toMatchObject({
    version: 2,
    language: 'el',
    note: null,
    objects: [
      { objectReferenceNumber: three.number, mark: null },
      { objectReferenceNumber: two.number, mark: 'like' },
    ],
  })
  expect(changed.json().link.slice(-24)).toBe(made.link.slice(-24))
  const again = await post('update', { id: made.id, version: 2, objects })
  expect(again.json().version).toBe(2)
  const late = await post('update', {
    id: made.id,
    version: 1,
    note: 'Mine',
    objects: [objects[0]],
  })
  expect([late.statusCode, late.json().conflicts]).toEqual([409, ['objects']])
  expect((await post('update', { id: made.id, expiresOn: agencyDay(-1) })).statusCode).toBe(400)
})

test('the link of a revoked or deleted selection does not work until that is undone', async () => {
  const made = await addSelection(app, await addLead(app), [(await addObject()).id])
  expect(await open(made.path)).toBe(200)
  expect((await post(`revoke/${made.id}`)).json()).toMatchObject({ state: 'revoked' })
  expect(await open(made.path)).toBe(404)
  const twice = await post(`revoke/${made.id}`)
  expect(twice.json().version).toBe(2)
  expect((await post(`reopen/${made.id}`)).json()).toMatchObject({ state: 'open', revokedOn: null })
  expect(await open(made.path)).toBe(200)
  await app.call('DELETE', `/api/selection/${made.id}`)
  expect([await open(made.path), (await ofLead(made.leadId)).items]).toEqual([404, []])
  expect((await post(`revoke/${made.id}`)).statusCode).toBe(404)
  expect((await post(`restore/${made.id}`)).json()).toMatchObject({ state: 'open' })
  expect(await open(made.path)).toBe(200)
})

test('an expired link works again with a later day', async () => {
  const made = await addSelection(app, await addLead(app), [(await addObject()).id])
  await sql`UPDATE "selection" SET "expiresOn" = '2020-01-01' WHERE "id" = ${made.id}`.execute(
    app.db,
  )
  // An expired selection can still be edited.
  expect((await post('update', { id: made.id, note: 'Still?' })).json()).toMatchObject({
    state: 'expired',
  })
  expect(await open(made.path)).toBe(404)
  const later = await post('update', { id: made.id, expiresOn: agencyToday() })
  expect(later.json()).toMatchObject({ state: 'open', expiresOn: agencyToday() })
  expect(await open(made.path)).toBe(200)
})

test('the link stops when the lead is deleted, and works again when it is restored', async () => {
  const made = await addSelection(app, await addLead(app), [(await addObject()).id])
  await app.call('DELETE', `/api/lead/${made.leadId}`)
  expect(await open(made.path)).toBe(404)
  expect((await app.call('GET', `/api/selection/ofLead/${made.leadId}`)).statusCode).toBe(404)
  await app.call('POST', `/api/lead/restore/${made.leadId}`)
  expect(await open(made.path)).toBe(200)
})

test('it is for people who may change the lead, and not for clients', async () => {
  const object = await addObject()
  const lead = await addLead(app)
  const ofColleague = (
    await app.call('POST', '/api/lead/add', { payload: { accountId: app.employee.accountId } })
  ).json().id
  const objects = [{ objectId: object.id }]
  const asked = async (leadId: number, as: TestApp['admin'] | null) => {
    const { id } = await addSelection(app, leadId, [object.id])
    const answers = [
      await app.call('GET', `/api/selection/ofLead/${leadId}`, { as }),
      await app.call('POST', '/api/selection/add', { as, payload: { leadId, objects } }),
      await app.call('POST', '/api/selection/update', { as, payload: { id, note: 'Hello' } }),
      await app.call('POST', `/api/selection/revoke/${id}`, { as, payload: {} }),
      await app.call('POST', `/api/selection/reopen/${id}`, { as, payload: {} }),
      await app.call('DELETE', `/api/selection/${id}`, { as }),
      await app.call('POST', `/api/selection/restore/${id}`, { as, payload: {} }),
    ]
    const sent = await app.call('POST', `/api/selection/send/${id}`, { as, payload: {} })
    // 400 counts as permitted: the client has no address.
    expect([400, 401, 403]).toContain(sent.statusCode)
    return [
      ...new Set(
        [...answers, ...(sent.statusCode === 400 ? [] : [sent])].map((one) => one.statusCode),
      ),
    ]
  }
  for (const person of [app.admin, app.employee, app.branchEmployee])
    expect(await asked(lead, person)).toEqual([200])
  expect(await asked(ofColleague, app.employee)).toEqual([403])
  expect(await asked(ofColleague, app.branchEmployee)).toEqual([403])
  expect(await asked(lead, app.client)).toEqual([403])
  expect(await asked(lead, null)).toEqual([401])
})

describe('by mail', () => {
  const sendAll = async (fails = false) => {
    app.outbox.length = 0
    const send = async (mail: (typeof app.outbox)[number]) => {
      if (fails) throw new Error('451 try again later')
      return app.outbox.push(mail) > 0
    }
    await app.sendMail({ send })
    return app.outbox
  }

  test("it is mailed in the client's language, once even after several clicks", async () => {
    const email = 'nikos@example.gr;office@example.gr'
    const leadId = await addLead(app, { language: 'el', email })
    const made = await addSelection(app, leadId, [(await addObject()).id], { note: 'Όπως είπαμε.' })
    const [sent] = await Promise.all([post(`send/${made.id}`), post(`send/${made.id}`)])
    expect(sent.json()).toMatchObject({ sentTo: 'nikos@example.gr', sentOn: expect.anything() })
    // The mail waits while the mail server is down.
    expect(await sendAll(true)).toEqual([])
    await sql`UPDATE "mailQueue" SET "dueOn" = now()`.execute(app.db)
    const [mail, ...others] = await sendAll()
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      to: 'nikos@example.gr',
      subject: 'Estia: ένα ακίνητο επιλεγμένο για εσάς',
    })
    for (const part of [made.link, 'Όπως είπαμε.', 'έως', '+30 2310 000 000'])
      expect(mail!.text).toContain(part)
    await post(`send/${made.id}`, { email: 'office@example.gr' })
    expect((await sendAll()).map(({ to }) => to)).toEqual(['office@example.gr'])
  })

  test("a selection is mailed only to its client's addresses, and only while its link works", async () => {
    const object = await addObject()
    const made = await addSelection(app, await addLead(app, { email: 'a@example.com' }), [
      object.id,
    ])
    const elsewhere = await post(`send/${made.id}`, { email: 'b@example.com' })
    expect([elsewhere.statusCode, elsewhere.json().errors]).toEqual([
      400,
      { email: ['This is not an address of the client.'] },
    ])
    const nowhere = await addSelection(app, await addLead(app), [object.id])
    expect((await post(`send/${nowhere.id}`)).json().errors).toEqual({
      email: ['The client has no e-mail address.'],
    })
    const asked = await addSelection(app, await addLead(app, { email: 'ask at the kiosk' }), [
      object.id,
    ])
    expect((await post(`send/${asked.id}`)).json().errors).toEqual({
      email: ['Mail cannot be sent to “ask at the kiosk”: this is not an e-mail address.'],
    })
    await post(`revoke/${made.id}`)
    expect((await post(`send/${made.id}`)).statusCode).toBe(400)
    expect(await sendAll()).toEqual([])
  })
})

test('no log contains the secret of a link', async () => {
  const made = await addSelection(app, await addLead(app), [(await addObject()).id])
  await post(`revoke/${made.id}`)
  const { rows } = await sql<{ data: unknown }>`
    SELECT "data" FROM "actionLog" WHERE "entity" = 'Selection' AND "entityId" = ${made.id}`.execute(
    app.db,
  )
  expect(rows).toHaveLength(2)
  expect(JSON.stringify(rows)).not.toContain(made.link.slice(-24))
})

describe('a messenger', () => {
  const stageOf = async (leadId: number) =>
    (await app.call('GET', `/api/lead/view/${leadId}`)).json().stage as number

  test('notes the recipient when opened, and advances the stage of a new lead', async () => {
    const phone = '+30 694 412 3456'
    const leadId = await addLead(app, { phone: `${phone};2310 123456` })
    const object = await addObject()
    const { id } = await addSelection(app, leadId, [object.id])
    const { phones, accountId } = await ofLead(leadId)
    expect(phones).toEqual([phone, '2310 123456'])
    expect(accountId).toEqual(expect.any(Number))
    expect(await stageOf(leadId)).toBe(1)
    const sent = (await post(`noteSent/${id}`, { by: 'WhatsApp', phone })).json()
    expect(sent).toMatchObject({ sentTo: `WhatsApp ${phone}`, sentOn: expect.any(String) })
    expect(await stageOf(leadId)).toBe(2)
    // A second click counts once.
    expect((await post(`noteSent/${id}`, { by: 'WhatsApp', phone })).json().version).toBe(
      sent.version,
    )
    for (const parent of [`Demand/${leadId}`, `Account/${accountId}`, `Object/${object.id}`]) {
      const [entity, parentId] = parent.split('/')
      const query = new URLSearchParams({ parent: entity!, parentId: parentId! })
      const { items } = (await app.call('GET', `/api/timeline?${query}`)).json()
      const mails = items.filter(({ kind }: { kind: string }) => kind === 'mail')
      expect([parent, mails]).toMatchObject([parent, [{ who: `WhatsApp ${phone}` }]])
    }
  })

  test('does not move back a lead at a later stage, and does not send a closed selection', async () => {
    const leadId = await addLead(app)
    await app.call('POST', '/api/lead/update', { payload: { id: leadId, stage: 4 } })
    const { id } = await addSelection(app, leadId, [(await addObject()).id])
    expect((await post(`noteSent/${id}`, { by: 'Viber', phone: null })).json().sentTo).toBe('Viber')
    expect(await stageOf(leadId)).toBe(4)
    await post(`revoke/${id}`)
    expect((await post(`noteSent/${id}`, { by: 'Viber', phone: null })).statusCode).toBe(400)
  })
})

test.each([
  [{ lastName: 'Кузнецова' }, 'ru'],
  [{ lastName: 'Παπαδοπούλου', phone: '+49 30 1234567' }, 'el'],
  [{ phone: '+7 912 345-67-89' }, 'ru'],
  [{ phone: '+49 30 1234567' }, 'en'],
  [{ phone: '+7 912 345-67-89', language: 'el' }, 'el'],
])('a client known by %j is written to in %s', async (account, language) => {
  const { proposed } = await ofLead(await addLead(app, account))
  expect(proposed.language).toBe(language)
})

test('the mail shows each property with its picture, price and link into the page', async () => {
  const { kalamaria } = await addPlaces(app.db)
  const home = await addPublishable(app, kalamaria)
  const leadId = await addLead(app, { email: 'pictures@example.com', language: 'en' })
  const made = await addSelection(app, leadId, [home.id])
  expect((await post(`send/${made.id}`)).statusCode).toBe(200)
  await app.sendMail()
  const mail = app.outbox.find(({ to }) => to === 'pictures@example.com')!
  const place = `${made.link}#object-${home.referenceNumber}`
  for (const part of ['Flat with a view', '120\u00a0000\u00a0€', place]) {
    expect(mail.text).toContain(part)
    expect(mail.html).toContain(part)
  }
  const [, src] = /<img src="([^"]+)"/.exec(mail.html!)!
  const picture = await app.call('GET', new URL(src!).pathname, { as: null })
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg'])
  expect(picture.headers['cross-origin-resource-policy']).toBe('cross-origin')
})

test('for a closed lead it is mailed only with the consent to mailings, with an unsubscribe link', async () => {
  const closed = await sql<{ value: number }>`
    SELECT "value" FROM "selectOption" WHERE "list" = 'leadStage' AND "closed" LIMIT 1`.execute(
    app.db,
  )
  const stage = closed.rows[0]!.value
  const { id: objectId } = await addObject()
  const sendFor = async (account: object) => {
    const leadId = await addLead(app, account)
    const made = await addSelection(app, leadId, [objectId])
    await sql`UPDATE "lead" SET "stage" = ${stage} WHERE "id" = ${leadId}`.execute(app.db)
    return post(`send/${made.id}`)
  }
  const refused = await sendFor({ email: 'silent@example.com' })
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ['email']])
  const sent = await sendFor({ email: 'agreed@example.com', consentOn: agencyDay(-5) })
  expect(sent.statusCode).toBe(200)
  await app.sendMail()
  const mail = app.outbox.find(({ to }) => to === 'agreed@example.com')!
  expect(mail.unsubscribe).toContain('/unsubscribe/')
  expect(mail.text).toContain(mail.unsubscribe!)
})
