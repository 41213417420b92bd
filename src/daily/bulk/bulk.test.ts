import { readSheet } from '#kit/sheets/readSheet.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { Person, TestApp } from '#app/testing/testApp.ts'
import { bulkKinds } from '#base/register/records.contract.ts'
import { bulkApi } from './bulk.contract.ts'
import type { BulkKind } from '#base/register/records.contract.ts'
import type { BulkOutcome } from './bulk.contract.ts'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

const post = async (url: string, payload: object, as: Person | null = app.admin) => {
  const answer = await app.call('POST', url, { payload, as })
  expect([url, answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([
    url,
    200,
    '',
  ])
  return answer.json()
}
const bulk = async (action: string, payload: object, as?: Person): Promise<BulkOutcome[]> =>
  (await post(`/api/bulk/${action}`, payload, as)).items
const insert = async (table: string, values: object): Promise<number> => {
  const row = app.db.insertInto(table as never).values(values as never)
  return ((await row.returning('id' as never).executeTakeFirstOrThrow()) as { id: number }).id
}
const client = (lastName = 'Adams') => insert('account', { lastName, isClient: true })
const employe = () => insert('account', { lastName: 'Colleague', isEmploye: true })
const addObject = async (): Promise<number> => {
  const { id } = (await app.call('GET', '/api/object/add')).json()
  await post('/api/object/update', { id, title: 'Blue house' })
  return id
}

const make: Record<BulkKind, () => Promise<number>> = {
  Account: client,
  Object: addObject,
  Demand: async () => insert('lead', { accountId: await client() }),
  Viewing: () => insert('viewing', { dateOfViewing: '2026-05-01T10:00:00' }),
  Deal: async () => insert('deal', { objectId: await addObject() }),
  Reservation: async () =>
    insert('reservation', {
      objectId: await addObject(),
      checkIn: '2026-05-01',
      duration: 2,
      clientLastName: 'Guest',
      reservationStage: 1,
    }),
  Document: () => insert('document', { name: 'Lease' }),
}
const isDeleted = async (entity: BulkKind, id: number) => {
  const table = entity === 'Demand' ? 'lead' : entity.toLowerCase()
  const rows = app.db.selectFrom(table as never).select('deletedOn' as never)
  const row = (await rows.where('id' as never, '=', id as never).executeTakeFirstOrThrow()) as {
    deletedOn: string | null
  }
  return row.deletedOn !== null
}

test.each(bulkKinds())('many records of the kind %s are deleted and restored', async (entity) => {
  const ids = [await make[entity](), await make[entity]()]
  const done = await bulk('delete', { entity, ids })
  expect(done.map(({ id, refused, changed }) => [id, refused, changed])).toEqual(
    ids.map((id) => [id, null, true]),
  )
  expect(done.every(({ title }) => Boolean(title))).toBe(true)
  expect(await isDeleted(entity, ids[0]!)).toBe(true)
  const back = await bulk('restore', { entity, ids })
  expect(back.map(({ refused }) => refused)).toEqual([null, null])
  expect(await isDeleted(entity, ids[1]!)).toBe(false)
})

test('a refused record does not hold up the others', async () => {
  const [mine, theirs] = [await client(), await employe()]
  const done = await bulk(
    'delete',
    { entity: 'Account', ids: [theirs, mine, 999_999] },
    app.employee,
  )
  expect(done).toEqual([
    {
      id: theirs,
      title: 'Colleague',
      refused: expect.stringMatching(/permission/),
      changed: false,
    },
    { id: mine, title: 'Adams', refused: null, changed: true },
    { id: 999_999, title: null, refused: expect.any(String), changed: false },
  ])
  expect(await isDeleted('Account', theirs)).toBe(false)
})

test('a record that the caller may not open is not named to them', async () => {
  const hidden = await employe()
  const asked = { entity: 'Account', ids: [hidden] }
  const [outcome] = await bulk('delete', asked, app.branchEmployee)
  expect(outcome).toMatchObject({ title: null, changed: false })
  const reservation = await make.Reservation()
  const other = { entity: 'Reservation', ids: [reservation] }
  const [refused] = await bulk('delete', other, app.branchEmployee)
  expect(refused).toMatchObject({ title: null, changed: false, refused: expect.any(String) })
  expect(await isDeleted('Reservation', reservation)).toBe(false)
})

test('the last administrator stays, and the response says why', async () => {
  const [outcome] = await bulk('delete', { entity: 'Account', ids: [app.admin.accountId] })
  expect(outcome).toMatchObject({ changed: false, refused: expect.any(String) })
})

test('a set sent twice is deleted once, and can still be undone', async () => {
  const ids = [await client()]
  const twice = await Promise.all([
    bulk('delete', { entity: 'Account', ids }),
    bulk('delete', { entity: 'Account', ids }),
  ])
  expect(twice.flat().map(({ refused }) => refused)).toEqual([null, null])
  const entries = app.db.selectFrom('actionLog').select('id').where('action', '=', 'delete')
  expect(
    await entries.where('entity', '=', 'Account').where('entityId', '=', ids[0]!).execute(),
  ).toHaveLength(1)
  const [other] = await bulk('delete', { entity: 'Account', ids }, app.employee)
  expect(other).toMatchObject({ changed: false, refused: expect.any(String) })
})

test('records are assigned, and undo removes only what was assigned', async () => {
  const to = await employe()
  const ids = [await make.Demand(), await make.Demand()]
  const asked = { entity: 'Demand', ids, accountId: to }
  await bulk('assign', { ...asked, ids: [ids[0]] })
  const done = await bulk('assign', asked)
  expect(done.map(({ changed }) => changed)).toEqual([false, true])
  const changed = done.filter((one) => one.changed).map(({ id }) => id)
  await bulk('unassign', { ...asked, ids: changed })
  const left = await app.db
    .selectFrom('assignment')
    .select('parentId')
    .where('accountId', '=', to)
    .execute()
  expect(left.map(({ parentId }) => parentId)).toEqual([ids[0]])
  expect((await bulk('unassign', asked)).map((one) => one.changed)).toEqual([true, false])
})

test('records can only be assigned to employees and specialists', async () => {
  const payload = { entity: 'Demand', ids: [await make.Demand()], accountId: await client() }
  const answer = await app.call('POST', '/api/bulk/assign', { payload })
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['assignedTo']])
})

