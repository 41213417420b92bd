import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import type { Account } from './accounts.contract.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const add = (payload: object) => app.call('POST', '/api/account/add', { payload })
const added = async (payload: object = {}): Promise<Account> => {
  const answer = await add({ firstName: 'Νίκος', lastName: 'Παπαδόπουλος', ...payload })
  expect(answer.statusCode).toBe(200)
  return view(answer.json().id)
}
const view = async (id: number): Promise<Account> =>
  (await app.call('GET', `/api/account/view/${id}`)).json()
const update = (payload: object) => app.call('POST', '/api/account/update', { payload })
const patch = (id: number, operation: object, headers?: Record<string, string>) =>
  app.call('PATCH', `/api/account/patch/${id}`, {
    payload: [{ op: 'replace', ...operation }],
    ...(headers && { headers }),
  })

describe('adding an account', () => {
  test('requires a first and a last name that are not blank', async () => {
    const answer = await add({ firstName: '  ', isOwner: true })
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json().errors).sort()).toEqual(['firstName', 'lastName'])
  })

  test('stores the values sent, and the day they became a client', async () => {
    const account = await added({ isClient: true, phone: '2310 555 100; 6944 1', city: 'Βέροια' })
    expect(account).toMatchObject({
      name: 'Παπαδόπουλος Νίκος',
      isClient: true,
      isOwner: false,
      phone: '2310 555 100;6944 1',
      city: 'Βέροια',
      version: 1,
      createdBy: 'Admin Anna',
      files: [],
      leads: [],
    })
    expect(account.isClientDate).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(account.isOwnerDate).toBeNull()
  })

  test('accepts four e-mails and five phones, and refuses more', async () => {
    const account = await added({ email: 'a@x.gr;b@x.gr;c@x.gr;d@x.gr', phone: '1;2;3;4;5' })
    expect(account.email).toBe('a@x.gr;b@x.gr;c@x.gr;d@x.gr')
    const tooMany = await add({
      firstName: 'A',
      lastName: 'B',
      email: 'a;b;c;d;e',
      phone: '1;2;3;4;5;6',
    })
    expect(tooMany.statusCode).toBe(400)
    expect(Object.keys(tooMany.json().errors).sort()).toEqual(['email', 'phone'])
  })

  test('refuses unknown fields', async () => {
    const answer = await add({ firstName: 'A', lastName: 'B', favouriteColour: 'blue' })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors).toHaveProperty('favouriteColour')
  })
})

describe('the required names of an account', () => {
  test.each(['firstName', 'lastName'] as const)('%s cannot be emptied', async (name) => {
    const account = await added()
    for (const nothing of ['', '  ', null]) {
      const refused = await update({ id: account.id, [name]: nothing })
      expect(refused.statusCode).toBe(400)
      expect(Object.keys(refused.json().errors)).toEqual([name])
      expect((await patch(account.id, { path: `/${name}`, value: nothing })).statusCode).toBe(400)
    }
    expect((await view(account.id))[name]).toBe(account[name])
  })

  test('other fields can be emptied, and a name can be changed', async () => {
    const account = await added()
    expect((await update({ id: account.id, middleName: '', firstName: 'Ana' })).statusCode).toBe(
      200,
    )
    expect((await view(account.id)).firstName).toBe('Ana')
  })
})

describe('reading an account', () => {
  test('view and edit answer the same fields', async () => {
    const account = await added({ isSource: true })
    const edit = await app.call('GET', `/api/account/edit/${account.id}`)
    expect(edit.json().dto).toEqual(account)
  })

  test.each(['/api/account/view/999999', '/api/account/edit/999999'])(
    '%s is not found',
    async (url) => {
      expect((await app.call('GET', url)).statusCode).toBe(404)
    },
  )

  test.each(['/api/account/view/0', '/api/account/view/one', '/api/account/edit/1.5'])(
    '%s is refused: not a valid id',
    async (url) => {
      expect((await app.call('GET', url)).statusCode).toBe(400)
    },
  )
})

describe('saving an account', () => {
  test('changes only the fields sent', async () => {
    const account = await added({ city: 'Βέροια' })
    const saved = (await update({ id: account.id, version: 1, postcode: '54622' })).json()
    expect(saved).toMatchObject({
      city: 'Βέροια',
      postcode: '54622',
      version: 2,
      modifiedBy: 'Admin Anna',
    })
  })

  test('saving the whole account again changes nothing', async () => {
    const account = await added({ city: 'Βέροια' })
    const answer = await update(account)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual(account)
  })

  test('changes to different fields by two people are both saved', async () => {
    const account = await added()
    await update({ id: account.id, version: 1, city: 'Αθήνα' })
    const second = await update({ id: account.id, version: 1, postcode: '10558' })
    expect(second.json()).toMatchObject({ city: 'Αθήνα', postcode: '10558', version: 3 })
  })

  test('different changes to the same field by two people are a conflict that shows the stored value', async () => {
    const account = await added()
    await update({ id: account.id, version: 1, city: 'Αθήνα' })
    const second = await update({ id: account.id, version: 1, city: 'Πάτρα' })
    expect(second.statusCode).toBe(409)
    expect(second.json()).toMatchObject({
      conflicts: ['city'],
      current: { city: 'Αθήνα', version: 2 },
    })
    expect((await view(account.id)).city).toBe('Αθήνα')
  })

  test.each([
    ['a version that does not exist yet', { version: 7 }, 'version'],
    [
      'a budget whose maximum is below its minimum',
      { purchaseBudgetRangeMin: 2, purchaseBudgetRangeMax: 1 },
      'purchaseBudgetRangeMax',
    ],
    ['a day that does not exist', { startDate: '2026-02-30' }, 'startDate'],
    [
      'a work period that ends before it starts',
      { startDate: '2026-05-02', endDate: '2026-05-01' },
      'endDate',
    ],
    ['a flag that is a word', { isOwner: 'yes' }, 'isOwner'],
    ['a name that is too long', { lastName: 'x'.repeat(81) }, 'lastName'],
    ['a phone that is too long', { phone: `1;${'2'.repeat(41)}` }, 'phone'],
  ])('%s is refused, naming the field', async (_what, change, field) => {
    const account = await added()
    const answer = await update({ id: account.id, ...change })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors).toHaveProperty(field)
    expect(await view(account.id)).toEqual(account)
  })

  test('a branch that does not exist is refused', async () => {
    const account = await added()
    expect((await update({ id: account.id, branchId: 99 })).statusCode).toBe(400)
  })

  test('an account that does not exist is not found', async () => {
    expect((await update({ id: 999_999, city: 'A' })).statusCode).toBe(404)
  })
})

