import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import type { Activity } from './activities.contract.ts'
import { instantNow } from '#kit/clock.ts'

let app: TestApp
let accountId: number
let otherId: number
let specialistId: number

const addAccount = async (values: { lastName: string; isProfessional?: boolean }) => {
  const { id } = await app.db
    .insertInto('account')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

beforeAll(async () => {
  app = await testApp()
  accountId = await addAccount({ lastName: 'Παπαδόπουλος' })
  otherId = await addAccount({ lastName: 'Кузнецова' })
  specialistId = await addAccount({ lastName: 'Notary', isProfessional: true })
})
afterAll(() => app.close())

const link = (id: number) => ({ entity: 'Account', id })
const update = (payload: object, as = app.admin) =>
  app.call('POST', '/api/activity/update', { payload, as })
const add = async (more: object = {}): Promise<Activity> =>
  (await update({ description: 'Call back', links: [link(accountId)], ...more })).json()

describe('a new activity', () => {
  test('is blank, linked to its record, and only stored when saved', async () => {
    const answer = await app.call('POST', '/api/activity/add', {
      payload: { entityType: 'account', id: accountId },
      as: app.employee,
    })
    const blank = answer.json()
    expect(blank).toMatchObject({
      id: null,
      done: null,
      category: 'undefined',
      links: [{ entity: 'Account', id: accountId, description: 'Παπαδόπουλος' }],
      createdBy: 'Employee Eleni',
      createdById: app.employee.accountId,
      canEdit: true,
    })
    const before = await app.db.selectFrom('activity').select('id').execute()
    expect(before).toEqual([])

    const saved = await update({ ...blank, description: 'Showed the flat' }, app.employee)
    expect(saved.json()).toMatchObject({
      version: 1,
      description: 'Showed the flat',
      links: blank.links,
      createdBy: 'Employee Eleni',
    })
    const again = await app.call('GET', `/api/activity/${saved.json().id}`)
    expect(again.json()).toEqual(saved.json())
  })

  test.each([
    [{ entityType: 'Account', id: 999_999 }, 'id'],
    [{ entityType: 'Undefined', id: 1 }, 'entityType'],
    [{ entityType: 'spaceship', id: 1 }, 'entityType'],
    [{ entityType: 2 }, 'id'],
  ])('for %o is refused with a reason', async (payload, field) => {
    const answer = await app.call('POST', '/api/activity/add', { payload })
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json().errors)).toEqual([field])
  })

  test.each([
    [{ description: 'x' }, 'links'],
    [{ links: [link(999_999)] }, 'links'],
    [{ assignedTo: [{ id: 999_999 }] }, 'assignedTo'],
    [{ date: '2026-02-30T10:00:00' }, 'date'],
    [{ category: 'party' }, 'category'],
    [{ addedFiles: 'nothing-of-this-name.png' }, 'addedFiles'],
    [{ colour: 'red' }, 'colour'],
  ])('with %o is refused with the name of the field', async (more, field) => {
    const answer = await update({ ...(field !== 'links' && { links: [link(accountId)] }), ...more })
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json().errors)).toEqual([field])
  })
})

describe('saving', () => {
  test('raises the version by one when something changed', async () => {
    const activity = await add()
    const changed = (await update({ ...activity, description: 'Call tomorrow' })).json()
    expect(changed).toMatchObject({ version: 2, description: 'Call tomorrow' })
    expect((await update(changed)).json().version).toBe(2)
  })

  test('as completed sets the time, and reopening clears it', async () => {
    const activity = await add({ done: false })
    const complete = (await update({ id: activity.id, done: true })).json()
    expect(complete.doneDate).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/)
    const reopened = (await update({ ...complete, done: false })).json()
    expect(reopened.doneDate).toBeNull()
    const given = await update({ id: activity.id, done: true, doneDate: '2026-01-02T10:00:00' })
    expect(given.json().doneDate).toBe('2026-01-02T10:00:00')
  })

  test('merges changes of different fields and reports conflicts', async () => {
    const read = await add()
    await update({ id: read.id, version: 1, description: 'Mine' })
    const merged = (await update({ ...read, done: false })).json()
    expect(merged).toMatchObject({ description: 'Mine', done: false, version: 3 })

    const clash = await update({ id: read.id, version: 1, description: 'Yours' })
    expect(clash.statusCode).toBe(409)
    expect(clash.json()).toMatchObject({
      conflicts: ['description'],
      current: { description: 'Mine' },
    })
  })

  test('an older copy keeps links that another person added', async () => {
    const read = await add()
    await update({ id: read.id, links: [link(accountId), link(otherId)] })
    const saved = (await update({ ...read, description: 'From an old copy' })).json() as Activity
    expect(saved.description).toBe('From an old copy')
    expect(saved.links.map(({ id }) => id)).toEqual([accountId, otherId])
  })

  test('logs changes of links and assigned people', async () => {
    const { id } = await add()
    await update({
      id,
      assignedTo: [{ id: specialistId }],
      links: [link(accountId), link(otherId)],
    })
    const { data } = await app.db
      .selectFrom('actionLog')
      .select('data')
      .where('entity', '=', 'Activity')
      .where('entityId', '=', id)
      .where('version', '=', 2)
      .executeTakeFirstOrThrow()
    expect(data).toEqual({
      attributes: {
        assignedTo: [specialistId],
        links: [`Account/${accountId}`, `Account/${otherId}`],
      },
      previous: { assignedTo: [], links: [`Account/${accountId}`] },
    })
  })

  test('an unknown activity is a 404', async () => {
    expect((await update({ id: 999_999, description: 'x' })).statusCode).toBe(404)
  })
})

