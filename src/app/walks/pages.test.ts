// @module-tag faults
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { file } from '#kit/http/endpoint.ts'
import type { Endpoint } from '#kit/http/endpoint.ts'
import { pageLimits } from '#kit/db/list/pageLimits.ts'
import { isLong } from '#kit/testing/rounds.ts'
import { testApp } from '../testing/testApp.ts'
import type { TestApp } from '../testing/testApp.ts'

// Pages beyond this many rows are read from the nearer end. The test has more than twice as many rows, some of them
// deleted.
const far = isLong ? 1000 : 200
const many = isLong ? 2150 : 520
const limits = { ...pageLimits }

let app: TestApp
beforeAll(async () => {
  Object.assign(pageLimits, { farFrom: far, streamedFrom: far })
  app = await testApp()
  // Few names, kinds and amounts, so that many rows are equal; some have none. Numbers of far rows are far apart.
  await sql`
    INSERT INTO "account" ("id", "lastName", "isOwner", "isClient", "isPartnerTourism", "isProfessional", "isPlumber", "isNotary",
      "isSource", "companyType", "isEmploye", "role", "purchaseBudgetRangeMin", "createdOn", "modifiedOn", "createdById", "modifiedById", "deletedOn")
    OVERRIDING SYSTEM VALUE
    SELECT CASE WHEN "n" <= 500 THEN "n" + 4 ELSE "n" + 4000 END, (ARRAY['Άννα', 'Анна', 'Anna', 'άννα', 'Bo'])[1 + "n" % 5], true, true, true, true, "n" % 3 = 0, "n" % 170 = 0,
      true, nullif("n" % 4, 0), "n" % 9 = 0, CASE WHEN "n" % 9 = 0 THEN 'employee' END, nullif("n" % 6, 0),
      '2020-01-01'::timestamptz + "n" % 120 * interval '4 h', '2021-01-01'::timestamptz + "n" % 170 * interval '4 h',
      nullif("n" % 4, 0), nullif("n" % 3, 0), CASE WHEN "n" % 50 = 0 THEN now() END
    FROM generate_series(1, ${many}::integer) AS "n"
  `.execute(app.db)
  await sql`
    INSERT INTO "lead" ("accountId", "stage", "priority", "source", "forPurchase", "forSell", "purchaseBudgetRangeMin",
      "purchaseBudgetRangeMax", "startDate", "endDate", "createdOn", "modifiedOn", "createdById", "modifiedById", "deletedOn")
    SELECT 5 + 5 * ("n" % 100), nullif("n" % 8, 0), nullif("n" % 4, 0), nullif("n" % 6, 0), "n" % 2 = 0, "n" % 3 = 0, nullif("n" % 9, 0),
      10 + nullif("n" % 7, 0), '2026-01-01'::date + nullif("n" % 99, 0), '2027-01-01'::date + nullif("n" % 50, 0),
      '2020-01-01'::timestamptz + "n" % 120 * interval '4 h', '2021-01-01'::timestamptz + "n" % 170 * interval '4 h',
      nullif("n" % 4, 0), nullif("n" % 3, 0), CASE WHEN "n" % 50 = 0 THEN now() END
    FROM generate_series(1, ${many}::integer) AS "n"`.execute(app.db)
  await sql`
    INSERT INTO "object" ("hasKey", "locationId", "objectSubTypeId", "subTypeObjectTypeId", "createdById", "salePrice", "title", "deletedOn")
    SELECT true, (SELECT min("id") FROM "place") + nullif("n" % 7, 0), CASE WHEN "n" % 2 = 0 THEN 1 + "n" % 6 END, CASE WHEN "n" % 8 <> 1 THEN 1 END,
      nullif("n" % 4, 0), nullif("n" % 10, 0), nullif('Home ' || "n" % 12, 'Home 0'), CASE WHEN "n" % 50 = 0 THEN now() END
    FROM generate_series(1, ${many}::integer) AS "n"
  `.execute(app.db)
  // Update statistics, so that statements of triggers are planned for this many rows.
  await sql`ANALYZE`.execute(app.db)
  await sql`
    INSERT INTO "objectAccount" ("objectId", "accountId", "relation")
    SELECT "id", 5 + "id" % 220, 1 FROM "object" WHERE "id" % 3 > 0`.execute(app.db)
  await sql`
    INSERT INTO "objectKey" ("id", "accountId", "givenAway") SELECT "id", 5 + "id" % 40, '2026-01-01'::date + "id" % 60 FROM "object" WHERE "id" % 2 = 0
  `.execute(app.db)
  await sql`
    INSERT INTO "alert" ("source", "content", "date", "readedOn", "readedById")
    SELECT 'rent', "n"::text, '2020-01-01'::timestamptz + "n" % 90 * interval '1 d', CASE WHEN "n" % 3 = 0 THEN now() END, CASE WHEN "n" % 3 = 0 THEN 1 + "n" % 2 END
    FROM generate_series(1, ${many}::integer) AS "n"`.execute(app.db)
  await sql`
    INSERT INTO "doubtfulEnquiry" ("sentOn", "language", "name", "email", "message", "consent", "fingerprint", "doubts", "thrownOn")
    SELECT '2026-01-01'::timestamptz + "n" % 90 * interval '1 h', 'en', 'Visitor ' || "n" % 30, 'a@b.gr', 'Hello', 'yes', "n"::text,
      ARRAY['noToken'], CASE WHEN "n" % 50 = 0 THEN now() END
    FROM generate_series(1, ${many}::integer) AS "n"`.execute(app.db)
  await sql`
    INSERT INTO "activity" ("description", "done", "category", "date", "createdById")
    SELECT 'Call ' || "n" % 30, nullif("n" % 3, 0) = 1, CASE WHEN "n" % 2 = 0 THEN 'call' ELSE 'meeting' END, '2026-01-01'::timestamp + nullif("n" % 99, 0) * interval '1 h', nullif("n" % 4, 0)
    FROM generate_series(1, ${many}::integer) AS "n"`.execute(app.db)
  await sql`ANALYZE`.execute(app.db)
  await sql`
    INSERT INTO "viewing" ("appointmentCreated", "dateOfViewing", "demandId", "deletedOn")
    SELECT '2026-01-01'::timestamp + "n" % 99 * interval '1 h', '2026-01-01'::timestamp + nullif("n" % 170, 0) * interval '4 h',
      nullif("n" % 40, 0), CASE WHEN "n" % 50 = 0 THEN now() END
    FROM generate_series(1, ${many}::integer) AS "n"`.execute(app.db)
  await sql`
    INSERT INTO "viewingResult" ("viewingId", "objectId", "position", "result")
    SELECT "id", 1 + "id" % 75, 0, nullif("id" % 9, 0) FROM "viewing" WHERE "id" % 6 > 0`.execute(
    app.db,
  )
  await sql`
    INSERT INTO "assignment" ("parentKind", "parentId", "accountId")
    SELECT 'Viewing', "id", 1 + "id" % 4 FROM "viewing" WHERE "id" % 5 > 0`.execute(app.db)
  await sql`
    INSERT INTO "deal" ("dealType", "dealStage", "objectId", "price", "endDate", "deletedOn")
    SELECT nullif("n" % 3, 0), nullif("n" % 7, 0), nullif("n" % 40, 0), nullif("n" % 9, 0),
      '2026-01-01'::date + nullif("n" % 70, 0)::integer, CASE WHEN "n" % 50 = 0 THEN now() END
    FROM generate_series(1, ${many}::integer) AS "n"`.execute(app.db)
  await sql`
    INSERT INTO "dealAccount" ("dealId", "accountId", "relation", "position")
    SELECT "id", 5 + "id" % 90, 1 + "id" % 2, 0 FROM "deal" WHERE "id" % 6 > 0`.execute(app.db)
  await sql`
    INSERT INTO "reservation" ("objectId", "checkIn", "duration", "bookingDate", "reservationStage", "clientLastName", "sourceId", "total", "comission", "deletedOn")
    SELECT 1 + "n" % 70, '2024-01-01'::date + "n" / 70 * 9, 1 + "n" % 9, '2023-01-01'::date + nullif("n" % 40, 0), 1 + "n" % 5, 'Guest ' || "n" % 30,
      nullif("n" % 6, 0), nullif("n" % 50, 0), nullif("n" % 7, 0), CASE WHEN "n" % 50 = 0 THEN now() END
    FROM generate_series(1, ${many}::integer) AS "n"`.execute(app.db)
  // Payments of the caller and of other accounts.
  await sql`UPDATE "account" SET "hasTransactions" = true WHERE "id" % 2 = 0`.execute(app.db)
  await sql`
    INSERT INTO "transaction" ("accountId", "isDebit", "amount", "transactionDate", "paymentMethod", "categoryId", "status",
      "expirationDate", "paymentDate", "modifiedOn", "deletedOn")
    SELECT CASE WHEN "n" % 6 = 0 THEN 2 * ("n" % 220 + 3) ELSE 1 END, "n" % 3 = 0, 1 + "n" % 40, '2026-01-01'::timestamp + "n" % 99 * interval '9 h',
      1 + "n" % 2, 1 + "n" % 22, CASE WHEN "n" % 3 = 0 THEN "n" % 4 % 3 END, '2026-01-01'::date + nullif("n" % 30, 0)::integer,
      '2026-02-01'::date + nullif("n" % 50, 0)::integer, '2021-01-01'::timestamptz + "n" % 70 * interval '1 h', CASE WHEN "n" % 50 = 0 THEN now() END
    FROM generate_series(1, ${many}::integer) AS "n"`.execute(app.db)
  await sql`
    INSERT INTO "duplicatePair" ("kind", "lowId", "highId", "score", "reasons", "foundOn")
    SELECT 'Account', 5 + "n", 6 + "n", 60 + "n" % 40, '{}', '2026-01-01'::timestamptz + "n" % 60 * interval '4 h'
    FROM generate_series(1, 400) AS "n"`.execute(app.db)
  await sql`
    INSERT INTO "document" ("name", "description", "modifiedOn", "deletedOn")
    SELECT 'Paper ' || "n" % 40, nullif(repeat('x', "n" % 9), ''), '2026-01-01'::timestamptz + make_interval(hours => "n" % 90),
      CASE WHEN "n" % 50 = 0 THEN now() END
    FROM generate_series(1, ${many}::integer) AS "n"`.execute(app.db)
  await sql`ANALYZE`.execute(app.db)
})
afterAll(async () => {
  Object.assign(pageLimits, limits)
  await app.close()
})

