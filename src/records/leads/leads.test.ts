import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { Person, TestApp } from '#app/testing/testApp.ts'
import { agencyToday } from '#kit/clock.ts'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

const send = (url: string, payload: object, as?: Person) =>
  app.call('POST', url, { payload, ...(as && { as }) })
const post = async (url: string, payload: object = {}) => {
  const answer = await send(url, payload)
  expect([url, answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([
    url,
    200,
    '',
  ])
  return answer.json()
}
const get = async (url: string) => (await app.call('GET', url)).json()
const addAccount = async (values: object = {}): Promise<number> =>
  (await post('/api/account/add', { firstName: 'Eleni', lastName: 'Vlachou', ...values })).id
const addLead = async (values: object = {}): Promise<number> =>
  (await post('/api/lead/add', values)).lead.id
const addObject = async (values: object = {}): Promise<{ id: number; referenceNumber: string }> => {
  const { object } = await get('/api/object/add')
  if (Object.keys(values).length > 0) await post('/api/object/update', { id: object.id, ...values })
  return object
}
const useGreek = () => post('/api/UserSettings/Language', { language: 'el' })
const useEnglish = () => post('/api/UserSettings/Language', { language: 'en-UK' })

describe('a lead', () => {
  test('is stored as soon as it is added: new, of normal priority, starting today', async () => {
    const { id, lead } = await post('/api/lead/add')
    expect(lead).toMatchObject({
      id,
      accountId: null,
      account: null,
      stage: 1,
      priority: 2,
      startDate: agencyToday(),
      forPurchase: false,
      objects: [],
      version: 1,
      createdBy: 'Admin Anna',
    })
    expect(await get(`/api/lead/get/${id}`)).toEqual(lead)
    expect(await get(`/api/lead/view/${id}`)).toEqual(lead)
  })

  test('has the account that it is added for', async () => {
    const accountId = await addAccount()
    const { lead } = await post('/api/lead/add', { accountId })
    expect(lead).toMatchObject({ accountId, account: 'Vlachou Eleni' })
    expect((await get(`/api/account/view/${accountId}`)).leads).toEqual([
      { id: lead.id, descr: '' },
    ])
  })

  test('stores every field, and can be sent back with its option lists', async () => {
    const id = await addLead()
    const source = await addAccount({ isSource: true, nameLocal: 'Portal', isCompany: true })
    const values = {
      source,
      forPurchase: true,
      forRent: true,
      forShortRent: true,
      forSell: true,
      forRentOut: true,
      purchaseBudgetRangeMin: 100_000,
      purchaseBudgetRangeMax: 150_000.5,
      rentBudgetRangeMin: 500,
      rentBudgetRangeMax: 700,
      shortRentBudgetRangeMin: 50,
      shortRentBudgetRangeMax: 90,
      startDate: '2026-01-02',
      endDate: '2026-12-31',
      priority: 3,
      stage: 4,
      description: 'Two bedrooms by the sea',
    }
    const saved = await post('/api/lead/update', { id, ...values })
    expect(saved).toMatchObject({ ...values, version: 2, sourceText: 'Portal' })
    expect(saved.sourceList).toContainEqual({ value: source, text: 'Portal', parent: null })
    expect(saved.stageList[0]).toEqual({ value: 1, text: 'New', parent: null })
    expect(saved.stageList.map(({ text }: { text: string }) => text)).toContain('Closed, lost')
    expect(saved.priorityList).toHaveLength(3)
    expect(await post('/api/lead/update', saved)).toEqual(saved)
  })

  test.each([
    [{ stage: 99 }, 'stage'],
    [{ priority: 99 }, 'priority'],
    [{ source: 999_999 }, 'source'],
    [{ accountId: 999_999 }, 'accountId'],
    [{ rentBudgetRangeMin: 900, rentBudgetRangeMax: 800 }, 'rentBudgetRangeMax'],
    [{ startDate: '2026-05-01', endDate: '2026-04-01' }, 'endDate'],
    [{ purchaseBudgetRangeMin: -1 }, 'purchaseBudgetRangeMin'],
    [{ objects: [{ objectId: 999_999 }] }, 'objects'],
  ])('refuses %o, naming the field', async (values, field) => {
    const id = await addLead()
    const answer = await send('/api/lead/update', { id, ...values })
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json().errors)).toEqual([field])
    expect((await get(`/api/lead/get/${id}`)).version).toBe(1)
  })

  test('refuses a source that is not a source account', async () => {
    const answer = await send('/api/lead/add', { source: await addAccount() })
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['source']])
  })

  test('merges changes to different fields, and reports a conflict on the same field', async () => {
    const id = await addLead()
    await post('/api/lead/update', { id, version: 1, description: 'By the sea' })
    const merged = await post('/api/lead/update', { id, version: 1, priority: 1 })
    expect(merged).toMatchObject({ description: 'By the sea', priority: 1, version: 3 })
    const clash = await send('/api/lead/update', { id, version: 1, description: 'In the hills' })
    expect([clash.statusCode, clash.json().conflicts]).toEqual([409, ['description']])
    expect(clash.json().current.description).toBe('By the sea')
  })

  test('can be changed field by field', async () => {
    const id = await addLead()
    const choices = await get(`/api/lead/editRequestSelectList?id=${id}&fieldName=stage`)
    expect(choices).toMatchObject({ dtoFieldName: 'stage', value: 1 })
    expect(choices.selectList).toHaveLength(7)
    const source = await addAccount({ isSource: true })
    const { selectList } = await get(`/api/lead/editRequestSelectList?id=${id}&fieldName=source`)
    expect(selectList.map(({ value }: { value: number }) => value)).toContain(source)
    const payload = [{ op: 'replace', path: '/stage', value: 3 }]
    const answer = await app.call('PATCH', `/api/lead/patch/${id}`, { payload })
    expect(answer.json()).toMatchObject({ id, stage: 3, version: 2 })
    const wrong = [{ op: 'replace', path: '/searchText', value: 'x' }]
    expect((await app.call('PATCH', `/api/lead/patch/${id}`, { payload: wrong })).statusCode).toBe(
      400,
    )
  })

  test('is not found once deleted, until it is restored', async () => {
    const accountId = await addAccount({ isClient: true, lastName: 'Undone' })
    const id = await addLead({ accountId })
    expect((await app.call('DELETE', `/api/lead/${id}`)).statusCode).toBe(200)
    for (const url of [`/api/lead/get/${id}`, `/api/lead/view/${id}`])
      expect((await app.call('GET', url)).statusCode).toBe(404)
    expect((await app.call('DELETE', `/api/lead/${id}`)).statusCode).toBe(404)
    expect((await get(`/api/account/view/${accountId}`)).leads).toEqual([])
    expect(await post(`/api/lead/restore/${id}`)).toMatchObject({ id, accountId })
    expect((await send(`/api/lead/restore/${id}`, {})).statusCode).toBe(404)
    expect((await get(`/api/account/view/${accountId}`)).leads).toHaveLength(1)
  })
})

