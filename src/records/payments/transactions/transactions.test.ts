import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postForm } from '#app/testing/postForm.ts'
import { testApp } from '#app/testing/testApp.ts'
import type { Person, TestApp } from '#app/testing/testApp.ts'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const rent = {
  amount: '480.50',
  transactionDate: '2026-03-01T10:00:00',
  paymentMethod: 1,
  categoryId: 1,
}
const repair = {
  amount: 120,
  transactionDate: '2026-03-02T09:30:00',
  paymentMethod: 2,
  categoryId: 15,
}

const newAccount = async (more: object = {}): Promise<number> => {
  const payload = { firstName: 'Eleni', lastName: 'Ktirion', hasTransactions: true, ...more }
  return (await app.call('POST', '/api/account/add', { payload })).json().id
}
const get = async (url: string, as: Person = app.admin) => {
  const answer = await app.call('GET', url, { as })
  expect([url, answer.statusCode]).toEqual([url, 200])
  return answer.json()
}
const send = async (url: string, texts: Record<string, string | number>, files = {}) => {
  const answer = await postForm(app, url, texts, { files })
  expect([url, answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([
    url,
    200,
    '',
  ])
  return answer.json()
}
const statement = (accountId: number, query = '', as?: Person) =>
  get(`/api/transactions?accountId=${accountId}${query}`, as)

describe('an income', () => {
  test('has a form dated now, and is stored as it was sent', async () => {
    const accountId = await newAccount()
    const blank = await get(`/api/transactions/addIncome?accountId=${accountId}`)
    expect(blank).toMatchObject({
      id: null,
      displayFields: { accountDisplayName: 'Ktirion Eleni', referenceNumber: null },
      updateFields: { amount: null, paymentMethod: 1, categoryId: null, internalNotes: null },
      files: [],
      attachments: [],
    })
    expect(blank.updateFields.transactionDate).toHaveLength(19)
    expect(blank.lists.categoryId.map(({ text }: { text: string }) => text)).toContain('Rent')
    expect(blank.lists.categoryId.map(({ text }: { text: string }) => text)).not.toContain(
      'Repairs',
    )

    const stored = await send('/api/transactions/addIncome', {
      ...rent,
      accountId,
      internalNotes: 'By hand',
    })
    expect(stored).toMatchObject({
      version: 1,
      updateFields: {
        amount: 480.5,
        transactionDate: '2026-03-01T10:00:00',
        internalNotes: 'By hand',
      },
    })
    expect(stored.displayFields.referenceNumber).toMatch(/^T\d{6,}$/)
    expect(await get(`/api/transactions/editIncome/${stored.id}`)).toEqual(stored)
    expect((await statement(accountId)).items).toMatchObject([
      {
        id: stored.id,
        credit: 480.5,
        debit: null,
        balance: 480.5,
        status: null,
        approvalToken: null,
      },
    ])
  })

  test('cannot be read or changed as an expense', async () => {
    const { id } = await send('/api/transactions/addIncome', {
      ...rent,
      accountId: await newAccount(),
    })
    expect((await app.call('GET', `/api/transactions/editExpense/${id}`)).statusCode).toBe(404)
    const answer = await postForm(app, '/api/transactions/editExpense', { id, amount: 5 })
    expect(answer.statusCode).toBe(404)
    const withStatus = await postForm(app, '/api/transactions/editIncome', { id, status: 2 })
    expect(Object.keys(withStatus.json().errors)).toEqual(['status'])
  })
})

describe('an expense', () => {
  test('starts unpaid, with an approval link that nobody can guess', async () => {
    const accountId = await newAccount()
    const stored = await send('/api/transactions/addExpense', {
      ...repair,
      accountId,
      expirationDate: '2026-04-01',
      startDate: '2026-02-01',
      endDate: '2026-02-28',
    })
    expect(stored.updateFields).toMatchObject({ status: 0, expirationDate: '2026-04-01' })
    expect(stored.lists.status[0]).toMatchObject({ value: 0, text: 'Not paid' })
    const [row] = (await statement(accountId)).items
    expect(row).toMatchObject({ debit: 120, balance: -120, statusId: 0, status: 'Not paid' })
    expect(row.approvalToken).toMatch(/^[0-9a-f]{64}$/)
    expect((await statement(accountId, '', app.employee)).items[0].approvalToken).toBeNull()
    const log = await app.db.selectFrom('actionLog').select('data').execute()
    expect(JSON.stringify(log)).not.toContain(row.approvalToken)
  })

  test('keeps its files; one is deleted, another restored, and one added', async () => {
    const accountId = await newAccount()
    const first = await send(
      '/api/transactions/addExpense',
      { ...repair, accountId },
      { 'bill.png': png },
    )
    expect(first.attachments).toMatchObject([{ name: 'bill.png', state: 1 }])
    const { id } = first
    const [bill] = first.attachments
    const change = (state: number, files = {}) =>
      send(
        '/api/transactions/editExpense',
        { id, attachments: JSON.stringify([{ ...bill, state }]) },
        files,
      )

    const struckOut = await change(0)
    expect(struckOut).toMatchObject({ version: 2, attachments: [{ id: bill.id, state: 0 }] })
    expect((await statement(accountId)).items[0].attachments).toEqual([])
    expect((await app.call('GET', `/api/transactions/files/${bill.id}`)).statusCode).toBe(404)

    const back = await change(1, { 'receipt.txt': 'Paid' })
    expect(back).toMatchObject({
      version: 3,
      attachments: [
        { name: 'bill.png', state: 1 },
        { name: 'receipt.txt', state: 1 },
      ],
    })
    expect((await statement(accountId)).items[0].attachments).toHaveLength(2)
    const file = await app.call('GET', `/api/transactions/files/${bill.id}`)
    expect(file.rawPayload).toEqual(png)
    expect((await change(1)).version).toBe(3)
  })
})

describe('invalid input', () => {
  const complaints = async (
    texts: Record<string, string | number>,
    url = '/api/transactions/addExpense',
  ) => {
    const accountId = await newAccount()
    const answer = await postForm(app, url, { ...repair, accountId, ...texts })
    expect((await statement(accountId)).totalRows).toBe(0)
    return [answer.statusCode, Object.keys(answer.json().errors ?? {})]
  }

  test.each([
    ['amount', '0'],
    ['amount', '-5'],
    ['amount', '1.234'],
    ['amount', 'a lot'],
    ['amount', ''],
    ['amount', '1000000000000'],
    ['transactionDate', '2026-02-30T10:00:00'],
    ['transactionDate', '2026-02-03'],
    ['transactionDate', ''],
    ['paymentMethod', '3'],
    ['categoryId', '1'],
    ['categoryId', '999'],
    ['categoryId', ''],
    ['status', '9'],
    ['status', ''],
    ['paymentDate', '2025-02-29'],
    ['expirationDate', 'soon'],
    ['accountId', '2000000000'],
    ['attachments', 'not JSON'],
    ['attachments', '[{"id":1,"name":"x","state":7}]'],
    ['referenceNumber', 'T1'],
  ])('%s: %s is refused, naming the field, and nothing is stored', async (name, text) => {
    const [status, names] = await complaints({ [name]: text })
    expect(status).toBe(400)
    expect((names as string[])[0]).toMatch(new RegExp(`^${name}`))
  })

  test('a period that ends before it begins is refused', async () => {
    expect(await complaints({ startDate: '2026-03-01', endDate: '2026-02-01' })).toEqual([
      400,
      ['endDate'],
    ])
  })

  test('a file of another transaction is refused', async () => {
    const accountId = await newAccount()
    const one = await send(
      '/api/transactions/addExpense',
      { ...repair, accountId },
      { 'bill.png': png },
    )
    const { id } = await send('/api/transactions/addExpense', { ...repair, accountId })
    const attachments = JSON.stringify([{ ...one.attachments[0], state: 0 }])
    const answer = await postForm(app, '/api/transactions/editExpense', { id, attachments })
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['attachments']])
  })

  test('a file of a type that is not allowed is refused, and nothing is stored', async () => {
    const accountId = await newAccount()
    const files = { 'run.exe': Buffer.from('4d5a90000300000004000000ffff0000', 'hex') }
    const answer = await postForm(
      app,
      '/api/transactions/addIncome',
      { ...rent, accountId },
      { files },
    )
    expect(answer.statusCode).toBe(415)
    expect((await statement(accountId)).totalRows).toBe(0)
  })
})

