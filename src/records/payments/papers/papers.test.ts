import fc from 'fast-check'
import { readSheet } from 'read-excel-file/node'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { Person, TestApp } from '#app/testing/testApp.ts'
import { agencyDay } from '#kit/clock.ts'
import { formatMoney } from '#kit/fields/format.ts'
import { coloursIn, pdfLines } from '#kit/testing/pdfLines.ts'
import type { StatementRow } from '../statement/statement.contract.ts'
import { definition as definitionOf } from './statementPdf.ts'
import { sheetRows } from './statementSheet.ts'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

const newAccount = async (): Promise<number> => {
  const payload = { firstName: 'Ольга', lastName: 'Παπαδοπούλου', hasTransactions: true }
  return (await app.call('POST', '/api/account/add', { payload })).json().id
}
type TestTransaction = { isDebit: boolean; cents: number; day: number; category: number }
const kept = fc.record({
  isDebit: fc.boolean(),
  cents: fc.oneof(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 9_999_999_999 })),
  day: fc.integer({ min: 0, max: 90 }),
  category: fc.integer({ min: 1, max: 7 }),
})
async function accountWith(rows: readonly TestTransaction[]): Promise<number> {
  const accountId = await newAccount()
  if (rows.length > 0)
    await sql`
      INSERT INTO "transaction" ("accountId", "isDebit", "amount", "transactionDate", "paymentMethod", "categoryId", "status")
      SELECT ${accountId}, "isDebit", "cents" / 100.0, '2026-01-01T10:00:00'::timestamp + make_interval(days => "day"), 1,
        CASE WHEN "isDebit" THEN "category" + 7 ELSE "category" END, CASE WHEN "isDebit" THEN "category" % 3 END
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS r ("isDebit" boolean, "cents" bigint, "day" integer, "category" integer)`.execute(app.db)
  return accountId
}
const download = (accountId: number, query = '', as: Person | null = app.admin) =>
  app.call('GET', `/api/transactions/download/${accountId}?${query}`, { as })
const workbook = async (accountId: number, query = '') =>
  (await readSheet((await download(accountId, query)).rawPayload)) as unknown[][]
const statement = async (accountId: number, query = '') =>
  (await app.call('GET', `/api/transactions?accountId=${accountId}&${query}`)).json()
const cents = (euro: unknown) => Math.round(Number(euro ?? 0) * 100)

/** The screen shows the newest first, the PDF the oldest. */
const onPaper = (items: StatementRow[], query: string) =>
  query.startsWith('sortBy') ? items : items.toReversed()

const texts = (row: StatementRow) =>
  [row.credit, row.debit, row.balance].map((euro) => (euro === null ? '' : formatMoney(euro)))

test('screen, workbook, PDF and months agree to the cent, for any transactions and filter', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(kept, { maxLength: 25 }),
      fc.constantFrom('', 'type=1', 'type=2', 'unpaidOnly=true', 'categoryId=3', 'sortBy=debit'),
      async (rows, query) => {
        const accountId = await accountWith(rows)
        const screen = await statement(accountId, query)
        const items = onPaper(screen.items, query)
        const [, ...written] = await workbook(accountId, query)
        const total = written.pop()!
        expect(written.map((row) => [row[0], cents(row[4]), cents(row[5]), cents(row[6])])).toEqual(
          items.map((row) => [
            row.referenceNumber,
            cents(row.credit),
            cents(row.debit),
            cents(row.balance),
          ]),
        )
        expect([cents(total[4]), cents(total[5])]).toEqual([
          cents(screen.filteredCredit),
          cents(screen.filteredDebit),
        ])
        expect(paperOf(items)).toEqual([
          ...items.map(texts),
          ...(items.length > 0
            ? [[formatMoney(screen.filteredCredit), formatMoney(screen.filteredDebit), '']]
            : []),
        ])
        if (query.startsWith('sortBy')) return
        const months = await app.call('GET', `/api/transactions/months/${accountId}?${query}`)
        const sums = (name: 'income' | 'expense') =>
          months
            .json()
            .items.reduce(
              (sum: number, month: Record<string, number>) => sum + cents(month[name]),
              0,
            )
        expect([
          sums('income'),
          sums('expense'),
          cents(months.json().items.at(-1)?.balance),
        ]).toEqual([
          cents(screen.filteredCredit),
          cents(screen.filteredDebit),
          cents(screen.balance),
        ])
      },
    ),
    { numRuns: 25 },
  )
})

test('a month without transactions is included, with zeros', async () => {
  const accountId = await accountWith([
    { isDebit: false, cents: 500, day: 0, category: 1 },
    { isDebit: true, cents: 200, day: 80, category: 1 },
  ])
  const { items } = (await app.call('GET', `/api/transactions/months/${accountId}`)).json()
  expect(items).toEqual([
    { month: '2026-01', income: 5, expense: 0, balance: 5 },
    { month: '2026-02', income: 0, expense: 0, balance: 5 },
    { month: '2026-03', income: 0, expense: 2, balance: 3 },
  ])
})

