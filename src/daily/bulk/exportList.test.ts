// Every list as a workbook: ticked rows, unknown column names, and texts as entered.
import readXlsxFile from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import { unzip } from '#kit/sheets/unzip.ts'
import { declaredList, exportedLists } from '#base/register/recordLists.contract.ts'
import type { ListName } from '#base/register/recordLists.contract.ts'
import { reservationListsApi } from '#records/reservations/reservationLists.contract.ts'
import { searchReservations } from '#records/reservations/reservationLists.store.ts'

let app: TestApp
let accountId: number
let objectId: number
const rowOf = new Map<string, number>()
beforeAll(async () => {
  app = await testApp()
  accountId = await insert('account', {
    lastName: 'Ticked',
    isOwner: true,
    isClient: true,
    isProfessional: true,
    isSource: true,
    isEmploye: true,
    isPartnerTourism: true,
    isAttorney: true,
  })
  objectId = (await app.call('GET', '/api/object/add')).json().id
  const payload = { id: objectId, title: 'Blue house', hasKey: true }
  await app.call('POST', '/api/object/update', { payload })
  for (const list of names.filter((name) => /(?<!Object)List$/.test(name)))
    rowOf.set(list, accountId)
  rowOf.set('ObjectList', objectId)
  rowOf.set('ObjectKeyList', objectId)
  rowOf.set('LeadList', await insert('lead', { accountId, startDate: '2026-05-01' }))
  rowOf.set('ViewingList', await insert('viewing', { dateOfViewing: '2026-05-01T10:00:00' }))
  rowOf.set('DealList', await insert('deal', { objectId }))
  const stay = { objectId, checkIn: '2026-05-01', duration: 2, clientLastName: 'Guest' }
  rowOf.set(
    'ReservationList',
    await insert('reservation', { ...stay, reservationStage: 1, total: 100 }),
  )
  const later = { ...stay, checkIn: '2026-06-01', reservationStage: 1, total: 7 }
  await insert('reservation', later)
  rowOf.set('DocumentList', await insert('document', { name: 'Lease' }))
})
afterAll(() => app.close())

const names = exportedLists()
const insert = async (table: string, values: object): Promise<number> => {
  const row = app.db.insertInto(table as never).values(values as never)
  return ((await row.returning('id' as never).executeTakeFirstOrThrow()) as { id: number }).id
}
const exported = (payload: object) => app.call('POST', '/api/bulk/export', { payload })
const columnsOf = (keys: readonly string[]) => keys.map((key) => ({ key, title: key }))
async function cellsOf(file: Buffer): Promise<unknown[][]> {
  const [sheet] = await readXlsxFile(file, { trim: false })
  return sheet!.data
}
async function partOf(file: Buffer, name: string): Promise<string> {
  const entries = await unzip(file, { bytes: 10_000_000, entries: 20 })
  return entries.get(name)!.toString()
}
const sheetOf = (file: Buffer) => partOf(file, 'xl/worksheets/sheet1.xml')

test.each(names)('%s exports the ticked rows in the order of the list', async (list) => {
  const columns = declaredList(list).columns.map(({ key }) => key)
  const id = rowOf.get(list)!
  const asked = { list, input: {}, columns: columnsOf(columns) }
  const one = await exported({ ...asked, ids: [id] })
  expect([one.statusCode, one.statusCode === 200 ? '' : one.body]).toEqual([200, ''])
  expect((await cellsOf(one.rawPayload)).length).toBe(2)
  for (const ids of [
    [id, id],
    [id, 999_999],
  ])
    expect((await cellsOf((await exported({ ...asked, ids })).rawPayload)).length).toBe(2)
  const none = await exported({ ...asked, ids: [999_999] })
  expect((await cellsOf(none.rawPayload)).length).toBe(1)
  expect((await cellsOf((await exported({ ...asked, ids: [] })).rawPayload)).length).toBe(1)
})

test('an export of ticked reservations has totals of only these', async () => {
  const among = [rowOf.get('ReservationList')!]
  const filter = { ...reservationListsApi.searchReservations.body.parse({}), among }
  const found = await searchReservations(app.db, filter, 'en')
  expect(found).toMatchObject({ totalRows: 1, sums: { total: 100 } })
})

test('amounts are numbers formatted as on the screen; ranges and prices per month are texts', async () => {
  const sold = await insert('deal', { objectId, price: 120_000, comission: 4800.5 })
  const range = { purchaseBudgetRangeMin: 90_000, purchaseBudgetRangeMax: 120_000.5 }
  const wish = { accountId, forPurchase: true, ...range }
  const budget = await insert('lead', { ...wish, startDate: '2026-05-01' })
  const house = async (payload: object) => {
    const { id } = (await app.call('GET', '/api/object/add')).json()
    await app.call('POST', '/api/object/update', { payload: { id, ...payload } })
    return id as number
  }
  const forSale = await house({ forSale: true, salePrice: 250_000 })
  const both = await house({ forSale: true, salePrice: 250_000, forRent: true, rentPrice: 450 })
  const cellsIn = async (list: ListName, id: number, keys: string[]) => {
    const asked = { list, input: {}, ids: [id], columns: columnsOf(keys) }
    const { rawPayload } = await exported(asked)
    expect(await partOf(rawPayload, 'xl/styles.xml')).toContain(
      'formatCode="#,##0\\ &quot;€&quot;"',
    )
    const sheet = await sheetOf(rawPayload)
    return [...sheet.matchAll(/r="[A-Z]+2" (s="\d")[^>]*>(?:<[^>]+>)*([^<]+)/g)].map(
      ([, style, value]) => `${style} ${value!.replaceAll('\u00a0', ' ')}`,
    )
  }
  expect(await cellsIn('DealList', sold, ['price', 'comission'])).toEqual([
    's="7" 120000',
    's="3" 4800.50',
  ])
  expect(await cellsIn('ObjectList', forSale, ['price'])).toEqual(['s="7" 250000'])
  expect(await cellsIn('ObjectList', both, ['price'])).toEqual(['s="1" 250 000 €, 450 € per month'])
  expect(await cellsIn('LeadList', budget, ['budgetRangeMax'])).toEqual([
    's="1" 90 000 € – 120 000,50 €',
  ])
})