test('an incomplete object is not published, and the response says what is missing', async () => {
  const lacking = await addObject()
  const [refused] = await bulk('publish', { ids: [lacking], published: true })
  expect(refused).toMatchObject({ changed: false, refused: expect.stringMatching(/price|offer/i) })
  const asked = app.db.selectFrom('object').select('publishRequested').where('id', '=', lacking)
  expect(await asked.executeTakeFirst()).toEqual({ publishRequested: false })
  await app.db
    .updateTable('object')
    .set({ publishRequested: true })
    .where('id', '=', lacking)
    .execute()
  const off = { ids: [lacking], published: false }
  expect((await bulk('publish', off)).map(({ changed }) => changed)).toEqual([true])
  expect((await bulk('publish', off)).map(({ changed }) => changed)).toEqual([false])
})

test('too many records or an unknown kind are rejected as a whole', async () => {
  const ids = Array.from({ length: 101 }, (_, at) => at + 1)
  for (const payload of [
    { entity: 'Account', ids },
    { entity: 'Account', ids: [] },
    { entity: 'Branch', ids: [1] },
  ])
    expect((await app.call('POST', '/api/bulk/delete', { payload })).statusCode).toBe(400)
})

const exported = async (payload: object, as = app.admin) => {
  const answer = await app.call('POST', '/api/bulk/export', { payload, as })
  expect(answer.statusCode).toBe(200)
  const read = await readSheet(answer.rawPayload, { bytes: 1_000_000, rows: 100, columns: 10 })
  if (typeof read === 'string') throw new Error(read)
  return read.map(({ cells }) => cells)
}
const columns = [
  { key: 'name', title: 'Name' },
  { key: 'phone', title: '=Phone' },
]

test('an export has the ticked or all matching rows, and contains no formulas', async () => {
  const ids = await Promise.all(
    ['=1+1', 'Zeta'].map((lastName) =>
      insert('account', { lastName, isSource: true, phone: '+30 1;+30 2' }),
    ),
  )
  const asked = { list: 'SourceList', input: { sortBy: 'name', sortDesc: true }, columns }
  expect(await exported({ ...asked, ids: [ids[0]] })).toEqual([
    ['Name', '=Phone'],
    ['=1+1', '+30 1, +30 2'],
  ])
  const all = await exported(asked)
  expect(all.slice(1).map(([name]) => name)).toEqual(['Zeta', '=1+1'])
  const filtered = await exported({ ...asked, input: { searchStr: 'Zeta', perPage: 1 } })
  expect(filtered).toHaveLength(2)
  const leads = { list: 'LeadList', input: {}, columns: [{ key: 'createdOn', title: 'Created' }] }
  const demand = await make.Demand()
  const [, [created] = []] = await exported({ ...leads, ids: [demand] })
  // Written as a date, not as text.
  expect(created).not.toMatch(/^\d{4}-/)
})

test('an export contains nothing that the list would hide from the caller', async () => {
  const hidden = await employe()
  const asked = { list: 'AccountList', input: {}, columns, ids: [hidden] }
  expect(await exported(asked, app.branchEmployee)).toHaveLength(1)
  const employes = { ...asked, list: 'EmployeList' }
  const status = async (payload: object, as: Person | null) =>
    (await app.call('POST', '/api/bulk/export', { payload, as })).statusCode
  expect(await status(employes, app.branchEmployee)).toBe(403)
  expect(await status(employes, app.client)).toBe(403)
  expect(await status(employes, null)).toBe(401)
  expect(await status({ ...asked, list: 'TrashList' }, app.admin)).toBe(400)
  expect(await status({ ...asked, input: { unheard: 1 } }, app.admin)).toBe(400)
})

test('clients and visitors are refused', async () => {
  const ids = [await client()]
  const asked = { entity: 'Account', ids, accountId: 1, published: true }
  for (const { path } of Object.values(bulkApi)) {
    const status = async (as: Person | null) =>
      (await app.call('POST', path, { payload: asked, as })).statusCode
    expect([path, await status(app.client), await status(null)]).toEqual([path, 403, 401])
  }
  expect(await isDeleted('Account', ids[0]!)).toBe(false)
})