test('changes of two people to different fields are both kept, to the same field they conflict', async () => {
  const { id, version } = await send('/api/transactions/addExpense', {
    ...repair,
    accountId: await newAccount(),
  })
  await send('/api/transactions/editExpense', { id, version, amount: 130 })
  const both = await send('/api/transactions/editExpense', { id, version, status: 2 })
  expect(both).toMatchObject({ version: 3, updateFields: { amount: 130, status: 2 } })
  const answer = await postForm(app, '/api/transactions/editExpense', { id, version, amount: 140 })
  expect(answer.statusCode).toBe(409)
  expect(answer.json()).toMatchObject({
    conflicts: ['amount'],
    current: { updateFields: { amount: 130 } },
  })
})

test('a deleted transaction is in no sum until it is restored', async () => {
  const accountId = await newAccount()
  const { id } = await send('/api/transactions/addIncome', { ...rent, accountId })
  await send('/api/transactions/addExpense', { ...repair, accountId })
  expect((await app.call('DELETE', `/api/transactions/${id}`)).statusCode).toBe(200)
  expect(await statement(accountId)).toMatchObject({ balance: -120, totalCredit: 0, totalRows: 1 })
  expect((await app.call('DELETE', `/api/transactions/${id}`)).statusCode).toBe(404)
  expect((await app.call('POST', `/api/transactions/restore/${id}`)).statusCode).toBe(200)
  expect(await statement(accountId)).toMatchObject({
    balance: 360.5,
    totalCredit: 480.5,
    totalRows: 2,
  })
})

