import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import { records } from '#base/register/records.contract.ts'
import type { ActionLogRow, LoggedChange } from '#base/action-log/actionLog.contract.ts'
import { countDaysOver } from '#base/action-log/countEntries.store.ts'
import { agencyToday } from '#kit/clock.ts'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

const post = async <T>(url: string, payload: object): Promise<T> => {
  const answer = await app.call('POST', url, { payload })
  expect([url, answer.statusCode, answer.statusCode < 400 ? '' : answer.body]).toEqual([
    url,
    200,
    '',
  ])
  return answer.body ? answer.json() : (undefined as T)
}
type Found = { items: ActionLogRow[]; totalRows: number }
const search = (filter: object = {}) => post<Found>('/api/actionLog', filter)
const addAccount = async (fields: object = {}) =>
  (
    await post<{ id: number }>('/api/account/add', {
      firstName: 'Anna',
      lastName: 'Pappa',
      ...fields,
    })
  ).id
const update = (id: number, fields: object) => post('/api/account/update', { id, ...fields })
const viewed = async (id: number) => (await app.call('GET', `/api/account/view/${id}`)).json()
const ofAccount = async (id: number) => (await search({ entity: 1, entityId: id })).items
const putBack = (id: number, payload: object = {}) =>
  app.call('POST', `/api/actionLog/putBack/${id}`, { payload })
const said = ({ data }: ActionLogRow) =>
  data.map(({ label, before, after }: LoggedChange) => [label, before, after])

describe('the list', () => {
  test('tells in words who changed what of which record', async () => {
    const id = await addAccount({ isClient: true })
    await update(id, {
      language: 'el',
      country: 'GR',
      purchaseBudgetRangeMax: 120000,
      isOwner: true,
    })
    const [changed, added] = await ofAccount(id)
    expect(changed).toMatchObject({
      action: 'update',
      actionText: 'Changed',
      actionById: app.admin.accountId,
      entityText: 'Account',
      actionOver: 'Pappa Anna',
      opens: { entity: 'Account', id },
    })
    expect(said(changed!)).toEqual(
      expect.arrayContaining([
        ['Language', '', 'Greek'],
        ['Country', '', 'Greece'],
        ['Owner', 'No', 'Yes'],
      ]),
    )
    expect(said(changed!).find(([, , after]) => after?.startsWith('120'))?.[2]).toBe(
      '120\u00a0000\u00a0€',
    )
    expect(added).toMatchObject({ action: 'add', canRestore: false })
    expect(added!.data.every(({ canPutBack }) => !canPutBack)).toBe(true)
  })

  test("shows names of records and options instead of numbers, in the reader's language", async () => {
    const accountId = await addAccount()
    const { id: objectId } = (await app.call('GET', '/api/object/add')).json()
    const { lead } = await post<{ lead: { id: number } }>('/api/lead/add', { accountId })
    await post('/api/lead/update', { id: lead.id, stage: 2, objects: [{ objectId }] })
    await app.call('POST', '/api/UserSettings/Language', { payload: { language: 'ru' } })
    const [changed] = (await search({ entity: records.Demand.log, entityId: lead.id })).items
    await app.call('POST', '/api/UserSettings/Language', { payload: { language: 'en-UK' } })
    expect(changed).toMatchObject({ actionText: 'Изменено', entityText: 'Заявка' })
    const { referenceNumber } = (await app.call('GET', `/api/object/view/${objectId}`)).json()
    const values = changed!.data.map(({ after }) => after)
    expect(values.some((text) => text.includes(`#${referenceNumber}`))).toBe(true)
    expect(values).not.toContain('2')
  })

  test('filters by person, kind, record and days', async () => {
    const id = await addAccount()
    await app.call('POST', '/api/account/update', {
      as: app.employee,
      payload: { id, city: 'Volos' },
    })
    const byEmployee = await search({
      actionBy: app.employee.accountId,
      actionByText: 'Eleni',
      entityId: id,
    })
    expect(byEmployee.items.map(({ action }) => action)).toEqual(['update'])
    expect((await search({ entity: 2, entityId: id })).totalRows).toBe(0)
    expect((await search({ entity: 0, entityId: id })).totalRows).toBe(2)
    const today = agencyToday()
    expect(
      (await search({ entityId: id, startDate: '2020-01-01', endDate: '2020-12-31' })).items,
    ).toEqual([])
    expect(
      (
        await search({
          entityId: id,
          startDate: '2020-01-01',
          endDate: `${Number(today.slice(0, 4)) + 1}-01-01`,
        })
      ).totalRows,
    ).toBe(2)
  })

  test('pages, with the right total for any filter after days were counted', async () => {
    await app.db
      .insertInto('actionLog')
      .values(
        Array.from({ length: 30 }, (_, at) => ({
          date: `2024-03-${String(1 + (at % 10)).padStart(2, '0')}T2${at % 3}:30:00Z`,
          actionById: at % 2 ? app.employee.accountId : null,
          action: 'update',
          entity: at % 3 ? 'Object' : 'Deal',
          entityId: 9_000_000 + at,
          version: null,
          message: null,
          data: null,
        })),
      )
      .execute()
    const filters = [
      {},
      { entity: 2 },
      { actionBy: app.employee.accountId },
      { entity: 11, actionBy: app.employee.accountId },
      { startDate: '2024-03-04', endDate: '2024-03-06' },
      { startDate: '2024-03-05', entity: 2 },
    ]
    const totals = async () => {
      const found = []
      for (const filter of filters) {
        const { totalRows } = await search({ ...filter, perPage: 5 })
        const { items } = await search({ ...filter, perPage: 1000 })
        expect([filter, totalRows]).toEqual([filter, items.length])
        found.push(totalRows)
      }
      return found
    }
    const before = await totals()
    await countDaysOver(app.db)
    expect(await totals()).toEqual(before)
    await countDaysOver(app.db)
    expect(await totals()).toEqual(before)
    const second = await search({ entity: 2, perPage: 5, currentPage: 2 })
    const all = await search({ entity: 2 })
    expect(second.items.map(({ id }) => id)).toEqual(all.items.slice(5, 10).map(({ id }) => id))
  })

  test('is only for administrators, and rejects invalid filters', async () => {
    for (const as of [app.employee, app.branchEmployee, app.client])
      expect((await app.call('POST', '/api/actionLog', { as, payload: {} })).statusCode).toBe(403)
    expect((await app.call('POST', '/api/actionLog', { as: null, payload: {} })).statusCode).toBe(
      401,
    )
    for (const [field, payload] of [
      ['entity', { entity: 60 }],
      ['entityId', { entityId: 0 }],
      ['startDate', { startDate: '2024-02-30' }],
      ['sortBy', { sortBy: 'message' }],
      ['actionBy', { actionBy: 'Anna' }],
    ] as const) {
      const answer = await app.call('POST', '/api/actionLog', { payload })
      expect([answer.statusCode, Object.keys(answer.json().errors ?? {})]).toEqual([400, [field]])
    }
  })
})

