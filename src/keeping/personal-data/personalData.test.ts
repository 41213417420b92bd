import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { agencyDay, agencyToday } from '#kit/clock.ts'
import { unzip } from '#kit/sheets/unzip.ts'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import { forgetRetained } from './retained.store.ts'
import { findTexts } from './sweepTexts.store.ts'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

const post = async <T>(url: string, payload: object = {}, as = app.admin): Promise<T> => {
  const answer = await app.call('POST', url, { payload, as })
  expect([url, answer.statusCode, answer.statusCode < 400 ? '' : answer.body]).toEqual([
    url,
    200,
    '',
  ])
  return answer.body ? answer.json() : (undefined as T)
}
const erase = (id: number, payload: object) =>
  app.call('POST', `/api/personalData/erase/${id}`, { payload })
const held = async (id: number) => (await app.call('GET', `/api/personalData/${id}`)).json()

type Made = { id: number; name: string; lead: number; object: number; stay: number; file: string }
let made = 0
/** A client with data in many places, each of which contains the last name `last`. */
async function client(last: string, digits: string): Promise<Made> {
  made += 1
  const [email, taxNumber] = [`${last.toLowerCase()}@mail.test`, `99${digits}`]
  const phone = `+30 694 ${digits.slice(0, 3)} ${digits.slice(3)}`
  const person = { firstName: 'Vasiliki', lastName: last, email, phone, taxNumber, isClient: true }
  const { id } = await post<{ id: number }>('/api/account/add', {
    ...person,
    notes: `${last} wants the sea`,
  })
  await post('/api/account/update', { id, city: 'Volos', notes: `${last}: call ${phone}` })
  const twin = await post<{ id: number }>('/api/account/add', {
    firstName: 'Vaso',
    lastName: `${last}twin`,
    email: `twin.${email}`,
  })
  await post('/api/account/merge', { account: { id }, duplicateId: twin.id })
  const { lead } = await post<{ lead: { id: number } }>('/api/lead/add', {
    accountId: id,
    description: `${last} looks for a flat`,
  })
  const { id: object } = (await app.call('GET', '/api/object/add')).json()
  await post('/api/object/update', {
    id: object,
    internalNotes: `Ask Vasiliki ${last}, ${phone.replaceAll(' ', '')} first`,
    description: 'Near the sea',
  })
  await post('/api/objectAccount/add', { objectId: object, accountId: id, relation: 1 })
  await post('/api/activity/update', {
    description: `Rang ${last} on ${phone}`,
    links: [{ entity: 'Account', id }],
  })
  await post('/api/activity/update', {
    description: `${last} has the key`,
    links: [{ entity: 'Object', id: object }],
  })
  await post('/api/Viewing/update', {
    demandId: lead.id,
    dateOfViewing: '2026-03-01T10:00:00',
    results: [{ objectId: object }],
  })
  const { id: stay } = await post<{ id: number }>('/api/Reservation/update', {
    object: { id: object },
    checkIn: `2024-0${made}-01`,
    duration: 3,
    total: 450,
    client: { lastName: last, firstName: 'Vasiliki', email, phone, taxNumber },
  })
  await post('/api/selection/add', {
    leadId: lead.id,
    objects: [{ objectId: object }],
    note: `Dear ${last}`,
  })
  await app.db
    .insertInto('alert')
    .values({ source: 'Site', content: `${last} wrote, ${email}` })
    .execute()
  await sql`INSERT INTO "mailQueue" ("to", "subject", "text") VALUES (${email}, 'Hello', ${`Dear ${last}`})`.execute(
    app.db,
  )
  await post('/api/authenticate/setPassword', { email, password: 'a-long-enough-pass-42' })
  await app.call('POST', '/api/authenticate/login', {
    as: null,
    payload: { username: email, password: 'wrong' },
  })
  const doubtful = {
    language: 'el',
    consent: 'yes',
    fingerprint: last,
    doubts: ['noToken' as const],
  }
  for (const contact of [{ email: email.toUpperCase() }, { phone: `0030${phone.slice(3)}` }])
    await app.db
      .insertInto('doubtfulEnquiry')
      .values({
        ...doubtful,
        ...contact,
        name: 'V.',
        message: `${last} asks, ${Object.values(contact)[0]}`,
      })
      .execute()
  const file = await upload(id, `${last} passport.txt`, `Passport of ${last}`)
  return { id, name: `${last} Vasiliki`, lead: lead.id, object, stay, file }
}

