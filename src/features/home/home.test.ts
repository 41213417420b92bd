import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import { agencyDay } from '#features/activities/agencyTime.ts'
import type { Home } from './home.contract.ts'

let app: TestApp

beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const home = async (as = app.employee): Promise<Home> =>
  (await app.call('GET', '/api/home', { as })).json()
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
  test('shows what I am to do, by when it is due', async () => {
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
    await add('deleted', { ...at(0), deletedOn: new Date().toISOString() }, me)
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

  test('shows a few of many, and says how many there are', async () => {
    for (let n = 0; n < 12; n += 1)
      await add(`old ${n}`, { date: '2020-01-01T10:00:00' }, app.admin.accountId)
    const { overdue } = (await home(app.admin)).mine
    expect(overdue.items).toHaveLength(8)
    expect(overdue.totalRows).toBe(12)
  })

  test('shows the accounts that were changed last, by me and by anyone', async () => {
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

  test('counts accounts by kind, and hides employees from people of a branch', async () => {
    const { counts } = await home()
    expect(counts).toMatchObject({ accounts: 5, clients: 1, owners: 0, employes: 3 })
    const branch = await home(app.branchEmployee)
    expect(branch.counts.employes).toBeNull()
    expect(branch.changed.byAnyone.map(({ name }) => name)).toEqual(['Fresh', 'Client Klio'])
  })

  test('is for staff', async () => {
    expect((await app.call('GET', '/api/home', { as: app.client })).statusCode).toBe(403)
    expect((await app.call('GET', '/api/home', { as: null })).statusCode).toBe(401)
  })
})
