import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { Person, TestApp } from '#app/testing/testApp.ts'
import { addAlert, addToAlert, unreadAlertAbout } from './addAlert.store.ts'
import { literalText } from './alertText.ts'
import type { AlertText } from './alertText.ts'
import { moveAlertsOfAccount } from './moveAlerts.store.ts'
import { epochMs } from '#kit/clock.ts'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())
beforeEach(async () => void (await app.db.deleteFrom('alert').execute()))

const add = (source = 'Site form', content = 'Please call me.\nAnna') =>
  addAlert(
    app.db,
    { said: { source: literalText(source), lines: content.split('\n').map(literalText) } },
    { ...app, language: 'en' },
  )
const list = async (payload: object = {}) =>
  (await app.call('POST', '/api/alert/list', { payload })).json()
const open = (id: number, as?: Person) => app.call('GET', `/api/alert/${id}`, { ...(as && { as }) })
const unread = async () => (await app.call('GET', '/api/Alert/unreadCount')).json()
const addOn = (date: string, source: string) =>
  app.db
    .insertInto('alert')
    .values({ date, source, content: source })
    .returning('id')
    .executeTakeFirstOrThrow()

test('a new alert is unread and listed with its whole text', async () => {
  const id = await add()
  expect(await list()).toEqual({
    totalRows: 1,
    items: [
      {
        id,
        version: 1,
        date: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        source: 'Site form',
        content: 'Please call me.\nAnna',
        notes: null,
        readedOn: null,
        readedBy: null,
        about: null,
      },
    ],
  })
  expect(await unread()).toBe(1)
})