describe('putting back', () => {
  test('one field is an ordinary change with its own entry', async () => {
    const id = await addAccount({ city: 'Volos', postcode: '38221' })
    await update(id, { city: 'Larisa', postcode: '41221' })
    const { version } = await viewed(id)
    const [entry] = await ofAccount(id)
    expect((await putBack(entry!.id, { fields: ['city'] })).statusCode).toBe(200)
    expect(await viewed(id)).toMatchObject({
      city: 'Volos',
      postcode: '41221',
      version: version + 1,
    })
    expect(said((await ofAccount(id))[0]!)).toEqual([['City', 'Larisa', 'Volos']])
    // Putting back an unchanged value does nothing.
    expect((await putBack(entry!.id)).statusCode).toBe(200)
    expect(await viewed(id)).toMatchObject({ city: 'Volos', postcode: '38221' })
  })

  test('is refused if the field has changed since, unless forced', async () => {
    const id = await addAccount({ city: 'Volos' })
    await update(id, { city: 'Larisa' })
    const [entry] = await ofAccount(id)
    await update(id, { city: 'Athina' })
    const refused = await putBack(entry!.id)
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({
      conflicts: ['city'],
      current: [{ field: 'city', label: 'City', now: 'Athina', wanted: 'Volos' }],
    })
    expect((await viewed(id)).city).toBe('Athina')
    expect((await putBack(entry!.id, { anyway: true })).statusCode).toBe(200)
    expect((await viewed(id)).city).toBe('Volos')
    const { version } = await viewed(id)
    expect((await putBack(entry!.id, { anyway: true })).statusCode).toBe(200)
    expect((await viewed(id)).version).toBe(version)
  })

  test('also restores lists that are stored beside the record', async () => {
    const [first, second] = [
      (await app.call('GET', '/api/object/add')).json().id,
      (await app.call('GET', '/api/object/add')).json().id,
    ]
    const accountId = await addAccount()
    const deal = await post<{ id: number }>('/api/Deal/update', {
      dealType: 2,
      accounts: [{ accountId, relation: 2 }],
    })
    await post('/api/Deal/update', { id: deal.id, accounts: [] })
    const [ofDeal] = (await search({ entity: records.Deal.log, entityId: deal.id })).items
    expect((await putBack(ofDeal!.id)).statusCode).toBe(200)
    const { accounts } = (await app.call('GET', `/api/Deal/edit/${deal.id}`)).json()
    expect(accounts).toMatchObject([{ accountId, relation: 2 }])

    const activity = await post<{ id: number }>('/api/activity/update', {
      description: 'Rang',
      links: [
        { entity: 'Account', id: accountId },
        { entity: 'Object', id: first },
      ],
      assignedTo: [{ id: app.employee.accountId }],
    })
    await post('/api/activity/update', {
      id: activity.id,
      links: [
        { entity: 'Account', id: accountId },
        { entity: 'Object', id: second },
      ],
      assignedTo: [],
    })
    const [ofActivity] = (await search({ entity: records.Activity.log, entityId: activity.id }))
      .items
    expect((await putBack(ofActivity!.id)).statusCode).toBe(200)
    const now = (await app.call('GET', `/api/activity/${activity.id}`)).json()
    expect(now.links.map((link: { id: number }) => link.id)).toEqual([accountId, first])
    expect(now.assignedTo.map((one: { id: number }) => one.id)).toEqual([app.employee.accountId])
  })

  test("follows the record's rules: no rise in role, and the last administrator stays", async () => {
    const id = await addAccount({ isEmploye: true, email: 'agent@office.test' })
    await post('/api/authenticate/setPassword', {
      email: 'agent@office.test',
      password: 'a-long-enough-pass-42',
    })
    await post(`/api/UserRole/${id}`, { role: 'admin' })
    await post(`/api/UserRole/${id}`, { role: 'employee' })
    const entries = await ofAccount(id)
    const roles = entries.filter(({ action }) => action === 'changeRole')
    expect(roles.length).toBeGreaterThan(1)
    for (const entry of roles) {
      expect(entry.data.some(({ canPutBack, field }) => field === 'role' && canPutBack)).toBe(false)
      expect((await putBack(entry.id, { fields: ['role'] })).statusCode).toBe(400)
    }
    for (const as of [app.employee, app.branchEmployee, app.client])
      expect(
        (await app.call('POST', `/api/actionLog/putBack/${entries[0]!.id}`, { as, payload: {} }))
          .statusCode,
      ).toBe(403)
  })

  test('rejects entries that cannot be undone, and fields that the entry lacks', async () => {
    const id = await addAccount({ city: 'Volos' })
    const [added] = await ofAccount(id)
    expect((await putBack(added!.id)).statusCode).toBe(400)
    await update(id, { city: 'Larisa' })
    const [entry] = await ofAccount(id)
    for (const fields of [['phone'], ['id'], ['version'], ['deletedOn'], ['__proto__']])
      expect((await putBack(entry!.id, { fields })).json().errors).toHaveProperty('fields')
    expect((await putBack(2_147_483_000)).statusCode).toBe(404)
    await app.call('DELETE', `/api/account/${id}`)
    expect((await putBack(entry!.id)).statusCode).toBe(404)
  })
})

