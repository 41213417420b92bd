import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { Person, TestApp } from '#app/testing/testApp.ts'
import { remindOf, remindOfAll } from './remind.store.ts'
import type { ReminderKind } from './reminderKinds.ts'
import { plusDays } from './testing/rentModel.ts'

let app: TestApp
let objectId: number
const today = '2027-03-10'
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())
beforeEach(async () => {
  const { db } = app
  await db.deleteFrom('reminder').execute()
  await db.deleteFrom('reminderSilence').execute()
  await db.deleteFrom('assignment').execute()
  await db.updateTable('reminderRun').set({ doneTill: null }).execute()
  await db.deleteFrom('objectAccount').execute()
  await db.deleteFrom('objectKey').execute()
  await db.deleteFrom('deal').execute()
  await db.deleteFrom('transaction').execute()
  await db.updateTable('object').set({ publishError: null, publishDue: false }).execute()
  await db.deleteFrom('alert').execute()
  await db.deleteFrom('mailQueue' as never).execute()
  objectId = (await app.call('GET', '/api/object/add')).json().id
  const named = { title: 'House', titleEl: 'Σπίτι', titleRu: 'Дом' }
  await db.updateTable('object').set(named).where('id', '=', objectId).execute()
})

const remind = (kind: ReminderKind, day = today) => remindOf(app.db, kind, day, app)
const alerts = () =>
  app.db.selectFrom('alert').select(['source', 'content', 'entity']).orderBy('id').execute()
type Queued = { to: string; subject: string; text: string }
const mails = async () =>
  (await app.db
    .selectFrom('mailQueue' as never)
    .selectAll()
    .execute()) as Queued[]
const live = async (fields: object) =>
  app.db
    .insertInto('objectAccount')
    .values({
      objectId,
      accountId: app.client.accountId,
      relation: 4,
      startDate: null,
      endDate: null,
      price: 650,
      rentPaymentDay: 17,
      ...fields,
    } as never)
    .execute()
const assign = (person: Person) =>
  app.db
    .insertInto('assignment')
    .values({ parentKind: 'Object', parentId: objectId, accountId: person.accountId })
    .execute()

test('a rent reminder names tenant, object, amount and day, and links to the object', async () => {
  await live({})
  expect(await remind('rent')).toBe(1)
  const number = await referenceNumber()
  expect(await alerts()).toEqual([
    {
      source: 'Rent',
      content: `Client Klio is to pay the rent of #${number} House by 17.03.2027: 650,00\u00a0€.\n7 days are left.`,
      entity: 'Object',
    },
  ])
  const { items } = (await app.call('POST', '/api/alert/list', { payload: {} })).json()
  const opened = (await app.call('GET', `/api/alert/${items[0].id}`)).json()
  expect(opened).toMatchObject({
    about: { entity: 'Object', id: objectId, part: 'contacts' },
    person: { id: app.client.accountId },
  })
})

const referenceNumber = async () =>
  (
    await app.db
      .selectFrom('object')
      .select('referenceNumber')
      .where('id', '=', objectId)
      .executeTakeFirstOrThrow()
  ).referenceNumber

test('no reminders for former or future tenants and for contacts who are not tenants', async () => {
  await live({ relation: 1 })
  expect(await remind('rent')).toBe(0)
  const change = async (fields: object) => {
    await app.db
      .updateTable('objectAccount')
      .set({ relation: 7, ...fields })
      .where('objectId', '=', objectId)
      .execute()
    return remind('rent')
  }
  expect(await change({ relation: 7, endDate: '2027-03-16' })).toBe(0)
  expect(await change({ endDate: null, startDate: '2027-03-18' })).toBe(0)
  expect(await change({ deletedOn: '2027-01-01T00:00:00Z', startDate: null })).toBe(0)
  expect(await change({ deletedOn: null, startDate: '2027-03-17', endDate: '2027-03-17' })).toBe(1)
  expect(await change({})).toBe(0)
})

test('a tenant entered today gets no reminders of earlier rents', async () => {
  await remind('rent', plusDays(today, -10))
  await remind('rent')
  await live({ rentPaymentDay: 8 })
  expect(await remind('rent')).toBe(0)
  expect(await remind('rent', '2027-04-01')).toBe(1)
})

test('reminders missed while no server ran are created late, and say so', async () => {
  await remind('rent', '2027-03-09')
  await live({})
  expect(await remind('rent', '2027-03-19')).toBe(4)
  expect((await alerts()).map(({ content }) => content.split('\n')[1])).toEqual(
    Array.from({ length: 4 }, () => 'That was 2 days ago.'),
  )
})