type Input = { perPage?: number; currentPage?: number; sortBy: string; sortDesc: boolean }
type Answer = { items: { id: number }[]; totalRows: number }

const queried = (path: string) => (input: Input) =>
  app.call(
    'GET',
    `${path}?${new URLSearchParams(Object.entries(input).map(([k, v]) => [k, String(v)])).toString()}`,
  )
const posted = (path: string) => (input: Input) => app.call('POST', path, { payload: input })
const stamped = ['id', 'name', 'createdOn', 'createdBy', 'modifiedOn', 'modifiedBy']
const lists = [
  ['/api/account', queried, stamped],
  ['/api/owner', queried, [...stamped, 'objectReferenceNumbers']],
  [
    '/api/clients/search',
    posted,
    [...stamped, 'objectReferenceNumbers', 'hasNotClosedLead', 'purchaseBudgetRangeMin'],
  ],
  ['/api/partners', posted, [...stamped, 'isPartnerRealEstate', 'isPartnerTourism']],
  ['/api/professional', queried, ['id', 'name', 'isPlumber', 'isNotary', 'isIT']],
  ['/api/source', queried, ['id', 'name', 'companyType']],
  ['/api/employe', queried, ['id', 'name', 'role']],
  [
    '/api/object',
    posted,
    [
      'createdOn',
      'createdBy',
      'modifiedOn',
      'modifiedBy',
      'referenceNumber',
      'type',
      'location',
      'owner',
      'salePrice',
      'title',
    ],
  ],
  ['/api/Documents', queried, ['name', 'description', 'modifiedOn']],
  ['/api/ObjectKeys', queried, ['objectReferenceNumber', 'account', 'received', 'givenAway']],
  [
    '/api/lead/search',
    posted,
    [
      ...stamped,
      'type',
      'budgetRangeMin',
      'budgetRangeMax',
      'stage',
      'priority',
      'source',
      'startDate',
      'endDate',
    ],
  ],
  [
    '/api/Deal/search',
    posted,
    ['id', 'dealType', 'dealStage', 'objectReferenceNumber', 'seller', 'buyer', 'endDate', 'price'],
  ],
  [
    '/api/Viewing/search',
    posted,
    ['id', 'appointmentCreated', 'dateOfViewing', 'lead', 'assigned', 'objects', 'result'],
  ],
  [
    '/api/Reservation/search',
    posted,
    [
      'reservationNumber',
      'reservationNumberExternal',
      'bookingDate',
      'checkIn',
      'checkOut',
      'duration',
      'objectTitle',
      'objectWebsiteCode',
      'clientDisplayName',
      'stage',
      'total',
      'sourceDisplayName',
      'paymentToOwner',
      'comission',
      'finalComission',
    ],
  ],
  ['/api/transactions/accounts', queried, ['transactionModifiedOn', 'name', 'balance']],
  [
    '/api/transactions',
    queried,
    [
      'transactionDate',
      'referenceNumber',
      'debit',
      'credit',
      'status',
      'categoryName',
      'paymentMethod',
      'expirationDate',
      'paymentDate',
    ],
  ],
  ['/api/alert/list', posted, ['id', 'date', 'source', 'readedOn', 'readedBy']],
  [
    '/api/activity/actions',
    posted,
    [
      'id',
      'createdOn',
      'createdBy',
      'date',
      'doneDate',
      'modifiedOn',
      'description',
      'done',
      'category',
    ],
  ],
] as const