describe('from an entry', () => {
  test('a deleted record can be restored within the time limit', async () => {
    const id = await addAccount()
    await app.call('DELETE', `/api/account/${id}`)
    expect((await ofAccount(id))[0]).toMatchObject({
      action: 'delete',
      canRestore: true,
      opens: null,
    })
    await post('/api/trash/restore', { entity: 'Account', id })
    const [restored, deleted] = await ofAccount(id)
    expect(restored).toMatchObject({ action: 'restore', opens: { entity: 'Account', id } })
    expect(deleted).toMatchObject({ canRestore: false })
  })

  test('a merge names the kept account, and can be undone or says why not', async () => {
    const [kept, duplicate] = [
      await addAccount({ lastName: 'Kept' }),
      await addAccount({ lastName: 'Double' }),
    ]
    await post('/api/account/merge', { account: { id: kept }, duplicateId: duplicate })
    expect((await ofAccount(duplicate))[0]).toMatchObject({
      action: 'merge',
      message: 'Merged into “Kept Anna”',
      canUnmerge: true,
      whyNot: null,
    })
    await app.call('DELETE', `/api/account/${kept}`)
    expect((await ofAccount(duplicate))[0]).toMatchObject({
      canUnmerge: false,
      whyNot: expect.stringContaining('deleted'),
    })
    await post('/api/trash/restore', { entity: 'Account', id: kept })
    await post(`/api/account/unmerge/${duplicate}`, {})
    const merge = (await ofAccount(duplicate)).find(({ action }) => action === 'merge')
    expect(merge).toMatchObject({ canUnmerge: false, whyNot: 'This merge was undone already.' })
  })
})
