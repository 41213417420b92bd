// References to records and places are shown by name: in views, summaries, lists, workbooks and the action log. Tests
// all kinds of records of the demo agency.
// @module-tag faults
import { onServer } from '#base/register/recordsOnServer.ts'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import readXlsxFile from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { referencedName, referencedKind } from '#kit/fields/kinds.ts'
import type { Fields } from '#kit/fields/kinds.ts'
import { readableChanges } from '#keeping/action-log-screen/readable/readableChanges.store.ts'
import { kindOfRef, loggedField } from '#keeping/action-log-screen/readable/loggedFields.ts'
import { declaredList, exportedLists } from '#base/register/recordLists.contract.ts'
import { recordKinds } from '#base/register/records.contract.ts'
import type { RecordKind } from '#base/register/records.contract.ts'
import { tableOf } from '#base/register/tableOf.ts'
import { openSession } from '#base/session/sessions.store.ts'
import { keptValues } from '../features.ts'
import { prepareDemo, seedDemo } from '#demo/seed/seedDemo.ts'
import { testApp } from '../testing/testApp.ts'
import type { TestApp } from '../testing/testApp.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  const unread = () => Promise.reject(new Error('nothing is read or removed here'))
  const write = async (_name: string, content: NodeJS.ReadableStream) =>
    (await buffer(content)).length
  // The demo agency has its own people; one of its administrators makes the requests.
  for (const table of ['user', 'account', 'branch', 'accountWord', 'nameWord'])
    await sql`DELETE FROM ${sql.table(table)}`.execute(app.db)
  const list = async function* () {
    yield* []
  }
  const demo = await prepareDemo('2026-03-16')
  await seedDemo(app.db, { write, read: unread, remove: unread, list }, demo, keptValues)
  // References that the demo agency does not have.
  await sql`UPDATE "lead" SET "locationId" = 736040 WHERE "id" % 2 = 0`.execute(app.db)
  await sql`UPDATE "reservation" SET "demandId" = (SELECT min("id") FROM "lead") WHERE "id" % 2 = 0`.execute(
    app.db,
  )
  await sql`
    WITH "text" AS (
      INSERT INTO "orderTemplate" ("name", "side") VALUES ('Sale', 'viewing') RETURNING "id"
    ), "first" AS (
      INSERT INTO "brokerOrder" ("side", "partyNames") VALUES ('viewing', 'Anna') RETURNING "id"
    )
    INSERT INTO "brokerOrder" ("side", "partyNames", "templateId", "demandId", "viewingId", "agentId", "extendsId")
    SELECT 'viewing', 'Boris', "text"."id", v."demandId", v."id", (SELECT min("id") FROM "account"), "first"."id"
    FROM "text", "first", (SELECT "id", "demandId" FROM "viewing" WHERE "demandId" IS NOT NULL ORDER BY "id" LIMIT 1) v`.execute(
    app.db,
  )
  const { id } = await app.db
    .selectFrom('account')
    .innerJoin('user', 'user.accountId', 'account.id')
    .select('id')
    .where('role', '=', 'admin')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  app.admin.accountId = id
  app.admin.token = await openSession(app.db, id)
})
afterAll(() => app.close())

const refsOf = (kind: RecordKind) => {
  const fields: Fields = onServer(kind).fields
  return Object.entries(fields).filter(([, field]) => referencedKind(field) !== null)
}
const withRefs = recordKinds().filter((kind) => refsOf(kind).length > 0)
const isNumber = (text: unknown) => /^#?\d+$/.test(String(text))

type Shown = Record<string, unknown>
const shown = {
  Object: ['/api/object/view/{id}'],
  Demand: ['/api/lead/view/{id}', '/api/lead/get/{id}'],
  ObjectKey: ['/api/ObjectKeys/edit/{id}'],
  Viewing: ['/api/Viewing/edit/{id}'],
  Deal: ['/api/Deal/edit/{id}'],
  Order: ['/api/Order/edit/{id}'],
  Reservation: ['/api/Reservation/edit/{id}'],
  Transaction: ['/api/transactions/editIncome/{id}'],
} satisfies Partial<Record<RecordKind, string[]>>
/** Where the name is, if it is not beside the id under the field's name. */
const elsewhere: Record<string, (answer: Shown) => unknown> = {
  'Reservation.objectId': ({ object }) => (object as Shown | null)?.['title'],
  'Transaction.accountId': ({ displayFields }) => (displayFields as Shown)['accountDisplayName'],
  'Transaction.objectId': (form) => {
    const { lists, updateFields } = form as TransactionForm
    return lists.objectId.find(({ value }) => value === updateFields.objectId)?.text
  },
}