test('an alert links to its record, in the language of the user', async () => {
  const object = (await app.call('GET', '/api/object/add')).json().id as number
  const title = { title: 'House', titleEl: 'Σπίτι', titleRu: 'Дом' }
  await app.db.updateTable('object').set(title).where('id', '=', object).execute()
  const named = { en: 'House', el: 'Σπίτι', ru: 'Дом' }
  const said: AlertText = {
    source: ['reminder.rent.source'],
    lines: [
      ['reminder.rent', { name: 'Anna', object: named, day: '05.12.2026' }],
      ['reminder.daysLeft', { count: 2 }],
    ],
  }
  const about = { entity: 'Object', id: object, part: 'contacts' } as const
  const { accountId } = app.client
  const id = await addAlert(app.db, { said, about, accountId }, { ...app, language: 'el' })
  const [row] = (await list()).items
  expect(row).toMatchObject({ id, about: { ...about, title: expect.stringContaining('House') } })
  const speak = (language: string) =>
    app.call('POST', '/api/UserSettings/Language', { payload: { language } })
  await speak('ru')
  expect((await list()).items[0]).toMatchObject({ id, source: 'Арендная плата' })
  expect((await list()).items[0].content).toContain('Дом')
  expect((await open(id)).json()).toMatchObject({
    content: expect.stringMatching(/Дом.*\nОсталось 2 дня\.$/),
    about: { ...about, title: expect.stringMatching(/^#.* Дом$/) },
    person: { id: accountId, name: expect.any(String) },
  })
  await speak('en-UK')
  expect((await open(id)).json().content).toBe(
    'Anna is to pay the rent of House by 05.12.2026.\n2 days are left.',
  )
  await app.call('DELETE', `/api/object/${object}`)
  expect((await open(id)).json()).toMatchObject({ about: null })
})

test('added lines are translated, and text written by people stays as it is', async () => {
  const about = { entity: 'Demand', id: 7 } as const
  const typed = 'Call {{me}}, $t(alert.source)'
  const said: AlertText = {
    source: ['enquiry.source'],
    lines: [['alert.labelled', { label: ['enquiry.name'], text: 'Anna' }], literalText(typed)],
  }
  const office = { ...app, language: 'el' }
  const id = await addAlert(app.db, { said, about }, office)
  expect(await unreadAlertAbout(app.db, about, 'enquiry.source')).toBe(id)
  expect(await unreadAlertAbout(app.db, about, 'selection.source')).toBeUndefined()
  const line = [
    'alert.timed',
    { time: '12:30', text: ['selection.did.like', { number: '5' }] },
  ] as const
  expect(await addToAlert(app.db, id, line, office)).toBe(true)
  const stored = await app.db.selectFrom('alert').selectAll().executeTakeFirstOrThrow()
  expect(stored.content).toBe(`Όνομα: Anna\n${typed}\n12:30 αρέσει το #5`)
  expect((await list()).items[0]).toMatchObject({
    source: 'Website form',
    content: `Name: Anna\n${typed}\n12:30 likes #5`,
  })
})

test('the newest alert comes first, page by page, with the right total past the last page', async () => {
  await addOn('2026-01-01T08:00:00Z', 'first')
  await addOn('2026-01-03T08:00:00Z', 'third')
  await addOn('2026-01-02T08:00:00Z', 'second')
  const sources = async (payload: object) => {
    const { items, totalRows } = await list(payload)
    return { sources: items.map((one: { source: string }) => one.source), totalRows }
  }
  expect(await sources({ perPage: 2, currentPage: 1 })).toEqual({
    sources: ['third', 'second'],
    totalRows: 3,
  })
  expect(await sources({ perPage: 2, currentPage: 2 })).toEqual({
    sources: ['first'],
    totalRows: 3,
  })
  expect(await sources({ perPage: 2, currentPage: 9 })).toEqual({ sources: [], totalRows: 3 })
  const bySource = await sources({ sortBy: 'source', sortDesc: false })
  expect(bySource.sources).toEqual(['first', 'second', 'third'])
  for (const sortBy of ['date', 'readedOn', 'readedBy']) {
    expect((await sources({ sortBy, sortDesc: true })).totalRows).toBe(3)
  }
})

test('the first user who opens an alert stays its reader', async () => {
  const id = await add()
  const read = (await open(id, app.employee)).json()
  expect(read).toMatchObject({ readedBy: 'Employee Eleni', version: 2 })
  expect(Math.abs(Date.parse(read.readedOn) - epochMs())).toBeLessThan(60_000)
  expect((await open(id)).json()).toEqual(read)
  expect(await unread()).toBe(0)
})

test('an alert opened by two users at once has one reader', async () => {
  const id = await add()
  const opened = await Promise.all([
    open(id),
    open(id, app.employee),
    open(id),
    open(id, app.employee),
  ])
  expect(new Set(opened.map((answer) => answer.json().readedBy)).size).toBe(1)
  expect((await list()).items[0].version).toBe(2)
})

test('marking an alert as unread can be repeated', async () => {
  const id = await add()
  await open(id)
  const marked = await app.call('POST', `/api/alert/mark-as-unread/${id}`)
  expect(marked.json()).toMatchObject({ id, readedOn: null, readedBy: null, version: 3 })
  expect(await unread()).toBe(1)
  const again = await app.call('POST', `/api/alert/mark-as-unread/${id}`, {
    headers: { 'content-type': 'application/json' },
  })
  expect(again.json()).toEqual(marked.json())
})

test('an alert can be marked as read without being opened, once', async () => {
  const id = await add()
  const mark = (as: Person) => app.call('POST', `/api/alert/mark-as-read/${id}`, { as })
  const marked = (await mark(app.employee)).json()
  expect(marked).toMatchObject({ id, readedBy: 'Employee Eleni', version: 2 })
  expect((await mark(app.admin)).json()).toEqual(marked)
  expect(await unread()).toBe(0)
})

test('one call marks all unread alerts as read by the caller, and read ones keep their reader', async () => {
  const read = await add('Read before')
  await open(read, app.employee)
  const others = [await add(), await add()]
  const { items: before } = await list({ unreadOnly: true })
  expect(before.map(({ id }: { id: number }) => id).toSorted()).toEqual(others.toSorted())
  expect((await list({ unreadOnly: true })).totalRows).toBe(2)
  const all = async (as?: Person) =>
    (
      await app.call('POST', '/api/alert/mark-all-as-read', { payload: {}, ...(as && { as }) })
    ).json()
  expect(await all()).toEqual({ count: 2 })
  expect(await all()).toEqual({ count: 0 })
  expect(await unread()).toBe(0)
  expect(await list({ unreadOnly: true })).toEqual({ items: [], totalRows: 0 })
  const readers = await app.db.selectFrom('alert').select(['id', 'readedById']).execute()
  expect(Object.fromEntries(readers.map(({ id, readedById }) => [id, readedById]))).toEqual({
    [read]: app.employee.accountId,
    ...Object.fromEntries(others.map((id) => [id, app.admin.accountId])),
  })
})

test('notes are saved and emptied, and saving the same notes changes nothing', async () => {
  const id = await add()
  const note = (notes: string | null) =>
    app.call('POST', `/api/alert/update-notes/${id}`, { payload: { notes } })
  expect((await note('Позвонили, ждём ответа')).json()).toMatchObject({
    notes: 'Позвонили, ждём ответа',
    version: 2,
    readedOn: null,
  })
  expect((await note('Позвонили, ждём ответа')).json().version).toBe(2)
  expect((await note('')).json()).toMatchObject({ notes: null, version: 3 })
})

test('notes that another user changed meanwhile are not overwritten', async () => {
  const id = await add()
  const note = (payload: object) => app.call('POST', `/api/alert/update-notes/${id}`, { payload })
  await note({ notes: 'theirs', version: 1 })
  const mine = await note({ notes: 'mine', version: 1 })
  expect(mine.statusCode).toBe(409)
  expect(mine.json()).toMatchObject({
    conflicts: ['notes'],
    current: { notes: 'theirs', version: 2 },
  })
  await open(id)
  expect((await note({ notes: 'after reading', version: 2 })).json()).toMatchObject({
    notes: 'after reading',
    version: 4,
  })
})

test('a deleted alert is hidden everywhere and restored unchanged', async () => {
  const id = await add()
  expect((await app.call('DELETE', `/api/alert/${id}`)).statusCode).toBe(200)
  expect(await list()).toEqual({ items: [], totalRows: 0 })
  expect(await unread()).toBe(0)
  expect((await open(id)).statusCode).toBe(404)
  expect((await app.call('DELETE', `/api/alert/${id}`)).statusCode).toBe(404)
  const back = await app.call('POST', `/api/alert/restore/${id}`)
  expect(back.json()).toMatchObject({ id, source: 'Site form', readedOn: null })
  expect(await unread()).toBe(1)
  expect((await app.call('POST', `/api/alert/restore/${id}`)).statusCode).toBe(404)
})

test('changes of an alert are logged with the user who made them', async () => {
  const id = await add()
  await open(id, app.employee)
  await app.call('POST', `/api/alert/mark-as-unread/${id}`)
  await app.call('POST', `/api/alert/update-notes/${id}`, { payload: { notes: 'x' } })
  await app.call('DELETE', `/api/alert/${id}`)
  const entries = await app.db
    .selectFrom('actionLog')
    .select(['action', 'actionById'])
    .where('entity', '=', 'Alert')
    .where('entityId', '=', id)
    .orderBy('id')
    .execute()
  expect(entries).toEqual([
    { action: 'add', actionById: null },
    { action: 'markAsRead', actionById: app.employee.accountId },
    { action: 'markAsUnread', actionById: app.admin.accountId },
    { action: 'update', actionById: app.admin.accountId },
    { action: 'delete', actionById: app.admin.accountId },
  ])
})

test('an alert read by a merged account counts as read by the kept one', async () => {
  const id = await add()
  await open(id, app.employee)
  await moveAlertsOfAccount(app.db, app.employee.accountId, app.admin.accountId)
  expect((await open(id)).json().readedBy).toBe('Admin Anna')
})

test.each([
  ['POST', '/api/alert/list', { perPage: 0 }, 'perPage'],
  ['POST', '/api/alert/list', { currentPage: 'x' }, 'currentPage'],
  ['POST', '/api/alert/list', { sortBy: 'content; --' }, 'sortBy'],
  ['POST', '/api/alert/list', { search: 'x' }, 'search'],
  ['GET', '/api/alert/x', undefined, 'id'],
  ['DELETE', '/api/alert/0', undefined, 'id'],
  ['POST', '/api/alert/mark-as-unread/1.5', undefined, 'id'],
  ['POST', '/api/alert/update-notes/1', {}, 'notes'],
  ['POST', '/api/alert/update-notes/1', { notes: 5 }, 'notes'],
  ['POST', '/api/alert/update-notes/1', { notes: 'x', content: 'y' }, 'content'],
] as const)('%s %s refuses %j and names the field', async (method, url, payload, field) => {
  const answer = await app.call(method, url, { payload })
  expect(answer.statusCode).toBe(400)
  expect(Object.keys(answer.json().errors)).toEqual([field])
})

test('notes of more than 20 000 characters are refused', async () => {
  const payload = { notes: 'x'.repeat(20_001) }
  const answer = await app.call('POST', `/api/alert/update-notes/${await add()}`, { payload })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().errors).toHaveProperty('notes')
})

test('an unknown version is refused', async () => {
  const payload = { notes: 'x', version: 7 }
  const answer = await app.call('POST', `/api/alert/update-notes/${await add()}`, { payload })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().errors).toHaveProperty('version')
})