async function upload(id: number, name: string, text: string): Promise<string> {
  const boundary = 'estia'
  const payload = `--${boundary}\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\nContent-Type: text/plain\r\n\r\n${text}\r\n--${boundary}--\r\n`
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
  const sent = await app.call('POST', '/api/files', { payload, headers })
  const [{ systemName }] = sent.json() as [{ systemName: string }]
  await post('/api/files/setParent', { entityType: 'Account', id, fileNames: systemName })
  return systemName
}

describe("a person's data", () => {
  test('is one download with all records and files', async () => {
    const { id, name } = await client('Zkarvounitou', '5551234')
    await app.db
      .insertInto('calendarFeed')
      .values({
        accountId: id,
        tokenHash: Buffer.from('secret'),
        createdOn: '2025-05-05T05:05:05Z',
      })
      .execute()
    expect(await held(id)).toMatchObject({
      id,
      name,
      merged: 1,
      against: [],
      counts: expect.arrayContaining([{ kind: 'DoubtfulEnquiry', count: 2 }]),
    })
    const answer = await app.call('POST', `/api/personalData/takeOut/${id}`)
    expect(answer.headers['content-type']).toBe('application/zip')
    const entries = await unzip(answer.rawPayload, { bytes: 10_000_000, entries: 100 })
    const page = entries.get('index.html')!.toString()
    for (const text of [
      'zkarvounitou@mail.test',
      '+30 694 555 1234',
      '995551234',
      'Zkarvounitou looks for a flat',
      'Rang Zkarvounitou',
      'Zkarvounitoutwin',
      '01.01.2024',
      'Zkarvounitou passport.txt',
      'Files (1)',
      'Doubtful enquiries (2)',
      'Calendar address (1)',
      'Zkarvounitou asks, ZKARVOUNITOU@MAIL.TEST',
    ])
      expect(page).toContain(text)
    expect(page).not.toMatch(/passwordHash|draftKey|\$argon2/)
    const file = [...entries].find(([path]) => path.startsWith('files/'))
    expect(file?.[1].toString()).toBe('Passport of Zkarvounitou')
    const { items } = await post<{ items: { action: string }[] }>('/api/actionLog', {
      entity: 1,
      entityId: id,
    })
    expect(items[0]!.action).toBe('takeOut')
  })

  test('is only for administrators', async () => {
    const { id } = await post<{ id: number }>('/api/account/add', {
      firstName: 'A',
      lastName: 'Bcdefg',
    })
    for (const as of [app.employee, app.branchEmployee, app.client]) {
      for (const path of [`${id}`, `otherSpellings/${id}`])
        expect((await app.call('GET', `/api/personalData/${path}`, { as })).statusCode).toBe(403)
      expect((await app.call('POST', `/api/personalData/takeOut/${id}`, { as })).statusCode).toBe(
        403,
      )
      expect(
        (
          await app.call('POST', `/api/personalData/erase/${id}`, {
            as,
            payload: { name: 'Bcdefg A' },
          })
        ).statusCode,
      ).toBe(403)
    }
    expect((await app.call('GET', '/api/personalData/2147483647')).statusCode).toBe(404)
  })
})