const inherited = Object.getOwnPropertyNames(Object.prototype)

test.each(names)('%s is exported despite unknown columns, and stays unchanged', async (list) => {
  const tables = () => JSON.stringify(Object.getOwnPropertyNames(declaredList(list).columns))
  const before = tables()
  const columns = columnsOf([...inherited, 'no such column', '[object Object]'])
  for (let time = 0; time < 2; time++) {
    const answer = await exported({ list, input: {}, columns })
    expect(answer.statusCode).toBe(200)
    const [titles, row = []] = await cellsOf(answer.rawPayload)
    expect(titles).toEqual(columns.map(({ title }) => title))
    expect(row.filter((cell) => cell !== null)).toEqual([])
  }
  expect(tables()).toBe(before)
})

test.each(inherited)('%s is neither a list nor a filter', async (name) => {
  const columns = columnsOf(['name'])
  for (const asked of [
    { list: name, input: {} },
    { list: 'AccountList', input: JSON.parse(`{"${name}":1}`) as object },
    { list: 'AccountList', input: { sortBy: name } },
  ])
    expect((await exported({ ...asked, columns })).statusCode).toBe(400)
})

describe('texts that begin like formulas', () => {
  const phone = '+30 694 555 0199'
  const email = '-maria@example.org'
  const lastName = '=HYPERLINK("http://evil.example","x")'
  const category = '+30 694 555 0188 courier'
  const texts = [lastName, '@SUM(A1)', '2026-01-01', '2026-01-01T10:00:00Z', "'quoted", '007']

  /** XML of the cell with this text. */
  const cellWith = async (file: Buffer, text: string) => {
    const sheet = await sheetOf(file)
    const cells = sheet.match(/<c [^>]*>(?:(?!<\/c>).)*<\/c>/g)!
    expect(sheet).not.toMatch(/<f[\s>/]|t="str"/)
    return cells.find((one) => one.includes(`>${text.replaceAll('"', '&quot;')}<`))
  }
  const asText = expect.stringContaining('t="inlineStr"')

  test('are exported by lists as entered', async () => {
    const ids: number[] = []
    for (const one of texts) {
      const payload = { firstName: 'Maria', lastName: one, isClient: true, phone, email }
      ids.push((await app.call('POST', '/api/account/add', { payload })).json().id)
    }
    const columns = columnsOf(['name', 'phone', 'email'])
    const { rawPayload } = await exported({ list: 'AccountList', input: {}, ids, columns })
    const rows = await cellsOf(rawPayload)
    const shown = (await app.call('GET', `/api/account?searchStr=Maria`)).json()
    const named = new Map<number, string>(
      shown.items.map((row: { id: number; name: string }) => [row.id, row.name]),
    )
    expect(
      rows
        .slice(1)
        .map((row) => row[0])
        .sort(),
    ).toEqual(ids.map((id) => named.get(id)).sort())
    expect(rows.slice(1).map((row) => row.slice(1))).toEqual(ids.map(() => [phone, email]))
    expect(await cellWith(rawPayload, phone)).toEqual(asText)
    expect(await cellWith(rawPayload, email)).toEqual(asText)
    // A name that looks like a date or a number stays text.
    const document = await insert('document', { name: '2026-01-01' })
    const documents = {
      list: 'DocumentList',
      input: {},
      ids: [document],
      columns: columnsOf(['name']),
    }
    expect(await cellWith((await exported(documents)).rawPayload, '2026-01-01')).toEqual(asText)
  })

  test('are exported with the addresses for mailings', async () => {
    const { rawPayload } = await app.call('GET', '/api/DataExport?language=russian&except=true')
    expect(await cellWith(rawPayload, email)).toEqual(asText)
  })

  test("are exported with an account's statement", async () => {
    const options = app.db.updateTable('selectOption').set({ textEn: category })
    await options.where('list', '=', 'transactionCategory').where('value', '=', 1).execute()
    const at = { transactionDate: '2026-01-01T10:00:00', paymentMethod: 1, categoryId: 1 }
    await insert('transaction', { accountId, isDebit: false, amount: 5, ...at })
    const url = `/api/transactions/download/${accountId}`
    const { rawPayload } = await app.call('GET', url)
    expect(await cellWith(rawPayload, category)).toEqual(asText)
  })
})