const calls = (id: number) =>
  [
    ['POST', '/api/alert/list'],
    ['GET', '/api/Alert/unreadCount'],
    ['POST', '/api/alert/mark-all-as-read'],
    ['GET', `/api/alert/${id}`],
    ['POST', `/api/alert/mark-as-read/${id}`],
    ['POST', `/api/alert/mark-as-unread/${id}`],
    ['POST', `/api/alert/update-notes/${id}`],
    ['DELETE', `/api/alert/${id}`],
    ['POST', `/api/alert/restore/${id}`],
  ] as const

test('unknown alerts are not found', async () => {
  for (const [method, url] of calls(987_654).slice(3)) {
    const answer = await app.call(
      method,
      url,
      method === 'POST' ? { payload: url.includes('notes') ? { notes: 'x' } : {} } : {},
    )
    expect([url, answer.statusCode]).toEqual([url, 404])
  }
})

test('branch employees, clients and strangers neither see nor change alerts', async () => {
  const id = await add()
  for (const [method, url] of calls(id)) {
    for (const as of [app.branchEmployee, app.client]) {
      const answer = await app.call(method, url, { as })
      expect([url, answer.statusCode]).toEqual([url, 403])
      expect(answer.json().title).toBe('Access denied')
    }
    expect((await app.call(method, url, { as: null })).statusCode).toBe(401)
  }
  expect((await list()).items[0]).toMatchObject({ version: 1, readedOn: null })
})

