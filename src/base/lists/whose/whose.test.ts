// People assigned to new records, and lists filtered by them.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { Person, TestApp } from '#app/testing/testApp.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const post = async (url: string, payload: object, as: Person = app.admin) => {
  const answer = await app.call('POST', url, { payload, as })
  expect([url, answer.statusCode === 200 || answer.body]).toEqual([url, true])
  return answer.json()
}
const peopleOf = async (path: string) =>
  (await app.call('GET', `/api/assignment/${path}`))
    .json()
    .items.map(({ accountId }: { accountId: number }) => accountId)
const assign = (parent: string, payload: object) => post(`/api/assignment/${parent}/add`, payload)
const idsOf = async (url: string, filter: object, as?: Person) =>
  (await post(url, filter, as)).items.map(({ id }: { id: number }) => id)

const addLead = async (as: Person) => (await post('/api/lead/add', {}, as)).id as number
const addViewing = async (payload: object, as: Person) =>
  (await post('/api/Viewing/update', payload, as)).id as number
const addDeal = async (payload: object, as: Person) =>
  (await post('/api/Deal/update', payload, as)).id as number

describe('the person who adds', () => {
  test('a lead, a viewing or a task is assigned', async () => {
    const { accountId } = app.employee
    const lead = await addLead(app.employee)
    expect(await peopleOf(`lead/${lead}`)).toEqual([accountId])
    const viewing = await addViewing({}, app.employee)
    expect(await peopleOf(`viewing/${viewing}`)).toEqual([accountId])
    const links = [{ entity: 'Demand', id: lead }]
    const task = { description: 'Call', done: false, links }
    const { assignedTo } = await post('/api/activity/update', task, app.employee)
    expect(assignedTo).toEqual([{ id: accountId, description: 'Employee Eleni' }])
    const note = { description: 'Called', links }
    expect((await post('/api/activity/update', note, app.employee)).assignedTo).toEqual([])
  })

  test('a record twice after a lost response is assigned once', async () => {
    const headers = { 'idempotency-key': 'lead-added-twice' }
    const send = () => app.call('POST', '/api/lead/add', { payload: {}, headers })
    const [first, second] = [(await send()).json(), (await send()).json()]
    expect(second.id).toBe(first.id)
    expect(await peopleOf(`lead/${first.id}`)).toEqual([app.admin.accountId])
  })

  test("a viewing for a lead is not assigned, but the lead's people are", async () => {
    const lead = await addLead(app.employee)
    const blank = await app.call('GET', `/api/Viewing/add?demandId=${lead}`)
    expect(blank.json().assigned).toEqual([
      { accountId: app.employee.accountId, account: 'Employee Eleni' },
    ])
    const viewing = await addViewing({ demandId: lead }, app.admin)
    expect(await peopleOf(`viewing/${viewing}`)).toEqual([app.employee.accountId])
  })

  test('a viewing can choose its people', async () => {
    const { accountId } = app.branchEmployee
    const viewing = await addViewing({ assigned: [{ accountId }] }, app.admin)
    expect(await peopleOf(`viewing/${viewing}`)).toEqual([accountId])
    const read = (await app.call('GET', `/api/Viewing/edit/${viewing}`)).json()
    expect(read.assigned).toEqual([{ accountId, account: expect.any(String) }])
    const client = (await post('/api/account/add', { firstName: 'C', lastName: 'Client' })).id
    const refused = await app.call('POST', '/api/Viewing/update', {
      payload: { assigned: [{ accountId: client }] },
    })
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ['assignedTo']])
  })

  test('a deal is assigned until somebody else is chosen', async () => {
    const agentsOf = async (id: number) =>
      (await post('/api/Deal/search', {})).items.find((one: { id: number }) => one.id === id)
        .assigned
    const lead = await addLead(app.employee)
    const alone = await addDeal({}, app.admin)
    const ofLead = await addDeal({ demandId: lead }, app.admin)
    expect(await agentsOf(alone)).toBe('Admin Anna')
    expect(await agentsOf(ofLead)).toBe('Employee Eleni')
    await assign('deal', { dealId: ofLead, assignedTo: app.branchEmployee.accountId })
    expect(await agentsOf(ofLead)).not.toContain('Eleni')
  })
})

const lists = [
  ['leads', '/api/lead/search', 'lead', 'demandId', addLead],
  ['viewings', '/api/Viewing/search', 'viewing', 'viewingId', (as: Person) => addViewing({}, as)],
  ['deals', '/api/Deal/search', 'deal', 'dealId', (as: Person) => addDeal({}, as)],
] as const

describe.each(lists)('the list of %s', (_name, url, parent, idName, add) => {
  test("can show the reader's own records, those of the branch, and those of nobody", async () => {
    const ofAdmin = await add(app.admin)
    const ofBranch = await add(app.branchEmployee)
    const shared = await add(app.admin)
    await assign(parent, { [idName]: shared, assignedTo: app.branchEmployee.accountId })

    const mine = await idsOf(url, { whose: 'mine' }, app.branchEmployee)
    expect(mine).toEqual(expect.arrayContaining([ofBranch, shared]))
    expect(mine).not.toContain(ofAdmin)
    const branch = await idsOf(url, { whose: 'branch' }, app.branchEmployee)
    expect(branch).toContain(shared)
    expect(branch).not.toContain(ofAdmin)
    // Someone without a branch belongs to the head office.
    const office = await idsOf(url, { whose: 'branch' }, app.employee)
    expect(office).toContain(ofAdmin)
    expect(office).not.toContain(ofBranch)
    const assigned = { assigned: app.branchEmployee.accountId }
    expect(await idsOf(url, assigned)).toEqual(mine)

    expect(await idsOf(url, { whose: 'nobody' })).toEqual([])
    const { statusCode } = await app.call('POST', url, { payload: { whose: 'theirs' } })
    expect(statusCode).toBe(400)
  })

  test('is sorted by their names', async () => {
    const { items } = await post(url, { sortBy: 'assigned' })
    const names = items.map(({ assigned }: { assigned: string }) => assigned)
    expect(names.length).toBeGreaterThan(2)
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')))
  })
})
