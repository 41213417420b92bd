import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'

let app: TestApp
let notary: number
let plumber: number

const addAccount = async (payload: object): Promise<number> =>
  (await app.call('POST', '/api/account/add', { payload: { firstName: 'Ν', ...payload } })).json()
    .id

beforeAll(async () => {
  app = await testApp()
  notary = await addAccount({
    lastName: 'Ζαφειρίου',
    isProfessional: true,
    isNotary: true,
    phone: '6971234567',
    email: 'zafiriou@example.com',
  })
  plumber = await addAccount({ lastName: 'Νεράς', isProfessional: true, isPlumber: true })
  // No professional, so the flag does not make this person a notary.
  await addAccount({ lastName: 'Ιδιώτης', isNotary: true })
})
afterAll(() => app.close())

const save = (payload: object) => app.call('POST', '/api/Deal/update', { payload })
const found = async (searchStr: string): Promise<number[]> => {
  const answer = await app.call('GET', `/api/account/search?${new URLSearchParams({ searchStr })}`)
  return answer.json().items.map(({ id }: { id: number }) => id)
}

test('shows contact details of the people of a deal, and accepts them back as they were shown', async () => {
  const deal = (await save({ accounts: [{ accountId: notary, relation: 4 }] })).json()
  expect(deal.accounts).toEqual([
    expect.objectContaining({ phone: '6971234567', email: 'zafiriou@example.com' }),
  ])
  const again = await save(deal)
  expect(again.statusCode).toBe(200)
  expect(again.json().version).toBe(deal.version)
})

test.each(['notary', 'συμβολαιογράφος', 'ΣΥΜΒΟΛΑΙΟΓΡΑΦΟΣ', 'simvoleografos', 'нотариус', 'notari'])(
  'finds the notaries by "%s"',
  async (typed) => expect(await found(typed)).toEqual([notary]),
)

test('finds a notary by speciality and name, and nobody by the speciality of another', async () => {
  expect(await found('нотариус Zafiriou')).toEqual([notary])
  expect(await found('plumber Ζαφειρίου')).toEqual([])
  expect(await found('сантехник')).toEqual([plumber])
})

test('follows the speciality when it changes', async () => {
  const id = await addAccount({ lastName: 'Αλλαγής', isProfessional: true, isTranslator: true })
  expect(await found('translator')).toEqual([id])
  const payload = { id, isTranslator: false, isAccountant: true }
  await app.call('POST', '/api/account/update', { payload })
  expect(await found('translator')).toEqual([])
  expect(await found('λογιστής')).toEqual([id])
})

test('lists the professionals found by the name of their speciality', async () => {
  const answer = await app.call('GET', '/api/professional?searchStr=%D0%BD%D0%BE%D1%82%D0%B0%D1%80')
  expect(answer.json().items.map(({ id }: { id: number }) => id)).toEqual([notary])
})

test('accepts a deposit of zero or more, and sorts by it', async () => {
  expect((await save({ deposit: -1 })).statusCode).toBe(400)
  const big = (await save({ deposit: 20_000.5, dateOfDeposit: '2026-03-01' })).json()
  const small = (await save({ deposit: 500 })).json()
  expect(big.deposit).toBe(20_000.5)
  const payload = { sortBy: 'deposit', sortDesc: true }
  const { items } = (await app.call('POST', '/api/Deal/search', { payload })).json()
  const ids = items.map(({ id }: { id: number }) => id)
  expect(ids.indexOf(big.id)).toBeLessThan(ids.indexOf(small.id))
})

test('offers notaries first when a notary is needed, however many others have the same name', async () => {
  for (let at = 0; at < 25; at++) await addAccount({ lastName: 'Κοινός', email: `k${at}@x.gr` })
  const late = await addAccount({ lastName: 'Κοινός', isProfessional: true, isNotary: true })
  const query = new URLSearchParams({ searchStr: 'Koinos', trade: 'notary' })
  const { items } = (await app.call('GET', `/api/account/search?${query}`)).json()
  expect(items).toHaveLength(20)
  expect(items[0]).toMatchObject({ id: late, trades: ['notary'] })
  expect(new Set(items.map(({ id }: { id: number }) => id)).size).toBe(20)
})

test('accepts a plumber as a notary, and shows the trades of each person', async () => {
  const accounts = [notary, plumber].map((accountId) => ({ accountId, relation: 4 }))
  const answer = await save({ accounts })
  expect(answer.statusCode).toBe(200)
  expect(answer.json().accounts).toMatchObject([{ trades: ['notary'] }, { trades: [] }])
})