test('an alert for administrators is seen, counted and changed by nobody else', async () => {
  const said = { source: literalText('Portals'), lines: [literalText('Kyero stayed out')] }
  const options = { ...app, language: 'en' } as const
  const id = await addAlert(app.db, { said, forAdministrators: true }, options)
  const open = await add()
  const as = app.employee
  const others = async (payload: object = {}) =>
    (await app.call('POST', '/api/alert/list', { payload, as })).json()
  expect([(await list()).totalRows, (await others()).totalRows]).toEqual([2, 1])
  expect((await others()).items).toMatchObject([{ id: open }])
  expect(await others({ searchStr: 'Kyero' })).toEqual({ items: [], totalRows: 0 })
  expect((await list({ searchStr: 'Kyero' })).totalRows).toBe(1)
  expect(await unread()).toBe(2)
  expect((await app.call('GET', '/api/Alert/unreadCount', { as })).json()).toBe(1)
  const calls = async () => [
    (await app.call('GET', `/api/alert/${id}`, { as })).statusCode,
    (await app.call('POST', `/api/alert/mark-as-read/${id}`, { as })).statusCode,
    (await app.call('POST', `/api/alert/mark-as-unread/${id}`, { as })).statusCode,
    (await app.call('POST', `/api/alert/update-notes/${id}`, { payload: { notes: 'x' }, as }))
      .statusCode,
    (await app.call('DELETE', `/api/alert/${id}`, { as })).statusCode,
    (await app.call('POST', `/api/alert/restore/${id}`, { as })).statusCode,
  ]
  expect(await calls()).toEqual([404, 404, 404, 404, 404, 404])
  const all = await app.call('POST', '/api/alert/mark-all-as-read', { payload: {}, as })
  expect(all.json()).toEqual({ count: 1 })
  const row = () =>
    app.db.selectFrom('alert').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect(await row()).toMatchObject({ version: 1, readedOn: null, notes: null, deletedOn: null })
  expect((await app.call('DELETE', `/api/alert/${id}`)).statusCode).toBe(200)
  expect((await app.call('POST', `/api/alert/restore/${id}`, { as })).statusCode).toBe(404)
  expect((await row()).deletedOn).not.toBeNull()
  expect((await app.call('POST', `/api/alert/restore/${id}`)).statusCode).toBe(200)
})
