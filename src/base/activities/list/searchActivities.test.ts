import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import type { Activity } from '../activities.contract.ts'

let app: TestApp
let accountId: number
const ids: Record<string, number> = {}

beforeAll(async () => {
  app = await testApp()
  const account = app.db.insertInto('account').values({ lastName: 'Petrou' }).returning('id')
  accountId = (await account.executeTakeFirstOrThrow()).id
  const { admin, employee } = app
  // 23:30 in Athens on 1 March is still 21:30 in UTC; 00:30 on 2 March is 22:30 on the 1st.
  const add = async (name: string, values: object, createdOn: string, assigned?: number) => {
    const { id } = await app.db
      .insertInto('activity')
      .values({ description: name, createdById: admin.accountId, createdOn, ...values })
      .returning('id')
      .executeTakeFirstOrThrow()
    const link = { activityId: id, entity: 'Account', position: 0 }
    await app.db
      .insertInto('activityLink')
      .values({ ...link, entityId: name === 'elsewhere' ? admin.accountId : accountId })
      .execute()
    if (assigned)
      await app.db
        .insertInto('activityAssigned')
        .values({ activityId: id, accountId: assigned })
        .execute()
    ids[name] = id
  }
  await add('note', {}, '2026-03-01T21:30:00Z')
  await add(
    'planned',
    { done: false, date: '2026-04-10T23:00:00' },
    '2026-03-01T22:30:00Z',
    employee.accountId,
  )
  await add(
    'done',
    { done: true, date: '2026-04-10T09:00:00', doneDate: '2026-04-12T12:00:00' },
    '2026-03-03T10:00:00Z',
  )
  await add('elsewhere', { done: false, createdById: employee.accountId }, '2026-03-04T10:00:00Z')
})
afterAll(() => app.close())

const found = async (filter: object) => {
  const answer = (await app.call('POST', '/api/activity/actions', { payload: filter })).json()
  expect(answer.totalRows).toBe(answer.items.length)
  return answer.items.map((one: Activity) => one.description)
}

describe('the list of all activities', () => {
  test('shows everything, newest first', async () => {
    expect(await found({ done: null })).toEqual(['elsewhere', 'done', 'planned', 'note'])
  })

  test.each([
    ['activities to do by due date', { done: false }, ['planned', 'elsewhere']],
    ['completed activities', { done: true }, ['done']],
    [
      'activities created on a day in Athens',
      { startDate: '2026-03-01', endDate: '2026-03-01' },
      ['note'],
    ],
    [
      'activities planned for a day',
      { dateFilterType: 2, startDate: '2026-04-10', endDate: '2026-04-10' },
      ['planned', 'done'],
    ],
    ['a day of completion', { dateFilterType: 1, startDate: '2026-04-11' }, ['done']],
  ])('shows %s', async (_, filter, expected) => {
    expect(await found(filter)).toEqual(expected)
  })

  test('shows activities created by or assigned to a person', async () => {
    const employee = app.employee.accountId
    expect(await found({ employee, employeeFilterType: 0, employeeText: 'Eleni' })).toEqual([
      'elsewhere',
    ])
    expect(await found({ employee, employeeFilterType: 1 })).toEqual(['planned'])
  })

  test("shows the user's own activities: assigned to them, or created by them and assigned to nobody", async () => {
    const mine = async (as: typeof app.admin) =>
      (await app.call('POST', '/api/activity/actions', { payload: { mine: true }, as }))
        .json()
        .items.map((one: Activity) => one.description)
    expect(await mine(app.employee)).toEqual(['elsewhere', 'planned'])
    expect(await mine(app.admin)).toEqual(['done', 'note'])
    expect(await mine(app.branchEmployee)).toEqual([])
  })

  test('pages and sorts, with the right total past the last page', async () => {
    const page = async (more: object) =>
      (await app.call('POST', '/api/activity/actions', { payload: { perPage: 2, ...more } })).json()
    const second = await page({ currentPage: 2 })
    expect(second.items.map((one: Activity) => one.description)).toEqual(['planned', 'note'])
    expect(await page({ currentPage: 9 })).toMatchObject({ items: [], totalRows: 4 })
    const sorted = await page({ sortBy: 'description', sortDesc: true })
    expect(sorted.items.map((one: Activity) => one.description)).toEqual(['planned', 'note'])
    const unknown = await app.call('POST', '/api/activity/actions', {
      payload: { sortBy: 'password' },
    })
    expect(unknown.statusCode).toBe(400)
  })

  test('names its filters in the language of the user', async () => {
    await app.db
      .updateTable('user')
      .set({ language: 'el' })
      .where('accountId', '=', app.employee.accountId)
      .execute()
    const answer = await app.call('POST', '/api/activity/actions', {
      payload: {},
      as: app.employee,
    })
    expect(answer.json().options.done).toEqual([
      { value: null, text: 'Όλες' },
      { value: false, text: 'Εκκρεμείς' },
      { value: true, text: 'Ολοκληρωμένες' },
    ])
  })

  test.each([
    { dateFilterType: 3 },
    { startDate: '2026-02-30' },
    { done: 'maybe' },
    { mine: 'whose' },
    { perPage: 0 },
  ])('refuses %o', async (payload) => {
    expect((await app.call('POST', '/api/activity/actions', { payload })).statusCode).toBe(400)
  })

  test('streams very many rows with their links and people', async () => {
    await app.db
      .insertInto('activity')
      .values(
        Array.from({ length: 1200 }, (_, n) => ({
          description: `bulk ${n}`,
          createdOn: '2020-01-01T10:00:00Z',
        })),
      )
      .execute()
    const answer = (
      await app.call('POST', '/api/activity/actions', { payload: { perPage: 1_000_000 } })
    ).json()
    expect(answer.totalRows).toBe(1204)
    expect(answer.items).toHaveLength(1204)
    expect(new Set(answer.items.map((one: Activity) => one.id)).size).toBe(1204)
    expect(answer.items[2].links).toEqual([
      { entity: 'Account', id: accountId, description: 'Petrou' },
    ])
    await app.db.deleteFrom('activity').where('description', 'like', 'bulk %').execute()
  })
})

describe('the activities of one record', () => {
  test.each(['Account', 'account', '2'])('are returned for its kind %s', async (parent) => {
    const answer = await app.call('GET', `/api/activity?parent=${parent}&parentId=${accountId}`)
    const { items, totalRows } = answer.json()
    expect(items.map((one: Activity) => one.description)).toEqual(['done', 'planned', 'note'])
    expect(totalRows).toBe(3)
  })

  test('are filtered and paged on the server', async () => {
    const url = `/api/activity?parent=Account&parentId=${accountId}`
    const toDo = await app.call('GET', `${url}&done=false&perPage=5&currentPage=1`)
    expect(toDo.json()).toMatchObject({ items: [{ id: ids.planned }], totalRows: 1 })
  })

  test.each([
    'parent=Account',
    'parentId=1',
    'parent=Wall&parentId=1',
    'parent=Account&parentId=x',
  ])('are refused for %s', async (query) => {
    expect((await app.call('GET', `/api/activity?${query}`)).statusCode).toBe(400)
  })
})