test("the object's agents get one e-mail each in their language, others none", async () => {
  await live({})
  await live({ accountId: app.admin.accountId, rentPaymentDay: 14 })
  await assign(app.employee)
  await assign(app.branchEmployee)
  const payload = { language: 'ru' }
  await app.call('POST', '/api/UserSettings/Language', { payload, as: app.employee })
  await remind('rent')
  const sent = await mails()
  expect(sent.map(({ to }) => to).sort()).toEqual(
    [app.branchEmployee.username, app.employee.username].sort(),
  )
  const { subject, text } = sent.find(({ to }) => to === app.employee.username)!
  expect(subject).toBe('Арендная плата: 2 напоминания')
  expect(text).toContain('17.03.2027 включительно (арендатор: Client Klio), 650,00\u00a0€')
  expect(text).toContain(`http://estia.test/Objects/View/${objectId}`)
  await app.call('POST', '/api/UserSettings/Language', {
    payload: { language: 'en-UK' },
    as: app.employee,
  })
})

test("the office gets the e-mail if mail to the object's only agent came back", async () => {
  await live({})
  await assign(app.employee)
  const on = { firstOn: '2027-03-01T10:00:00Z', lastOn: '2027-03-01T10:00:00Z' }
  await app.db
    .insertInto('mailBounce')
    .values({ address: app.employee.username, reason: 'disabled', source: 'smtp', ...on })
    .execute()
  await remind('rent')
  await app.db.deleteFrom('mailBounce').execute()
  expect((await mails()).map(({ to }) => to)).toEqual(['office@estia.test'])
})

test('the office gets the e-mail if an object has no agent', async () => {
  await live({})
  await remind('rent')
  const number = await referenceNumber()
  expect(await mails()).toMatchObject([
    { to: 'office@estia.test', subject: `Rent: ${number}, 17.03.2027` },
  ])
})

test('a person who turned reminders off in the settings gets no e-mails', async () => {
  const own = '/api/UserSettings/Reminders'
  const set = (mails: unknown, as: Person | null = app.employee) =>
    app.call('POST', own, { payload: { mails }, as })
  expect((await app.call('GET', own, { as: app.employee })).json()).toEqual({ mails: true })
  expect((await set(false)).json()).toEqual({ mails: false })
  expect((await set(false)).json()).toEqual({ mails: false })
  await live({})
  await assign(app.employee)
  await remind('rent')
  expect(await mails()).toEqual([])
  expect(await alerts()).toHaveLength(1)
  expect((await set(true)).json()).toEqual({ mails: true })
  expect((await app.call('GET', own, { as: app.admin })).json()).toEqual({ mails: true })
  const bad = await set('no')
  expect(bad.statusCode).toBe(400)
  expect(bad.json().errors).toHaveProperty('mails')
  expect((await set(false, app.client)).statusCode).toBe(403)
  expect((await set(false, null)).statusCode).toBe(401)
})

test('ends of tenancies and contracts are announced 60, 30 and 7 days before', async () => {
  await live({ endDate: '2027-04-09' })
  const { id: lost } = await deal({ dealStage: 6, rentExpiration: '2027-04-09' })
  const { id: won } = await deal({ dealStage: 5, rentExpiration: '2027-04-09' })
  await deal({ dealStage: 5, dealType: 2, rentExpiration: '2027-04-09' })
  await remind('tenancyEnds')
  await remind('contractEnds')
  expect((await alerts()).map(({ source, entity }) => [source, entity])).toEqual([
    ['Tenancy', 'Object'],
    ['Contract', 'Deal'],
  ])
  const rows = await app.db.selectFrom('reminder').select(['kind', 'recordId', 'step']).execute()
  expect(rows).toContainEqual({ kind: 'contractEnds', recordId: won, step: 30 })
  expect(rows.filter(({ recordId, kind }) => kind === 'contractEnds' && recordId === lost)).toEqual(
    [],
  )
  expect(await remind('contractEnds', '2027-04-02')).toBe(1)
})

test("if a contract's buyer is a tenant of the object, only the tenancy is announced", async () => {
  await live({ endDate: '2027-04-09' })
  const { id: dealId } = await deal({ dealStage: 5, rentExpiration: '2027-04-09' })
  const { accountId } = app.client
  await app.db
    .insertInto('dealAccount')
    .values({ dealId, accountId, relation: 2, position: 0 })
    .execute()
  expect(await remind('contractEnds')).toBe(0)
  expect(await remind('tenancyEnds')).toBe(1)
})

const deal = (fields: object) =>
  app.db
    .insertInto('deal')
    .values({ dealType: 1, objectId, ...fields } as never)
    .returning('id')
    .executeTakeFirstOrThrow()

test('a key is reported after it has been out for a month, then ever more rarely', async () => {
  await lend({ givenAway: '2027-02-07' })
  expect(await remind('keyOverdue', '2027-03-09')).toBe(0)
  const days = Array.from({ length: 120 }, (_, at) => plusDays(today, at))
  const told: string[] = []
  for (const day of days) if ((await remind('keyOverdue', day)) > 0) told.push(day)
  expect(told).toEqual(['2027-03-10', '2027-03-24', '2027-04-07', '2027-05-05'])
  expect((await alerts())[0]).toEqual({
    source: 'Keys',
    content: `The key of #${await referenceNumber()} House is still with Client Klio. It should have come back by 09.03.2027.\nThat was 1 day ago.`,
    entity: 'ObjectKey',
  })
})

