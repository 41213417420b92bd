// What staff do with selections: make, change, revoke, send; and who may.
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
  test('is in the language of the client, open for a month, behind a link of its own', async () => {
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

  test('of a client whose language we do not write in, or of nobody, is in English', async () => {
    const object = await addObject()
    expect(
      await addSelection(app, await addLead(app, { language: 'de' }), [object.id]),
    ).toMatchObject({ language: 'en' })
    const { id } = (await app.call('POST', '/api/lead/add', { payload: {} })).json()
    expect(await addSelection(app, id, [object.id])).toMatchObject({ language: 'en' })
    expect((await ofLead(id)).emails).toEqual([])
  })

  test('needs objects that are there, each once, and a day to come', async () => {
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
  // What the server sent back is taken as it is.
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

test('a revoked link opens nothing until it is opened again, nor does that of a deleted one', async () => {
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

test('one that has run out opens again with another day', async () => {
  const made = await addSelection(app, await addLead(app), [(await addObject()).id])
  await sql`UPDATE "selection" SET "expiresOn" = '2020-01-01' WHERE "id" = ${made.id}`.execute(
    app.db,
  )
  // What is said of it is changed all the same.
  expect((await post('update', { id: made.id, note: 'Still?' })).json()).toMatchObject({
    state: 'expired',
  })
  expect(await open(made.path)).toBe(404)
  const later = await post('update', { id: made.id, expiresOn: agencyToday() })
  expect(later.json()).toMatchObject({ state: 'open', expiresOn: agencyToday() })
  expect(await open(made.path)).toBe(200)
})

test('the link stops with the lead, and comes back with it', async () => {
  const made = await addSelection(app, await addLead(app), [(await addObject()).id])
  await app.call('DELETE', `/api/lead/${made.leadId}`)
  expect(await open(made.path)).toBe(404)
  expect((await app.call('GET', `/api/selection/ofLead/${made.leadId}`)).statusCode).toBe(404)
  await app.call('POST', `/api/lead/restore/${made.leadId}`)
  expect(await open(made.path)).toBe(200)
})

test('it is for whom may change the lead, and for no client', async () => {
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
    // The client has no address: who may gets that far.
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
      app.outbox.push(mail)
    }
    await app.sendMail({ send })
    return app.outbox
  }

  test('it goes to the client in their language, once however often it is pressed', async () => {
    const email = 'nikos@example.gr;office@example.gr'
    const leadId = await addLead(app, { language: 'el', email })
    const made = await addSelection(app, leadId, [(await addObject()).id], { note: 'Όπως είπαμε.' })
    const [sent] = await Promise.all([post(`send/${made.id}`), post(`send/${made.id}`)])
    expect(sent.json()).toMatchObject({ sentTo: 'nikos@example.gr', sentOn: expect.anything() })
    // While the mail server takes nothing, nothing is lost.
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

  test('it goes to no other address, and not while the link opens nothing', async () => {
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

test('the secret of a link stands in no log', async () => {
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

  test('opened with the text notes to whom it was sent, and moves a new lead on', async () => {
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
    // Pressed twice, it was sent once.
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

  test('leaves a lead that is further on in its stage, and a closed selection unsent', async () => {
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

test('the letter shows each property with its picture, price and place on the page', async () => {
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

test('of a closed lead it goes to who agreed to mailings alone, with a link to end them', async () => {
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