describe('the objects of a lead', () => {
  test('are in the given order, each once, with their titles', async () => {
    const [one, two] = [await addObject({ title: 'Sea house' }), await addObject({ title: 'Flat' })]
    const id = await addLead()
    const objects = [{ objectId: two.id }, { objectId: one.id, objectReferenceNumber: 'ignored' }]
    const saved = await post('/api/lead/update', { id, objects })
    expect(saved.objects).toMatchObject([
      { objectId: two.id, objectReferenceNumber: two.referenceNumber, title: 'Flat' },
      { objectId: one.id, objectReferenceNumber: one.referenceNumber, title: 'Sea house' },
    ])
    expect(saved.version).toBe(2)
    const twice = await send('/api/lead/update', { id, objects: [objects[0], objects[0]] })
    expect([twice.statusCode, twice.json().errors.objects]).toEqual([
      400,
      ['Object already in the list!'],
    ])
    expect(await post('/api/lead/update', saved)).toEqual(saved)
    expect((await get(`/api/object/view/${one.id}`)).leads).toEqual([{ id, descr: '' }])
  })

  test('are added one by one; a second time is an error in the language of the user', async () => {
    const { id: objectId } = await addObject({ title: 'Villa' })
    const leadId = await addLead()
    const added = await post('/api/leadObject/add', { leadId, objectId })
    expect(added.objects).toHaveLength(1)
    await useGreek()
    const twice = await send('/api/leadObject/add', { leadId, objectId })
    await useEnglish()
    expect(twice.statusCode).toBe(400)
    expect(twice.json().errors.objects).toEqual(['Το ακίνητο υπάρχει ήδη στη λίστα!'])
    const remove = () => app.call('DELETE', '/api/leadObject', { payload: { leadId, objectId } })
    expect((await remove()).json().objects).toEqual([])
    expect((await remove()).statusCode).toBe(404)
  })

  test('are all kept when several are added at the same time', async () => {
    const leadId = await addLead()
    const objects = await Promise.all([1, 2, 3, 4].map(() => addObject({ title: 'At once' })))
    const answers = await Promise.all(
      objects.map(({ id: objectId }) => send('/api/leadObject/add', { leadId, objectId })),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect((await get(`/api/lead/get/${leadId}`)).objects).toHaveLength(4)
  })

  test('are left out while deleted, and are back once restored', async () => {
    const { id: objectId } = await addObject({ title: 'Comes back' })
    const other = await addObject({ title: 'Stays' })
    const id = await addLead()
    await post('/api/lead/update', { id, objects: [{ objectId }] })
    await app.call('DELETE', `/api/object/${objectId}`)
    expect((await get(`/api/lead/get/${id}`)).objects).toEqual([])
    await post('/api/lead/update', { id, objects: [{ objectId: other.id }] })
    await post(`/api/object/restore/${objectId}`)
    const { objects } = await get(`/api/lead/get/${id}`)
    expect(objects.map((each: { objectId: number }) => each.objectId).sort()).toEqual(
      [objectId, other.id].sort(),
    )
  })

  test('are no longer blank', async () => {
    const { id: objectId } = await addObject()
    await post('/api/lead/update', { id: await addLead(), objects: [{ objectId }] })
    const { rows } = await sql<{ isBlank: boolean }>`
      SELECT "isBlank" FROM "object" WHERE "id" = ${objectId}`.execute(app.db)
    expect(rows[0]!.isBlank).toBe(false)
  })

  test('are in the action log, before and after', async () => {
    const { id: objectId } = await addObject({ title: 'Logged' })
    const id = await addLead()
    await post('/api/leadObject/add', { leadId: id, objectId })
    const { rows } = await sql<{ data: object }>`
      SELECT "data" FROM "actionLog" WHERE "entity" = 'Demand' AND "entityId" = ${id} AND "action" = 'update'
    `.execute(app.db)
    expect(rows).toEqual([
      { data: { attributes: { objects: [objectId] }, previous: { objects: [] } } },
    ])
  })
})

describe('leads and merged accounts', () => {
  test('a merged account has the leads of both, as client and as source, until the merge is undone', async () => {
    const kept = await addAccount({ lastName: 'Kept', isSource: true })
    const duplicate = await addAccount({ lastName: 'Twice', isSource: true })
    const own = await addLead({ accountId: duplicate })
    const fromSource = await addLead({ source: duplicate })
    await post('/api/account/merge', { account: { id: kept }, duplicateId: duplicate })
    expect(await get(`/api/lead/get/${own}`)).toMatchObject({
      accountId: kept,
      account: 'Kept Eleni',
    })
    expect(await get(`/api/lead/get/${fromSource}`)).toMatchObject({ source: kept })
    expect((await post('/api/lead/search', { lastName: 'Kept' })).items).toMatchObject([
      { id: own, name: 'Kept Eleni' },
    ])
    await post(`/api/account/unmerge/${duplicate}`)
    expect(await get(`/api/lead/get/${own}`)).toMatchObject({
      accountId: duplicate,
      account: 'Twice Eleni',
    })
    expect(await get(`/api/lead/get/${fromSource}`)).toMatchObject({ source: duplicate })
    expect((await post('/api/lead/search', { lastName: 'Twice' })).items).toMatchObject([
      { id: own, name: 'Twice Eleni' },
    ])
  })
})

describe('permissions', () => {
  test('branch employees neither find nor open the lead of an employee', async () => {
    const accountId = await addAccount({ lastName: 'Staffmember', isEmploye: true })
    const id = await addLead({ accountId, description: 'Own house' })
    const { id: objectId } = await addObject({ title: 'Wanted' })
    await post('/api/leadObject/add', { leadId: id, objectId })
    const as = app.branchEmployee
    for (const url of [`/api/lead/get/${id}`, `/api/lead/view/${id}`])
      expect((await app.call('GET', url, { as })).statusCode).toBe(403)
    expect((await send('/api/lead/update', { id, stage: 2 }, as)).statusCode).toBe(403)
    expect((await send('/api/leadObject/add', { leadId: id, objectId }, as)).statusCode).toBe(403)
    expect((await app.call('DELETE', `/api/lead/${id}`, { as })).statusCode).toBe(403)
    const search = (who: Person) => send('/api/lead/search', { lastName: 'Staffmember' }, who)
    expect((await search(as)).json()).toMatchObject({ items: [], totalRows: 0 })
    expect((await search(app.employee)).json().totalRows).toBe(1)
    const quick = (who: Person) =>
      app.call('GET', '/api/lead/searchQuick?searchStr=Staffmember', { as: who })
    expect((await quick(as)).json().items).toEqual([])
    expect((await quick(app.employee)).json().items).toEqual([
      { id, description: 'Staffmember Eleni, Own house' },
    ])
    const hits = async (who: Person) =>
      (await app.call('GET', '/api/search?searchStr=Staffmember', { as: who })).json().items
    expect(await hits(as)).toEqual([])
    const hit = { id, description: 'Staffmember Eleni, Own house', entity: 'Lead' }
    expect(await hits(app.employee)).toContainEqual(expect.objectContaining(hit))
    const leads = async (who: Person) =>
      (await app.call('GET', `/api/object/view/${objectId}`, { as: who })).json().leads
    expect(await leads(as)).toEqual([])
    expect(await leads(app.admin)).toHaveLength(1)
    expect((await send('/api/lead/search', {}, as)).json().totalRows).toBe(
      (await send('/api/lead/search', {})).json().totalRows - 1,
    )
  })

  test('only an administrator may set an employee as the account of a lead', async () => {
    const accountId = await addAccount({ lastName: 'Colleague', isEmploye: true })
    for (const as of [app.employee, app.branchEmployee]) {
      expect((await send('/api/lead/add', { accountId }, as)).statusCode).toBe(403)
      const { lead } = (await send('/api/lead/add', {}, as)).json()
      expect((await send('/api/lead/update', { id: lead.id, accountId }, as)).statusCode).toBe(403)
    }
    expect((await send('/api/lead/add', { accountId })).statusCode).toBe(200)
  })
})

test('a lead of a known client copies budget, notes and source on request', async () => {
  const add = async (url: string, payload: object) => {
    const answer = await app.call('POST', url, { payload })
    expect([url, answer.statusCode === 200 || answer.body]).toEqual([url, true])
    return answer.json()
  }
  const source = (
    await add('/api/account/add', { firstName: 'S', lastName: 'Portal', isSource: true })
  ).id
  const accountId = (
    await add('/api/account/add', {
      firstName: 'K',
      lastName: 'Nown',
      isClient: true,
      notes: 'Wants a garden',
      purchaseBudgetRangeMin: 100_000,
      purchaseBudgetRangeMax: 150_000,
    })
  ).id
  await add('/api/lead/add', { accountId, source })
  const { lead } = await add('/api/lead/add', { accountId, carryOver: true })
  expect(lead).toMatchObject({
    source,
    description: 'Wants a garden',
    forPurchase: true,
    stage: 1,
    purchaseBudgetRangeMin: 100_000,
    purchaseBudgetRangeMax: 150_000,
  })
  // Values in the request take precedence, and nothing is copied unless requested.
  const given = await add('/api/lead/add', { accountId, carryOver: true, description: 'Else' })
  expect(given.lead.description).toBe('Else')
  expect((await add('/api/lead/add', { accountId })).lead).toMatchObject({
    source: null,
    description: null,
    forPurchase: false,
  })
})