test('a returned key, a resident’s key, and a key that has been out for ages are not reported', async () => {
  await lend({ givenAway: '2027-02-01', received: '2027-02-03' })
  expect(await remind('keyOverdue')).toBe(0)
  await lend({ givenAway: '2025-02-01', received: null })
  expect(await remind('keyOverdue')).toBe(0)
  await lend({ givenAway: '2027-02-07', received: null })
  await live({ endDate: '2027-03-10' })
  expect(await remind('keyOverdue')).toBe(0)
  expect(await remind('keyOverdue', '2027-03-11')).toBe(1)
})

async function lend(fields: object) {
  await app.db.updateTable('object').set({ hasKey: true }).where('id', '=', objectId).execute()
  const values = { id: objectId, accountId: app.client.accountId, ...fields } as never
  await app.db
    .insertInto('objectKey')
    .values(values)
    .onConflict((found) => found.column('id').doUpdateSet(fields as never))
    .execute()
}

test('a publishing error is reported once while it lasts, and again when it returns', async () => {
  const error = async (publishError: string | null, day: string) => {
    const set = { publishRequested: true, publishError, publishDue: false }
    const modifiedOn = '2027-03-01T08:00:00Z'
    await app.db
      .updateTable('object')
      .set({ ...set, modifiedOn })
      .where('id', '=', objectId)
      .execute()
    return remind('publishError', day)
  }
  const missing = 'publish.noPicture\npublish.noLocation'
  expect(await error(missing, '2027-03-01')).toBe(0)
  expect(await error(missing, '2027-03-02')).toBe(1)
  expect(await error(missing, '2027-03-03')).toBe(0)
  expect(await error(null, '2027-03-04')).toBe(0)
  expect(await error(missing, '2027-03-04')).toBe(1)
  const [first] = await alerts()
  expect(first).toMatchObject({ source: 'Publication', entity: 'Object' })
  expect(first!.content.split('\n')).toHaveLength(3)
  expect(first!.content).not.toContain('publish.')
})

test("an unpaid expense is reported to the account's agents or the office", async () => {
  const { accountId } = app.client
  const expense = (fields: object) =>
    app.db
      .insertInto('transaction')
      .values({
        accountId,
        isDebit: true,
        amount: 120.5,
        transactionDate: '2027-03-01T10:00:00',
        paymentMethod: 1,
        categoryId: 1,
        status: 0,
        expirationDate: '2027-03-17',
        ...fields,
      } as never)
      .execute()
  await expense({ status: 1 })
  await expense({ deletedOn: '2027-03-02T10:00:00Z' })
  await expense({})
  expect(await remind('expense')).toBe(1)
  expect(await alerts()).toEqual([
    {
      source: 'Expenses',
      content:
        'The expense of Client Klio over 120,50\u00a0€ expires on 17.03.2027 and is not paid.\n7 days are left.',
      entity: 'Transaction',
    },
  ])
  const [mail] = await mails()
  expect(mail).toMatchObject({ to: 'office@estia.test' })
  expect(mail!.text).toContain('/Payments/View/Income/')
  await assignAccount(app.branchEmployee)
  await assignAccount(app.employee)
  expect(await remind('expense', '2027-03-15')).toBe(1)
  expect((await mails()).map(({ to }) => to)).toEqual(['office@estia.test', app.employee.username])
})

const assignAccount = (person: Person) =>
  app.db
    .insertInto('assignment')
    .values({
      parentKind: 'Account',
      parentId: app.client.accountId,
      accountId: person.accountId,
    })
    .execute()

test('more than one batch is created, each reminder once, by two servers at the same time', async () => {
  const rows = Array.from({ length: 430 }, (_, at) => ({
    firstName: 'Tenant',
    lastName: `No ${at}`,
  }))
  const accounts = await app.db.insertInto('account').values(rows).returning('id').execute()
  await app.db
    .insertInto('objectAccount')
    .values(
      accounts.map(({ id: accountId }) => ({
        objectId,
        accountId,
        relation: 4,
        startDate: null,
        endDate: null,
        price: 100,
        rentPaymentDay: 17,
      })),
    )
    .execute()
  const both = await Promise.all([remind('rent'), remind('rent')])
  expect(both[0] + both[1]).toBe(430)
  expect(await alerts()).toHaveLength(430)
})

test('a kind that fails does not hold up the others', async () => {
  await live({})
  const { translate, ...others } = app
  const broken = (language: string, message: Parameters<typeof translate>[1]) => {
    if (message === 'reminder.keyOverdue.source' || message[0] === 'reminder.keyOverdue.source')
      throw new Error('no words')
    return translate(language, message)
  }
  await lend({ givenAway: '2027-02-07', accountId: app.employee.accountId })
  await expect(remindOfAll(app.db, today, { ...others, translate: broken })).rejects.toThrow(
    'some reminders were not made',
  )
  expect((await alerts()).map(({ source }) => source)).toEqual(['Rent'])
  expect(await remindOfAll(app.db, today, app)).toBe(1)
})