/** The amounts of the PDF's table, the sums last. */
function paperOf(rows: readonly StatementRow[]): string[][] {
  const names = ['title', 'account', 'period', 'madeOn', 'total', 'none', 'page']
  const all = [
    ...names,
    'referenceNumber',
    'transactionDate',
    'categoryName',
    'objectName',
    'paymentMethod',
    'credit',
    'debit',
    'balance',
  ]
  const definition = definitionOf({
    agency: { name: 'Estia', contact: [] },
    accent: null,
    logo: null,
    account: 'Παπαδοπούλου',
    object: null,
    period: null,
    madeOn: '2026-01-01',
    opening: null,
    closing: null,
    rows,
    texts: Object.fromEntries(all.map((name) => [name, name])) as never,
  })
  const last = (definition.content as unknown[]).at(-1) as {
    table?: { body: ({ text: string } | string)[][] }
  }
  const [, ...body] = last.table?.body ?? [[]]
  return body.map((row) =>
    row.slice(4).map((cell) => (typeof cell === 'string' ? cell : cell.text)),
  )
}

test('a file name has the account and the day', async () => {
  const payload = { lastName: 'Παπαδόπουλος/Παππάς', firstName: 'Νίκος', hasTransactions: true }
  const { id } = (await app.call('POST', '/api/account/add', { payload })).json()
  for (const format of ['xlsx', 'pdf']) {
    const disposition = (await download(id, `format=${format}`)).headers['content-disposition']
    const [, plain, encoded] = /^attachment; filename="(.*)"; filename\*=UTF-8''(.*)$/.exec(
      String(disposition),
    )!
    expect(plain).toBe(`Transactions.${format}`)
    expect(decodeURIComponent(encoded!)).toBe(
      `Statement – Παπαδόπουλος-Παππάς Νίκος – ${agencyDay()}.${format}`,
    )
  }
})

describe('the workbook', () => {
  test('has titles in the language of the user, numeric amounts and real dates', async () => {
    const accountId = await accountWith([{ isDebit: true, cents: 123_456, day: 3, category: 1 }])
    const speak = (language: string) =>
      app.call('POST', '/api/UserSettings/Language', { payload: { language } })
    await speak('el')
    const greek = await download(accountId)
    await speak('en')
    const [titles, row, total] = await readSheet(greek.rawPayload)
    expect([titles![1], total![0]]).toEqual(['Ημερομηνία', 'Σύνολο'])
    // Fractions of a day are not round numbers.
    const seconds = Math.round((row![1] as unknown as Date).getTime() / 1000)
    expect(seconds).toBe(Date.parse('2026-01-04T10:00:00Z') / 1000)
    expect([row![5], row![6], total![5]]).toEqual([1234.56, -1234.56, 1234.56])
  })

  test('stores texts that begin like formulas as plain text', async () => {
    const row = {
      referenceNumber: '=1+1',
      categoryName: '@SUM(A1)',
      paymentMethod: '+1',
      status: '-2',
      transactionDate: '2026-01-01T00:00:00',
    }
    const rows: unknown[][] = []
    const given = (async function* () {
      yield {
        ...row,
        credit: 1,
        debit: null,
        balance: 1,
        paymentDate: null,
        expirationDate: null,
        startDate: null,
        endDate: null,
        confirmedByClientDate: null,
      } as never
    })()
    for await (const cells of sheetRows(given, { opening: null, closing: null }, (key) => key))
      rows.push([...cells])
    expect([rows[0]![0], rows[0]![2], rows[0]![3], rows[0]![7]]).toEqual([
      '=1+1',
      '@SUM(A1)',
      '+1',
      '-2',
    ])
  })
})

