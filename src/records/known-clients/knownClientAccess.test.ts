// Who sees the files about the parties of deals: administrators, and employees who are named to check clients.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { Person, TestApp } from '#app/testing/testApp.ts'
import type { FileLink } from '#base/files/files.contract.ts'
import { complete, knowingIn } from './testing/knowing.ts'

let app: TestApp
let known: ReturnType<typeof knowingIn>
let file: FileLink
let id: number
let dealId: number
let accountId: number
let sum: string
beforeAll(async () => {
  app = await testApp()
  known = knowingIn(app)
  const made = await known.addComplete()
  ;({ file, id, dealId, accountId } = made)
  sum = made.client.sum
  const draft = { name: 'Ζαχαριάδου Κασσάνδρα', documentNumber: 'ΖΖ 777777' }
  await known.save({ id, ...draft, risk: 3, riskWords: 'Κασσάνδρα pays in cash' })
})
afterAll(() => app.close())

const name = (as: Person, checksClients: boolean, role = 'employee') =>
  known.post(`/api/UserRole/${as.accountId}`, { role, checksClients })

/** The calls by which a file is seen or changed. */
const calls = () =>
  [
    ['GET', `/api/KnownClient/of/${dealId}`],
    ['GET', `/api/KnownClient/add?dealId=${dealId}&accountId=${accountId}`],
    ['GET', `/api/KnownClient/edit/${id}`],
    ['POST', '/api/KnownClient/update', { id, moneyWords: 'Salary' }],
    ['POST', `/api/KnownClient/check/${id}`, { sum }],
    ['GET', `/api/files/${file.systemName}`],
    ['GET', `/api/files?parent=KnownClient&parentId=${id}`],
    ['POST', '/api/files/reorder', [file.systemName]],
  ] as const

const answersOf = async (as: Person | null) => {
  const codes: number[] = []
  for (const [method, url, payload] of calls())
    codes.push((await app.call(method, url, { as, ...(payload && { payload }) })).statusCode)
  return [...new Set(codes)]
}

test('employees, also of a branch, clients and strangers are refused', async () => {
  expect(await answersOf(app.employee)).toEqual([403])
  expect(await answersOf(app.branchEmployee)).toEqual([403])
  expect(await answersOf(app.client)).toEqual([403])
  expect(await answersOf(null)).toEqual([401])
})

describe('an employee who is named to check clients', () => {
  test('may do so with the next request, until an administrator ends it', async () => {
    expect((await name(app.employee, true)).json().checksClients).toBe(true)
    const me = (await app.call('GET', '/api/authenticate/me', { as: app.employee })).json()
    expect(me.userroles).toEqual(['employee', 'clientChecker'])
    const opened = await app.call('GET', `/api/KnownClient/edit/${id}`, { as: app.employee })
    expect(opened.json()).toMatchObject({ id, risk: 3 })
    const content = await app.call('GET', `/api/files/${file.systemName}`, { as: app.employee })
    expect(content.body).toBe('scan')
    await known.save({ id, reviewOn: complete.seenOn }, app.employee)
    const checked = await known.check(await known.edit(id), app.employee)
    expect(checked.json().checks).toMatchObject([{ checkedBy: 'Employee Eleni' }])
    await name(app.employee, false)
    expect(await answersOf(app.employee)).toEqual([403])
  })

  test('is no longer named once they are not an employee any more', async () => {
    await name(app.employee, true)
    await known.post(`/api/UserRole/${app.employee.accountId}`, { role: 'clientPayments' })
    expect(await answersOf(app.employee)).toEqual([403])
    await known.post(`/api/UserRole/${app.employee.accountId}`, { role: 'employee' })
    expect(await answersOf(app.employee)).toEqual([403])
  })

  test('is named by administrators alone, and the action log says so', async () => {
    const own = { role: 'employee', checksClients: true }
    const url = `/api/UserRole/${app.employee.accountId}`
    expect((await known.post(url, own, app.employee)).statusCode).toBe(403)
    await name(app.branchEmployee, true)
    const payload = { entityId: app.branchEmployee.accountId }
    const [entry] = (await app.call('POST', '/api/actionLog', { payload })).json().items
    expect(entry).toMatchObject({ action: 'changeRole', actionBy: 'Admin Anna' })
    expect(entry.data).toMatchObject([{ label: 'Checks who the clients are', after: 'Yes' }])
    await name(app.branchEmployee, false)
  })
})

describe('for everybody else a file leaves no trace', () => {
  const pages = [
    ['GET', '/api/Deal/edit/{deal}'],
    ['POST', '/api/Deal/search', {}],
    ['POST', '/api/Deal/board', {}],
    ['GET', '/api/account/view/{account}'],
    ['GET', '/api/timeline?parent=Deal&parentId={deal}'],
    ['GET', '/api/timeline?parent=Account&parentId={account}'],
    ['GET', '/api/timeline/open?parent=Account&parentId={account}'],
    ['GET', '/api/home'],
    ['GET', '/api/search?searchStr=Κασσάνδρα'],
    ['GET', '/api/search?searchStr=777777'],
    ['GET', '/api/trash'],
    ['GET', '/api/opened'],
    ['POST', '/api/activity/actions', {}],
  ] as const
  test.each(pages)('%s %s', async (method, path, payload?: object) => {
    const url = path.replace('{deal}', `${dealId}`).replace('{account}', `${accountId}`)
    const answer = await app.call(method, encodeURI(url), {
      as: app.employee,
      ...(payload && { payload }),
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.body).not.toMatch(/Κασσάνδρα|777777|identity\.txt|KnownClient|knownClient/)
  })

  test('nor does a deleted document in the trash, which administrators can restore', async () => {
    const scan = await known.attach(id, 'wrong scan')
    await app.call('DELETE', `/api/files/${scan.systemName}`)
    const trashOf = async (as: Person) => (await app.call('GET', '/api/trash', { as })).body
    expect(await trashOf(app.admin)).toContain('identity.txt')
    expect(await trashOf(app.employee)).not.toContain('identity.txt')
    const restore = `/api/files/restore/${scan.systemName}`
    expect((await known.post(restore, {}, app.employee)).statusCode).toBe(403)
    expect((await known.post(restore, {})).statusCode).toBe(200)
  })

  test('nor is the action log theirs, which says what was changed', async () => {
    const url = '/api/actionLog'
    expect((await known.post(url, {}, app.employee)).statusCode).toBe(403)
    const { items } = (await known.post(url, { entityId: id, entity: 29 })).json()
    expect(items.map(({ action }: { action: string }) => action)).toContain('check')
  })

  test('nor can they hang anything on it', async () => {
    const links = [{ entity: 'KnownClient', id }]
    const activity = { description: 'Note', links }
    for (const as of [app.employee, app.admin])
      expect((await known.post('/api/activity/update', activity, as)).statusCode).toBe(400)
    const choice = { entityType: 'KnownClient', id, fileNames: file.systemName }
    expect((await known.post('/api/files/setParent', choice, app.employee)).statusCode).toBe(403)
  })

  test('nor does it keep them from merging or deleting the person, which would tell that it exists', async () => {
    const made = await known.addComplete()
    const kept = await known.addPerson()
    const merge = { account: { id: kept }, duplicateId: made.accountId }
    expect((await known.post('/api/account/merge', merge, app.employee)).statusCode).toBe(200)
    expect(await known.edit(made.id)).toMatchObject({ accountId: kept })
    const remove = await app.call('DELETE', `/api/account/${kept}`, { as: app.employee })
    expect(remove.statusCode).toBe(200)
    expect(await known.edit(made.id)).toMatchObject({ id: made.id, isParty: false })
  })
})