type Offered = { value: number; text: string }[]
type TransactionForm = { lists: { objectId: Offered }; updateFields: { objectId: number } }

const idsWith = async (kind: RecordKind, field: string) => {
  const among = kind === 'Transaction' ? sql`NOT "isDebit"` : sql`true`
  const { rows } = await sql<{ id: number; value: number }>`
    SELECT "id", ${sql.ref(field)} AS "value" FROM ${sql.table(tableOf(kind))} ${sql.ref(kind)}
    WHERE ${sql.ref(field)} IS NOT NULL AND "deletedOn" IS NULL AND ${among} ORDER BY "id" LIMIT 3
  `.execute(app.db)
  return rows
}

test('every kind with references is tested', () => {
  expect(Object.keys(shown).sort()).toEqual([...withRefs].sort())
})

describe.each(withRefs)('%s', (kind) => {
  test.each(refsOf(kind))('%s comes with a name', async (name, field) => {
    const rows = await idsWith(kind, name)
    expect(rows.length).toBeGreaterThan(0)
    for (const { id } of rows)
      for (const path of shown[kind as keyof typeof shown]) {
        const answer = await app.call('GET', path.replace('{id}', String(id)))
        expect([path, answer.statusCode]).toEqual([path, 200])
        const record = answer.json()
        const from = record.lead ?? record.object?.dto ?? record
        const called = (
          elsewhere[`${kind}.${name}`] ?? ((all) => referencedName(all, name, field))
        )(from)
        expect([path, name, typeof called, isNumber(called)]).toEqual([path, name, 'string', false])
      }
  })

  test.each(refsOf(kind))('%s is called by name in the action log', async (name) => {
    const [row] = await idsWith(kind, name)
    const data = { attributes: { [name]: row!.value }, previous: {} }
    const reader = { translate: app.translate, language: 'en' }
    const [changes] = await readableChanges(app.db, [{ entity: kind, action: 'add', data }], reader)
    expect(changes).toHaveLength(1)
    expect(isNumber(changes![0]!.after)).toBe(false)
  })
})

test('the action log shows no reference by its id', async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    SELECT t."relname" AS "table", a."attname" AS "column"
    FROM pg_constraint c
    JOIN pg_class t ON t."oid" = c."conrelid"
    JOIN pg_attribute a ON a."attrelid" = c."conrelid" AND a."attnum" = ANY(c."conkey")
    WHERE c."contype" = 'f' AND array_length(c."conkey", 1) = 1`.execute(app.db)
  const told = rows.flatMap(({ table, column }) => {
    const kind = recordKinds().find((one) => tableOf(one) === table)
    const is = kind && loggedField(kind, column)
    if (!kind || !is) return []
    const named =
      ('entity' in is && kindOfRef(is.entity)) || ['location', 'links', 'select'].includes(is.kind)
    return named ? [] : [`${kind}.${column}: ${is.kind}`]
  })
  expect(told).toEqual([])
})

test('records without a name are shown by their title', async () => {
  for (const entity of ['Account', 'Object', 'Demand'] as const) {
    const { rows } = await sql<{ id: number }>`
      SELECT "id" FROM ${sql.table(tableOf(entity))} WHERE "deletedOn" IS NULL ORDER BY "id" LIMIT 1`.execute(
      app.db,
    )
    const answer = await app.call('GET', `/api/search/title?entity=${entity}&id=${rows[0]!.id}`)
    expect(answer.statusCode).toBe(200)
    expect(isNumber(answer.json().title)).toBe(false)
  }
  const gone = await app.call('GET', '/api/search/title?entity=Account&id=2000000000')
  expect(gone.statusCode).toBe(404)
})

const pointing = new Set(recordKinds().flatMap((kind) => refsOf(kind).map(([name]) => name)))

test.each(exportedLists())('the workbook of %s names what its rows point at', async (list) => {
  const columns = declaredList(list).columns.map(({ key }) => key)
  const numbered = columns.filter((name) => pointing.has(name) || /(?<!^|all)Id$/.test(name))
  expect(numbered).toEqual([])
  const answer = await app.call('POST', '/api/bulk/export', {
    payload: { list, input: {}, columns: columns.map((key) => ({ key, title: key })) },
  })
  expect([list, answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([
    list,
    200,
    '',
  ])
  const [sheet] = await readXlsxFile(answer.rawPayload)
  const [head, ...rows] = sheet!.data
  const named =
    /name$|^(account|owner|source|lead|demand|location|client|createdBy|modifiedBy|assigned)$/i
  const told = head!.flatMap((title, at) =>
    named.test(String(title)) && rows.some((row) => row[at] != null && isNumber(row[at]))
      ? [title]
      : [],
  )
  expect(told).toEqual([])
})