describe('the PDF', () => {
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
  const amountsIn = (line: readonly string[]) =>
    plain(line.join('|')).match(/[-−]?\d[\d ]*,\d{2} €/g) ?? []
  const amounts = (...each: (number | null)[]) =>
    each.filter((euro) => euro !== null).map((euro) => plain(formatMoney(euro)))

  test('shows the amounts of the statement, and their sums, to the cent', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(kept, { minLength: 1, maxLength: 60 }),
        fc.constantFrom('', 'type=2', 'unpaidOnly=true'),
        async (rows, query) => {
          const accountId = await accountWith(rows)
          const screen = await statement(accountId, query)
          const items = onPaper(screen.items, query)
          const pdf = await download(accountId, `format=pdf&${query}`)
          const lines = pdfLines(pdf.rawPayload)
          const said = lines.filter((line) => line.some((text) => /^T\d{6}/.test(text)))
          expect(said.map((line) => [line[1], ...amountsIn(line)])).toEqual(
            items.map((row) => [
              row.referenceNumber,
              ...amounts(row.credit, row.debit, row.balance),
            ]),
          )
          const total = lines.find((line) => amountsIn(line).length > 0 && !said.includes(line))
          expect(total && amountsIn(total)).toEqual(
            items.length > 0 ? amounts(screen.filteredCredit, screen.filteredDebit) : undefined,
          )
          expect(lines.flat().join(' ')).toContain('Παπαδοπούλου')
        },
      ),
      { numRuns: 4 },
    )
  })

  test('is one file, with pages for all rows', async () => {
    const rows = Array.from({ length: 80 }, (_, day) => ({
      isDebit: day % 2 > 0,
      cents: 100 + day,
      day,
      category: 1,
    }))
    const answer = await download(await accountWith(rows), 'format=pdf')
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(answer.rawPayload.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(
      1,
    )
  })

  test('shows the name, contact details and colour of the agency', async () => {
    const payload = { name: 'Blue Door', phone: '+30 2310 111 222', accent: '#0b5d78' }
    await app.call('POST', '/api/Agency/update', { payload })
    const rows = [{ isDebit: false, cents: 100, day: 1, category: 1 }]
    const pdf = await download(await accountWith(rows), 'format=pdf')
    const cleared = { name: '', phone: '', accent: '' }
    await app.call('POST', '/api/Agency/update', { payload: cleared })
    const said = plain(pdfLines(pdf.rawPayload).flat().join(' '))
    expect(said).toContain('Blue Door +30 2310 111 222')
    expect(coloursIn(pdf.rawPayload)).toContain('#0b5d78')
  })

  test('is refused with too many rows, with the reason', async () => {
    const rows = Array.from({ length: 3001 }, () => ({
      isDebit: false,
      cents: 100,
      day: 1,
      category: 1,
    }))
    const answer = await download(await accountWith(rows), 'format=pdf')
    expect([answer.statusCode, answer.json().detail]).toEqual([
      400,
      expect.stringContaining('3000'),
    ])
  })
})

test('may be downloaded by the office, and by the person of the statement', async () => {
  const accountId = await newAccount()
  for (const path of ['download', 'months']) {
    const asked = async (id: number, as: Person | null) =>
      (await app.call('GET', `/api/transactions/${path}/${id}`, { as })).statusCode
    expect(await asked(accountId, app.employee)).toBe(200)
    expect(await asked(accountId, app.branchEmployee)).toBe(404)
    expect(await asked(accountId, app.client)).toBe(404)
    expect(await asked(app.client.accountId, app.client)).toBe(200)
    expect(await asked(accountId, null)).toBe(401)
    expect(await asked(999_999, app.admin)).toBe(404)
  }
  expect((await download(accountId, 'format=exe')).statusCode).toBe(400)
  expect((await download(accountId, 'type=7')).statusCode).toBe(400)
})

type Download = Awaited<ReturnType<typeof download>>

describe('many PDFs at once', () => {
  test('are made one after the other; too many requests are refused with a time to retry', async () => {
    const accountId = await accountWith([])
    const { object } = (await app.call('GET', '/api/object/add')).json()
    const query = `format=pdf&objectId=${object.id}`
    const started = Promise.withResolvers<Promise<Download>[]>()
    const refused: Download[] = []
    // The property is read during the turn, so that no PDF is made before all requests are waiting.
    const holding = app.db.transaction().execute(async (tx) => {
      await sql`LOCK TABLE "object" IN ACCESS EXCLUSIVE MODE`.execute(tx)
      const many = Array.from({ length: 8 }, () => download(accountId, query))
      for (const one of many)
        void one.then((answer) => answer.statusCode === 429 && refused.push(answer))
      started.resolve([...many, download(accountId, query, app.employee)])
      await expect.poll(() => refused.length).toBe(4)
    })
    const all = await started.promise
    const others = all.pop()!
    await holding
    const answers = await Promise.all(all)
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      200, 200, 200, 200, 429, 429, 429, 429,
    ])
    for (const { headers } of answers.filter(({ statusCode }) => statusCode === 429))
      expect(headers['retry-after']).toBe('10')
    expect((await others).statusCode).toBe(200)
  })

  test('are never blocked by a request that failed or was cancelled', async () => {
    const accountId = await accountWith([])
    for (let at = 0; at < 6; at++) {
      expect((await download(accountId, 'format=xlsx')).statusCode).toBe(200)
      expect((await download(accountId, 'format=pdf')).statusCode).toBe(200)
      expect((await download(accountId, 'format=pdf&type=9')).statusCode).toBe(400)
    }
  })
})
