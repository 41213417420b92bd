import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import { addDays, agencyDay, epochMs, instantNow } from '#kit/clock.ts'
import type { Home } from './home.contract.ts'
import { monthTill } from './ownMonth.store.ts'
import { presentTime } from './presentTime.ts'
import { unassign } from '#app/testing/unassign.ts'

type Figures = Home['month']['now']

let app: TestApp

beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const home = async (as = app.employee): Promise<Home> => {
  const answer = await app.call('GET', '/api/home', { as })
  expect([answer.statusCode, answer.statusCode === 200 || answer.body]).toEqual([200, true])
  return answer.json()
}
const add = async (description: string, values: object, assigned?: number) => {
  const { id } = await app.db
    .insertInto('activity')
    .values({ description, done: false, ...values })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (assigned)
    await app.db
      .insertInto('activityAssigned')
      .values({ activityId: id, accountId: assigned })
      .execute()
}

describe('home', () => {
  test('shows own open activities by due date', async () => {
    const me = app.employee.accountId
    const at = (days: number) => ({ date: `${agencyDay(days)}T00:00:00` })
    await add('overdue', at(-1), me)
    await add('today', at(0), me)
    await add('this week', at(7), me)
    await add('next month', at(30), me)
    await add('whenever', {}, me)
    await add('mine, and nobody else is to do it', { ...at(0), createdById: me })
    await add(
      'mine, but somebody else is to do it',
      { ...at(0), createdById: me },
      app.admin.accountId,
    )
    await add('complete', { ...at(0), done: true }, me)
    await add('deleted', { ...at(0), deletedOn: instantNow() }, me)
    const { mine } = await home()
    const shown = Object.entries(mine).map(([group, { items }]) => [
      group,
      items.map((one) => one.description),
    ])
    expect(Object.fromEntries(shown)).toEqual({
      overdue: ['overdue'],
      today: ['today', 'mine, and nobody else is to do it'],
      week: ['this week'],
      undated: ['whenever'],
    })
    expect(mine.today.totalRows).toBe(2)
  })

  test('shows the first few and the total', async () => {
    for (let n = 0; n < 12; n += 1)
      await add(`old ${n}`, { date: '2020-01-01T10:00:00' }, app.admin.accountId)
    const { overdue } = (await home(app.admin)).mine
    expect(overdue.items).toHaveLength(8)
    expect(overdue.totalRows).toBe(12)
  })

  test('shows the accounts changed last, by the caller and by anyone', async () => {
    const { id } = await app.db
      .insertInto('account')
      .values({
        lastName: 'Fresh',
        modifiedOn: '2999-01-01T00:00:00Z',
        modifiedById: app.employee.accountId,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { changed } = await home()
    expect(changed.byMe).toMatchObject([{ id, name: 'Fresh', modifiedBy: 'Employee Eleni' }])
    expect(changed.byAnyone[0]).toMatchObject({ id })
    expect((await home(app.admin)).changed.byMe).toEqual([])
  })

  test('counts accounts by kind, and hides employees from branch employees', async () => {
    const { counts } = await home()
    expect(counts).toMatchObject({ accounts: 5, clients: 1, owners: 0, employes: 3 })
    const branch = await home(app.branchEmployee)
    expect(branch.counts.employes).toBeNull()
    expect(branch.changed.byAnyone.map(({ name }) => name)).toEqual(['Fresh', 'Client Klio'])
  })

  test('shows the objects and leads changed last', async () => {
    const add = (url: string, payload: object) =>
      app.call('POST', url, { payload, as: app.admin }).then((answer) => answer.json())
    const { object } = (await app.call('GET', '/api/object/add', { as: app.admin })).json()
    await add('/api/object/update', { id: object.id, internalNotes: 'Seen' })
    const { id: accountId } = await add('/api/account/add', { firstName: 'L', lastName: 'Lead' })
    const { lead } = await add('/api/lead/add', { accountId })
    const { byMe } = (await home(app.admin)).changed
    expect(byMe.map(({ entity, id }) => [entity, id])).toEqual([
      ['Demand', lead.id],
      ['Account', accountId],
      ['Object', object.id],
    ])
    expect(byMe[2]!.name).toContain(object.referenceNumber)
  })

  test('shows objects to be published, own ones first, with reasons', async () => {
    const add = async (values: object) => {
      const { id } = await app.db
        .insertInto('object')
        .values({ active: true, publishRequested: true, ...values } as never)
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    }
    const asked = async (as = app.employee) => {
      const { items, totalRows } = (await home(as)).toPublish
      expect(totalRows).toBe(items.length)
      return items.map(({ id, state, isMine }) => [id, state, isMine])
    }
    const refused = { publishError: 'publish.noPicture\npublish.noCircle' }
    const waits = await add({})
    const theirs = await add(refused)
    const mine = await add({ createdById: app.employee.accountId })
    const given = await add(refused)
    await app.db
      .insertInto('assignment')
      .values({ parentKind: 'Object', parentId: given, accountId: app.employee.accountId } as never)
      .execute()
    await add({ ...refused, active: false })
    await add({ publishRequested: false })
    await add({ ...refused, deletedOn: instantNow() })
    // The table's triggers may have requested a check meanwhile; only refusals count here.
    expect(await asked()).toEqual([
      [given, 'refused', true],
      [mine, 'waiting', true],
      [theirs, 'refused', false],
      [waits, 'waiting', false],
    ])
    const [first] = (await home()).toPublish.items
    expect(first!.reasons).toHaveLength(2)
    expect(first!.reasons[0]).toMatch(/picture/i)
    expect((await asked(app.branchEmployee)).map(([id]) => id)).toHaveLength(4)
  })

  test('shows whom to call about an activity, if the caller may see the phone', async () => {
    const account = await app.db
      .insertInto('account')
      .values({ lastName: 'Caller', phone: '2310 111111;2310 222222' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const payload = (entity: string, id: number) => ({
      payload: { entityType: entity, id, description: `Call at ${entity}`, date: agencyDay(-3) },
      as: app.branchEmployee,
    })
    const { lead } = (
      await app.call('POST', '/api/lead/add', { payload: { accountId: account.id } })
    ).json()
    await app.call('POST', '/api/activity/ownTask', payload('Account', account.id))
    await app.call('POST', '/api/activity/ownTask', payload('Demand', lead.id))
    const { items } = (await home(app.branchEmployee)).mine.overdue
    expect(items.map(({ phone }) => phone)).toEqual(['2310 111111', '2310 111111'])
    expect(items[0]).toMatchObject({ phoneLink: 'tel:+302310111111' })
  })

  test('is only for staff', async () => {
    expect((await app.call('GET', '/api/home', { as: app.client })).statusCode).toBe(403)
    expect((await app.call('GET', '/api/home', { as: null })).statusCode).toBe(401)
  })
})

describe('the diary', () => {
  const post = async (url: string, payload: object, as = app.employee) => {
    const answer = await app.call('POST', url, { payload, as })
    expect([url, answer.statusCode === 200 || answer.body]).toEqual([url, true])
    return answer.json()
  }

  test('has the own viewings of today with the client and the phone', async () => {
    const client = { firstName: 'Vera', lastName: 'Viewer', phone: '2310 123456' }
    const accountId = (await post('/api/account/add', client)).id
    const demandId = (await post('/api/lead/add', { accountId })).id
    const dateOfViewing = `${agencyDay()}T23:30:00`
    const { id } = await post('/api/Viewing/update', { demandId, dateOfViewing })
    await post('/api/Viewing/update', { demandId, dateOfViewing: `${agencyDay(1)}T10:00:00` })
    await post('/api/Viewing/update', { dateOfViewing }, app.admin)
    const { today } = await home()
    expect(today.viewings).toMatchObject([
      { id, at: dateOfViewing, client: 'Viewer Vera', phoneLink: expect.stringMatching(/^tel:/) },
    ])
  })

  test('has stays that begin or end today, for those who may see stays', async () => {
    const { object } = (await app.call('GET', '/api/object/add')).json()
    const book = (checkIn: string, lastName: string, more: object = {}) =>
      post(
        '/api/Reservation/update',
        { object: { id: object.id }, checkIn, duration: 3, client: { lastName }, ...more },
        app.admin,
      )
    await book(agencyDay(-3), 'Leaves')
    await book(agencyDay(0), 'Comes', { arrivalTimePlanned: '15:00' })
    await book(agencyDay(10), 'Later')
    const { today } = await home()
    expect(today.stays.map(({ kind, client, time }) => [kind, client, time])).toEqual([
      ['departure', 'Leaves', null],
      ['arrival', 'Comes', '15:00'],
    ])
    expect((await home(app.branchEmployee)).today.stays).toEqual([])
  })

  test('has new leads without an answer, late ones marked, until somebody answers', async () => {
    await app.db.deleteFrom('viewing').execute()
    await app.db.updateTable('lead').set({ stage: 7 }).execute()
    const [first, second] = [
      (await post('/api/lead/add', { description: 'A house by the sea' })).id,
      (await post('/api/lead/add', {})).id,
    ]
    await post('/api/lead/add', {}, app.admin)
    const createdOn = new Date(epochMs() - 5 * 3_600_000).toISOString()
    await app.db.updateTable('lead').set({ createdOn }).where('id', '=', first).execute()
    const waiting = async () =>
      (await home()).unanswered.items.map(({ id, hours, isLate, isMine }) => ({
        id,
        hours,
        isLate,
        isMine,
      }))
    expect(await waiting()).toEqual([
      { id: first, hours: 5, isLate: true, isMine: true },
      { id: second, hours: 0, isLate: false, isMine: true },
    ])
    const links = [{ entity: 'Demand', id: first }]
    await post('/api/activity/update', {
      description: 'Called',
      category: 'call',
      done: true,
      links,
    })
    expect(await waiting()).toMatchObject([{ id: second }])
    await unassign(app.db, 'Demand', second)
    expect(await waiting()).toMatchObject([{ id: second, isMine: false }])
  })
})

describe('the figures', () => {
  const me = () => app.employee.accountId
  const assign = (parentKind: 'Demand' | 'Deal' | 'Viewing', parentId: number) =>
    app.db
      .insertInto('assignment')
      .values({ parentKind, parentId, accountId: me() } as never)
      .execute()
  const addRow = async (table: 'lead' | 'deal' | 'viewing', values: object) => {
    const { id } = await app.db
      .insertInto(table)
      .values(values as never)
      .returning('id')
      .executeTakeFirstOrThrow()
    const kind = { lead: 'Demand', deal: 'Deal', viewing: 'Viewing' } as const
    await assign(kind[table], id)
    return id
  }

  test('are the own open leads by stage, with the commission of their open deals', async () => {
    await app.db.updateTable('lead').set({ stage: 7 }).execute()
    const first = await addRow('lead', { stage: 3 })
    const second = await addRow('lead', { stage: 3 })
    await addRow('lead', { stage: null })
    await addRow('lead', { stage: 6 })
    await addRow('deal', { demandId: first, dealStage: 1, comission: 1500 })
    await addRow('deal', { demandId: second, dealStage: 2, comission: 500.5 })
    await addRow('deal', { demandId: second, dealStage: 6, comission: 9000 })
    await unassign(app.db, 'Demand', await addRow('lead', { stage: 3 }))
    const task = { description: 'Ring', date: agencyDay(1), entityType: 'Demand', id: first }
    await app.call('POST', '/api/activity/ownTask', { payload: task, as: app.employee })
    const { leads } = await home()
    expect(leads.stages).toEqual([
      { stage: 0, text: null, place: -1, count: 1, comission: null },
      { stage: 3, text: 'Viewings', place: 2, count: 2, comission: 2000.5 },
    ])
    expect(leads.noNextStep).toBe(2)
    expect((await home(app.branchEmployee)).leads.stages).toEqual([])
  })

  test('count the same leads as the lists that they lead to', async () => {
    const listed = async (filter: object) => {
      const answer = await app.call('POST', '/api/lead/search', {
        payload: filter,
        as: app.employee,
      })
      return answer.json().totalRows
    }
    const { leads, unanswered } = await home()
    expect(unanswered.totalRows).toBeGreaterThan(0)
    expect(await listed({ attention: 'unanswered' })).toBe(unanswered.totalRows)
    expect(await listed({ attention: 'noNextStep', whose: 'mine' })).toBe(leads.noNextStep)
    expect(await listed({ attention: 'untouched', whose: 'mine' })).toBe(leads.untouched)
  })

  test('are the own deals won and viewings of this month, and those of the same days of the last', async () => {
    const { month } = await home()
    const won = { dealStage: 5, comission: 1000 }
    const viewing = (day: string) => addRow('viewing', { dateOfViewing: `${day}T10:00:00` })
    await addRow('deal', { ...won, endDate: month.from })
    await addRow('deal', { ...won, endDate: month.till })
    await addRow('deal', { ...won, endDate: addDays(month.till, 1) })
    await addRow('deal', { ...won, endDate: month.before.from })
    await addRow('deal', { ...won, endDate: addDays(month.before.from, -1) })
    await addRow('deal', { dealStage: 6, endDate: month.from })
    await unassign(app.db, 'Deal', await addRow('deal', { ...won, endDate: month.from }))
    await viewing(month.till)
    await viewing(addDays(month.till, 1))
    await viewing(month.before.till)
    const after = (await home()).month
    const more = (now: Figures, before: Figures) => ({
      deals: now.deals - before.deals,
      comission: now.comission - before.comission,
      viewings: now.viewings - before.viewings,
    })
    expect(more(after.now, month.now)).toEqual({ deals: 2, comission: 2000, viewings: 1 })
    expect(more(after.before, month.before)).toEqual({ deals: 1, comission: 1000, viewings: 1 })
  })

  test.each([
    ['2026-11-29', ['2026-11-01', '2026-10-01', '2026-10-29']],
    ['2026-03-31', ['2026-03-01', '2026-02-01', '2026-02-28']],
    ['2026-01-01', ['2026-01-01', '2025-12-01', '2025-12-01']],
  ])('compare the month until %s with the same days of the month before', (day, expected) => {
    const { from, before } = monthTill(day)
    expect([from, before.from, before.till]).toEqual(expected)
  })
})

test.each([
  [['', '19:30', '10:15', '19:00'], '09:00', '10:15'],
  [['10:15', '19:00', '19:30'], '11:14', '10:15'],
  [['10:15', '19:00', '19:30'], '11:15', '19:00'],
  [['10:15', '19:00', '19:30'], '19:40', '19:30'],
  [['', '10:15'], '23:00', undefined],
])('of entries at %j, the present or next one at %s is that at %s', (times, now, expected) => {
  expect(presentTime(times, now)).toBe(expected)
})