test('adding its first transaction makes an account one with payments', async () => {
  const accountId = await newAccount({ hasTransactions: false })
  await send('/api/transactions/addIncome', { ...rent, accountId })
  expect((await get(`/api/account/view/${accountId}`)).hasTransactions).toBe(true)
})

test('transactions of a deleted account are not found until it is restored', async () => {
  const accountId = await newAccount()
  const { id } = await send('/api/transactions/addIncome', { ...rent, accountId })
  await app.call('DELETE', `/api/account/${accountId}`)
  const answers = [
    await app.call('GET', `/api/transactions?accountId=${accountId}`),
    await app.call('GET', `/api/transactions/addIncome?accountId=${accountId}`),
    await app.call('GET', `/api/transactions/editIncome/${id}`),
    await app.call('GET', `/api/transactions/view/${id}`),
    await app.call('DELETE', `/api/transactions/${id}`),
    await postForm(app, '/api/transactions/editIncome', { id, amount: 1 }),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404))
  await app.call('POST', `/api/account/restore/${accountId}`)
  expect(await statement(accountId)).toMatchObject({ balance: 480.5 })
})

test('the office reads all, administrators change them, clients and branch employees see only their own', async () => {
  const own = { client: app.client.accountId, branch: app.branchEmployee.accountId }
  const other = await newAccount()
  const ids = new Map<number, { id: number; file: number }>()
  for (const accountId of [other, own.client, own.branch]) {
    const texts = { ...repair, accountId, internalNotes: 'Between us' }
    const { id, attachments } = await send('/api/transactions/addExpense', texts, {
      'bill.png': png,
    })
    ids.set(accountId, { id, file: attachments[0].id })
  }
  const seenBy = async (as: Person | null, accountId: number) => {
    const { id, file } = ids.get(accountId)!
    const urls = [`?accountId=${accountId}`, `/view/${id}`, `/files/${file}`]
    const answers = await Promise.all(
      urls.map((url) => app.call('GET', `/api/transactions${url}`, { as })),
    )
    return answers.map(({ statusCode }) => statusCode)
  }
  const yes = [200, 200, 200]
  const no = [403, 404, 404]
  expect(await seenBy(app.employee, other)).toEqual(yes)
  expect(await seenBy(app.client, own.client)).toEqual(yes)
  expect(await seenBy(app.client, other)).toEqual(no)
  expect(await seenBy(app.branchEmployee, own.branch)).toEqual(yes)
  expect(await seenBy(app.branchEmployee, other)).toEqual(no)
  expect(await seenBy(null, other)).toEqual([401, 401, 401])
  expect(await get('/api/transactions', app.client)).toMatchObject({ id: own.client, totalRows: 1 })
  const seen = await get(`/api/transactions/view/${ids.get(own.client)!.id}`, app.client)
  expect(seen).toMatchObject({ internalNotes: null, createdBy: null, amount: 120 })
  expect(JSON.stringify(await statement(own.client, '', app.client))).not.toContain('Between us')

  const { id } = ids.get(other)!
  for (const as of [app.employee, app.branchEmployee, app.client]) {
    const answers = [
      await postForm(app, '/api/transactions/addIncome', { ...rent, accountId: other }, { as }),
      await postForm(app, '/api/transactions/editExpense', { id, amount: 1 }, { as }),
      await app.call('GET', `/api/transactions/editExpense/${id}`, { as }),
      await app.call('DELETE', `/api/transactions/${id}`, { as }),
      await app.call('POST', `/api/transactions/restore/${id}`, { as }),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 403))
  }
})