const cases = lists.flatMap(([path, by, sorts]) =>
  sorts.map((sortBy) => [path, sortBy, by(path)] as const),
)

test.each(cases)(
  '%s by %s: its pages are the list, from either end',
  async (_path, sortBy, ask) => {
    const read = async (input: Omit<Input, 'sortBy'>): Promise<Answer> =>
      (await ask({ ...input, sortBy })).json()
    const ids = ({ items }: Answer) => items.map(({ id }) => id)
    const up = await read({ sortDesc: false })
    const down = { ...up, items: up.items.toReversed() }
    expect(ids(up)).toHaveLength(up.totalRows)
    const last = Math.ceil(up.totalRows / 40)
    const asked = [
      ...[1, 2, far / 40 + 1, far / 40 + 2, last - 1, last, last + 1].map(
        (at) => [40, at] as const,
      ),
      [far * 1.5, 2] as const, // streamed
    ]
    const pages = [up, down].flatMap((whole, which) =>
      asked.map(async ([perPage, currentPage]) => {
        const from = (currentPage - 1) * perPage
        const page = await read({ perPage, currentPage, sortDesc: which === 1 })
        expect(page.totalRows).toBe(whole.totalRows)
        expect(ids(page)).toEqual(ids(whole).slice(from, from + perPage))
      }),
    )
    await Promise.all(pages)
  },
)