describe('links', () => {
  test('can be added and removed, except the first', async () => {
    const { id } = await add({ links: [link(accountId), { entity: 'account', id: otherId }] })
    const removed = await update({ id, links: [link(accountId)] })
    expect(removed.json().links).toHaveLength(1)
    const answer = await update({ id, links: [link(otherId)] })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ detail: 'Cannot delete the only link.' })
    expect((await update({ id, links: [] })).statusCode).toBe(400)
  })

  test('are refused with a reason in the language of the user', async () => {
    const { id } = await add()
    await app.db
      .updateTable('user')
      .set({ language: 'ru' })
      .where('accountId', '=', app.employee.accountId)
      .execute()
    const answer = await update({ id, links: [] }, app.employee)
    expect(answer.json().detail).toBe('Нельзя удалить единственную связь.')
  })

  test('to deleted records are hidden and survive a save', async () => {
    const goneId = await addAccount({ lastName: 'Gone' })
    const { id } = await add({ links: [link(goneId), link(otherId)] })
    const hide = (deletedOn: string | null) =>
      app.db.updateTable('account').set({ deletedOn }).where('id', '=', goneId).execute()
    await hide(instantNow())
    const shown = (await app.call('GET', `/api/activity/${id}`)).json() as Activity
    expect(shown.links.map((one) => one.id)).toEqual([otherId])
    await update({ ...shown, links: [...shown.links, link(accountId)] })
    await hide(null)
    const whole = (await app.call('GET', `/api/activity/${id}`)).json() as Activity
    expect(whole.links.map((one) => one.id).sort()).toEqual([accountId, otherId, goneId].sort())
  })
})

describe('assigned people', () => {
  test('are employees and specialists only', async () => {
    const activity = await add({
      assignedTo: [{ id: specialistId }, { id: app.employee.accountId }],
    })
    expect(activity.assignedTo).toEqual([
      { id: app.employee.accountId, description: 'Employee Eleni' },
      { id: specialistId, description: 'Notary' },
    ])
    const answer = await update({ id: activity.id, assignedTo: [{ id: otherId }] })
    expect(answer.json().errors).toEqual({
      assignedTo: ['Only employees and specialists can be assigned.'],
    })
  })
})

describe('deleting', () => {
  test('hides an activity until it is restored', async () => {
    const { id } = await add()
    expect((await app.call('DELETE', `/api/activity/${id}`)).statusCode).toBe(200)
    expect((await app.call('GET', `/api/activity/${id}`)).statusCode).toBe(404)
    expect((await app.call('DELETE', `/api/activity/${id}`)).statusCode).toBe(404)
    const restored = await app.call('POST', `/api/activity/restore/${id}`)
    expect(restored.json()).toMatchObject({ id, description: 'Call back' })
    expect((await app.call('POST', `/api/activity/restore/${id}`)).statusCode).toBe(404)
  })
})

test('clients and people without a session may not see activities', async () => {
  const url = `/api/activity?parent=Account&parentId=${accountId}`
  expect((await app.call('GET', url, { as: app.client })).statusCode).toBe(403)
  expect((await app.call('GET', url, { as: null })).statusCode).toBe(401)
  expect((await app.call('GET', url, { as: app.branchEmployee })).statusCode).toBe(200)
})

test('an activity says that it is read-only for people who may not change its records', async () => {
  const { id } = await add({ links: [link(app.admin.accountId)], done: false })
  const canEdit = async (as: typeof app.admin) => {
    const one = (await app.call('GET', `/api/activity/${id}`, { as })).json()
    const { items } = (
      await app.call('POST', '/api/activity/actions', {
        as,
        payload: { sortBy: 'id', sortDesc: true },
      })
    ).json()
    expect(items[0]).toMatchObject({ id, canEdit: one.canEdit })
    return one.canEdit
  }
  expect([await canEdit(app.admin), await canEdit(app.employee)]).toEqual([true, false])
})