describe('a single field', () => {
  test('offers the options of a list in the language of the user', async () => {
    const { id } = await added({ companyType: 3 })
    const url = `/api/account/editRequestSelectList?id=${id}&fieldName=companyType`
    const answer = (await app.call('GET', url)).json()
    expect(answer).toMatchObject({ dtoFieldName: 'companyType', value: 3 })
    expect(answer.selectList).toContainEqual({ value: 3, text: 'Real-estate agency', parent: null })
  })

  test.each(['country', 'language', 'nationality', 'branchId', 'role'])(
    '%s has options',
    async (fieldName) => {
      const { id } = await added()
      const answer = await app.call(
        'GET',
        `/api/account/editRequestSelectList?id=${id}&fieldName=${fieldName}`,
      )
      expect(answer.json().selectList.length).toBeGreaterThan(0)
    },
  )

  test('an unknown field is refused', async () => {
    const { id } = await added()
    const answer = await app.call(
      'GET',
      `/api/account/editRequestSelectList?id=${id}&fieldName=colour`,
    )
    expect(answer.statusCode).toBe(400)
  })

  test.each(['application/json', 'application/json-patch+json'])(
    'is replaced by a patch sent as %s',
    async (type) => {
      const { id } = await added()
      const answer = await app.call('PATCH', `/api/account/patch/${id}`, {
        payload: JSON.stringify([{ op: 'replace', path: '/city', value: 'Καβάλα' }]),
        headers: { 'content-type': type },
      })
      expect(answer.json()).toMatchObject({ city: 'Καβάλα', version: 2 })
    },
  )

  test.each([
    ['another operation', { op: 'remove', path: '/city' }],
    ['an unknown field', { path: '/colour', value: 1 }],
    ['a field that only the server sets', { path: '/version', value: 5 }],
    ['a value that does not fit', { path: '/startDate', value: 'soon' }],
    ['no path', { value: 'x' }],
  ])('%s is refused', async (_what, operation) => {
    const { id } = await added()
    expect((await patch(id, operation)).statusCode).toBe(400)
    expect((await view(id)).version).toBe(1)
  })
})

describe('deleting an account', () => {
  test('hides it, and it can be restored', async () => {
    const account = await added({ isOwner: true })
    const owners = async () =>
      (await app.call('GET', '/api/owner')).json().items.map((row: Account) => row.id)
    expect((await app.call('DELETE', `/api/account/${account.id}`)).statusCode).toBe(200)
    expect((await app.call('GET', `/api/account/view/${account.id}`)).statusCode).toBe(404)
    expect((await app.call('DELETE', `/api/account/${account.id}`)).statusCode).toBe(404)
    expect(await owners()).not.toContain(account.id)
    const restored = await app.call('POST', `/api/account/restore/${account.id}`)
    expect(restored.json()).toMatchObject({ id: account.id, isOwner: true })
    expect(await owners()).toContain(account.id)
  })

  test('an account that is not deleted cannot be restored', async () => {
    const { id } = await added()
    expect((await app.call('POST', `/api/account/restore/${id}`)).statusCode).toBe(404)
  })
})

describe('branch, company type and files of an account', () => {
  const refused = async (payload: object, field: string) => {
    const answer = await add({ firstName: 'A', lastName: 'B', ...payload })
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json().errors)).toEqual([field])
  }

  test('must exist; the error names the field', async () => {
    await refused({ branchId: 9999 }, 'branchId')
    await refused({ companyType: 9999 }, 'companyType')
    await refused({ filesNew: 'no-such-file.png' }, 'filesNew')
    const { id } = await added()
    expect((await patch(id, { path: '/branchId', value: 9999 })).json().errors).toHaveProperty(
      'branchId',
    )
    const update = await app.call('POST', '/api/account/update', {
      payload: { id, filesNew: 'no-such-file.png' },
    })
    expect(update.json().errors).toHaveProperty('filesNew')
  })

  test('may not be a deleted branch', async () => {
    const names = { nameEn: 'Volos', nameEl: 'Βόλος', nameRu: 'Волос' }
    const { id: branchId } = (await app.call('POST', '/api/branch/add', { payload: names })).json()
    const { id } = await added()
    expect((await patch(id, { path: '/branchId', value: branchId })).statusCode).toBe(200)
    await patch(id, { path: '/branchId', value: null })
    await app.call('DELETE', `/api/branch/${branchId}`)
    expect((await patch(id, { path: '/branchId', value: branchId })).statusCode).toBe(400)
  })
})