/** Required input of lists. */
const needed: Record<string, object> = { '/api/activity': { parent: 'Account', parentId: 1 } }

const sortsOf = ({ method, query, body }: Endpoint): readonly string[] => {
  const { shape } = (method === 'GET' ? query : body) as z.ZodObject
  const sortBy = shape?.['sortBy'] as z.ZodOptional<z.ZodEnum> | undefined
  return sortBy ? (sortBy.unwrap().options as string[]) : []
}

// Each response is compared with its contract.
test('rows of every list match its contract, in each order', async () => {
  await app.call('POST', '/api/branch/add', { payload: { nameEn: 'A', nameEl: 'Α', nameRu: 'А' } })
  const said = {
    subjectEn: 'A',
    textEn: 'A',
    subjectEl: 'Α',
    textEl: 'Α',
    subjectRu: 'А',
    textRu: 'А',
  }
  const template = { name: 'A', isAdvertising: false, ...said }
  await app.call('POST', '/api/MailTemplate/add', { payload: template })
  await sql`
    INSERT INTO "activityLink" ("activityId", "entity", "entityId", "position")
    SELECT "id", 'Account', 1, 0 FROM "activity" WHERE "id" < 10`.execute(app.db)
  // Leave out downloads of statements, which are files.
  const sorted = app.http.endpoints.filter(
    (endpoint) => sortsOf(endpoint).length > 0 && endpoint.answer !== file,
  )
  expect(sorted.length).toBeGreaterThanOrEqual(lists.length)
  const wrong: string[] = []
  for (const endpoint of sorted)
    for (const sortBy of sortsOf(endpoint))
      for (const sortDesc of [false, true]) {
        const ask = endpoint.method === 'GET' ? queried : posted
        const input = { ...needed[endpoint.path], perPage: 5, currentPage: 1, sortBy, sortDesc }
        const answer = await ask(endpoint.path)(input)
        const rows = answer.statusCode === 200 ? answer.json().items.length : answer.body
        if (!(rows > 0)) wrong.push(`${endpoint.path} by ${sortBy}: ${rows}`)
      }
  expect(wrong).toEqual([])
})