describe('erasing', () => {
  test('removes the person from database, log and files, and keeps the sums', async () => {
    const { id, name, stay, object, file } = await client('Zmavroudaki', '7774321')
    const other = await client('Zpetridou', '8887654')
    const everything = '(zmavroudaki|694[^0-9]{0,2}777[^0-9]{0,2}4321|997774321)'
    expect(Object.keys(await findTexts(app.db, everything)).length).toBeGreaterThan(10)
    const before = await findTexts(app.db, 'zpetridou')
    const inTray = async () =>
      (await app.call('GET', '/api/enquiryTray/count')).json() as Promise<number>
    const waiting = await inTray()
    expect((await erase(id, { name })).statusCode).toBe(200)
    expect(await inTray()).toBe(waiting - 2)
    expect(await findTexts(app.db, everything)).toEqual({})
    const { rows } = await sql<{
      table: string
    }>`SELECT tablename AS "table" FROM pg_tables WHERE schemaname = 'public'`.execute(app.db)
    for (const { table } of rows) {
      const hits =
        await sql`SELECT FROM ${sql.table(table)} t WHERE t::text ~* ${everything}`.execute(app.db)
      expect([table, hits.rows.length]).toEqual([table, 0])
    }
    await expect(app.files.read(file)).rejects.toThrow('ENOENT')
    const kept = (await app.call('GET', `/api/Reservation/edit/${stay}`)).json()
    expect(kept).toMatchObject({
      total: 450,
      client: { firstName: null, email: null, phone: null, taxNumber: null },
    })
    expect((await app.call('GET', `/api/object/view/${object}`)).json()).toMatchObject({
      description: 'Near the sea',
    })
    expect((await app.call('GET', `/api/account/view/${id}`)).statusCode).toBe(404)
    // Nothing about anybody else is removed.
    expect(await findTexts(app.db, 'zpetridou')).toEqual(before)
    expect((await app.call('GET', `/api/account/view/${other.id}`)).json().name).toBe(other.name)
    const { items } = await post<{ items: { action: string; data: unknown[] }[] }>(
      '/api/actionLog',
      { entity: 1, entityId: id },
    )
    expect(items[0]).toMatchObject({ action: 'erase', data: [] })
    const login = { username: 'zmavroudaki@mail.test', password: 'a-long-enough-pass-42' }
    expect(
      (await app.call('POST', '/api/authenticate/login', { as: null, payload: login })).statusCode,
    ).not.toBe(200)
  })

  test('deletes cached geocoder requests about their address, however it was typed', async () => {
    const { id, name } = await client('Zkarvounis', '6665432')
    await post('/api/account/update', { id, address: 'Λεωφόρος Νίκης 4, 2ος όροφος' })
    const asked = async (text: string, found: string) => {
      const address = new URL('https://geocoder.test/search')
      address.searchParams.set('q', text)
      const answer = JSON.stringify([{ text: found, latitude: 39.3, longitude: 22.9 }])
      const row = { question: address.href, answer }
      await app.db.insertInto('geocoderAnswer').values(row).execute()
      return address.href
    }
    await asked('ΛΕΩΦΟΡΟΣ ΝΙΚΗΣ 4 Βόλος', 'Βόλος')
    await asked('Nikis 4', 'Λεωφόρος Νίκης 4, Βόλος')
    await asked('Zkarvounis house', 'Βόλος')
    const others = [
      await asked('Λεωφόρος Νίκης 41', 'Λεωφόρος Νίκης 41, Βόλος'),
      await asked('Ερμού 4', 'Ερμού 4, Βόλος'),
    ]
    expect((await erase(id, { name })).statusCode).toBe(200)
    const kept = await app.db.selectFrom('geocoderAnswer').select('question').execute()
    expect(kept.map(({ question }) => question).toSorted()).toEqual(others.toSorted())
  })

  test('keeps documents of payments, without the person, as long as the law requires, and says so', async () => {
    const { id } = await post<{ id: number }>('/api/account/add', {
      firstName: 'Fotini',
      lastName: 'Zpapers',
      email: 'zpapers@mail.test',
      hasTransactions: true,
    })
    const year = Number(agencyToday().slice(0, 4))
    const paper = async (transactionDate: string) => {
      const { id: transaction } = await app.db
        .insertInto('transaction')
        .values({
          accountId: id,
          isDebit: true,
          amount: 12,
          status: 2,
          paymentMethod: 1,
          categoryId: 8,
          transactionDate,
          internalNotes: 'Zpapers paid',
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      const file = await upload(id, `Zpapers ${transactionDate.slice(0, 4)}.txt`, 'Bill')
      const parent = { parentKind: 'Transaction', parentId: transaction }
      await app.db.updateTable('file').set(parent).where('systemName', '=', file).execute()
      return { transaction, file }
    }
    const [old, recent] = [
      await paper(`${year - 6}-12-31T10:00:00`),
      await paper(`${year - 5}-01-01T10:00:00`),
    ]
    await sql`INSERT INTO "approvalLink" ("token", "transactionId", "sentOn", "sentTo")
      VALUES ('a-token-that-was-sent', ${recent.transaction}, now(), 'zpapers@mail.test')`.execute(
      app.db,
    )
    await sql`INSERT INTO "approvalUse" ("transactionId", "action", "address")
      VALUES (${recent.transaction}, 'view', '198.51.100.77')`.execute(app.db)
    app.outbox.push(
      { to: 'office@estia.test', subject: 'Key', text: 'Zpapers has the key' },
      { to: 'zpapers@mail.test', subject: 'Approve', text: 'Please approve' },
      { to: 'office@estia.test', subject: 'Rent', text: 'Somebody else' },
    )
    const retained = { count: 1, until: `${year}-12-31` }
    expect(await held(id)).toMatchObject({ retained })
    const answer = await erase(id, { name: 'Zpapers Fotini' })
    expect([answer.statusCode, answer.json()]).toEqual([200, { retained }])
    expect(await findTexts(app.db, '(zpapers|198.51.100.77|a-token-that-was-sent)')).toEqual({})
    expect(app.outbox.map(({ subject }) => subject)).toEqual(['Rent'])
    expect((await app.call('GET', `/api/files/${recent.file}`)).body).toBe('Bill')
    await expect(app.files.read(old.file)).rejects.toThrow('ENOENT')
    // It is removed once it may be; documents of people who were not erased stay.
    expect(await forgetRetained(app.db, app.files)).toBe(0)
    await app.db
      .updateTable('transaction')
      .set({ transactionDate: `${year - 6}-01-01T10:00:00` })
      .where('id', '=', recent.transaction)
      .execute()
    expect(await forgetRetained(app.db, app.files)).toBe(1)
    await expect(app.files.read(recent.file)).rejects.toThrow('ENOENT')
  })

  test('shows the name in other scripts and forms, and strikes out the chosen ones', async () => {
    const { id } = await post<{ id: number }>('/api/account/add', {
      firstName: 'Άννα',
      lastName: 'Ζακυνθινάκη',
    })
    const { id: object } = (await app.call('GET', '/api/object/add')).json()
    const notes = 'Ключ у Закинтинаки, спросить Ζακυνθινάκης; ZAKYNTHINAKIDIS is a shop'
    await post('/api/object/update', { id: object, internalNotes: notes })
    const { items } = (await app.call('GET', `/api/personalData/otherSpellings/${id}`)).json()
    const words = (items as { word: string; places: object[] }[]).map(({ word }) => word)
    expect(words).toEqual(
      expect.arrayContaining(['ZAKYNTHINAKIDIS', 'Ζακυνθινάκης', 'Закинтинаки']),
    )
    expect(items[0].places).toEqual([
      { entity: 'Object', id: object, text: expect.stringContaining('ZAKYNTHINAKIDIS') },
    ])
    const wrong = await erase(id, { name: 'Ζακυνθινάκη Άννα', alsoStrike: ['спросить'] })
    expect([wrong.statusCode, Object.keys(wrong.json().errors)]).toEqual([400, ['alsoStrike']])
    for (const word of ['\u0000', '.*', ''])
      expect((await erase(id, { name: 'Ζακυνθινάκη Άννα', alsoStrike: [word] })).statusCode).toBe(
        400,
      )
    const alsoStrike = ['Ζακυνθινάκης', 'Закинтинаки']
    expect((await erase(id, { name: 'Ζακυνθινάκη Άννα', alsoStrike })).statusCode).toBe(200)
    const after = (await app.call('GET', `/api/object/edit/${object}`)).json().object
    expect(after.internalNotes).toBe('Ключ у …, спросить …; ZAKYNTHINAKIDIS is a shop')
  })

  test('requires the typed name, and names the reasons against it', async () => {
    const { id } = await post<{ id: number }>('/api/account/add', {
      firstName: 'Nikos',
      lastName: 'Zlambrou',
    })
    expect((await erase(id, { name: 'Zlambrou' })).json().errors).toHaveProperty('name')
    await post('/api/Deal/update', {
      dealType: 2,
      dealStage: 1,
      accounts: [{ accountId: id, relation: 2 }],
    })
    expect((await held(id)).against).toEqual([{ reason: 'openDeal', count: 1, mayGoOn: true }])
    const refused = await erase(id, { name: 'Zlambrou Nikos' })
    expect(refused.statusCode).toBe(409)
    expect(refused.json().against).toEqual([{ reason: 'openDeal', count: 1, mayGoOn: true }])
    expect((await erase(id, { name: 'Zlambrou Nikos', anyway: true })).statusCode).toBe(200)
  })

  test('is refused where the law requires the records, and for employees', async () => {
    const { id } = await post<{ id: number }>('/api/account/add', {
      firstName: 'Nikos',
      lastName: 'Zkapetanou',
    })
    await post('/api/Deal/update', {
      dealType: 2,
      dealStage: 5,
      price: 100000,
      accounts: [{ accountId: id, relation: 2 }],
    })
    expect((await erase(id, { name: 'Zkapetanou Nikos', anyway: true })).statusCode).toBe(409)
    const staff = (await app.call('GET', `/api/account/view/${app.employee.accountId}`)).json()
    expect((await erase(staff.id, { name: staff.name, anyway: true })).statusCode).toBe(409)
    const oneself = (await app.call('GET', `/api/account/view/${app.admin.accountId}`)).json()
    expect((await erase(oneself.id, { name: oneself.name, anyway: true })).statusCode).toBe(400)
  })

  test('keeps contracts for as long as the rule says, and all of them without a rule', async () => {
    const { id } = await post<{ id: number }>('/api/account/add', {
      firstName: 'Nikos',
      lastName: 'Zrouli',
    })
    await post('/api/Deal/update', {
      dealType: 2,
      dealStage: 5,
      price: 100000,
      startDate: agencyDay(-3 * 366),
      accounts: [{ accountId: id, relation: 2 }],
    })
    const { items } = (await app.call('GET', '/api/rules')).json()
    const rule = items.find(({ key }: { key: string }) => key === 'knowYourClient')
    const contract = [{ reason: 'contract', count: 1, mayGoOn: false }]
    expect((await held(id)).against).toEqual(contract)
    await post('/api/rules/update', { id: rule.id, yearsKept: 2 })
    expect((await held(id)).against).toEqual([])
    await app.call('DELETE', `/api/rules/${rule.id}`)
    expect((await held(id)).against).toEqual(contract)
    await post(`/api/rules/restore/${rule.id}`)
    await post('/api/rules/update', { id: rule.id, yearsKept: rule.parameters.yearsKept })
  })

  test('keeps data shared with other people', async () => {
    const phone = '+30 694 111 2233'
    const [one, other] = await Promise.all(
      ['Zandreas', 'Zsofia'].map((firstName) =>
        post<{ id: number }>('/api/account/add', {
          firstName,
          lastName: 'Green',
          phone,
          notes: 'Green house',
        }),
      ),
    )
    const { id: object } = (await app.call('GET', '/api/object/add')).json()
    await post('/api/object/update', { id: object, description: 'A green garden' })
    expect((await erase(one!.id, { name: 'Green Zandreas' })).statusCode).toBe(200)
    expect((await app.call('GET', `/api/account/view/${other!.id}`)).json()).toMatchObject({
      name: 'Green Zsofia',
      phone,
      notes: 'Green house',
    })
    expect((await app.call('GET', `/api/object/view/${object}`)).json().description).toBe(
      'A green garden',
    )
  })
})
