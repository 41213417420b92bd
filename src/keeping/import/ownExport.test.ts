// Our own exports come back as what is stored already, and bring the same values into the database of another office.
import { sql } from 'kysely'
import readXlsxFile from 'read-excel-file/node'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import type { Field, Fields } from '#kit/fields/kinds.ts'
import { languages } from '#kit/i18n/languages.ts'
import { writeSheet } from '#kit/sheets/writeSheet.ts'
import { declaredList } from '#base/register/recordLists.contract.ts'
import type { ListName } from '#base/register/recordLists.contract.ts'
import { readArchive, makeWaitingArchives } from '#keeping/archives/testing/madeArchive.ts'
import { accountFields } from '#records/accounts/accountFields.contract.ts'
import { leadFields } from '#records/leads/leadFields.contract.ts'
import { objectFields } from '#records/objects/objectFields.contract.ts'
import type { ImportKindName } from './import.contract.ts'
import { byHand, importing } from './testing/importing.ts'

let app: TestApp
let other: TestApp
beforeAll(async () => {
  ;[app, other] = await Promise.all([testApp(), testApp()])
  await sql`UPDATE "account" SET "createdOn" = "createdOn" - interval '1 year'`.execute(other.db)
  await addRecords()
})
afterAll(() => Promise.all([app.close(), other.close()]))

const codes: Readonly<Record<string, string>> = { language: 'el', country: 'GR', nationality: 'BG' }
const lines = '=First  line\n- second, line\n\n«τρίτη» – конец'

/** A value of each kind; undefined for what the form does not set. */
async function valueOf(name: string, field: Field, at: number): Promise<unknown> {
  switch (field.kind) {
    case 'flag':
      return true
    case 'boolNullable':
      return at % 2 === 0
    case 'text':
      return (/name/i.test(name) ? name : `${name} ${at}`).slice(0, field.maxLength)
    case 'textarea':
      return lines
    case 'number':
      return Number((field.min + (field.max - field.min) / 7).toFixed(field.decimals))
    case 'distance':
      return 1500
    case 'currency':
      return /Min$|Discount$/.test(name) ? 90_000 : 120_000.5
    case 'area':
      return 85.25
    case 'date':
      return '2024-03-05'
    case 'location':
      return await oneOfSeveralVillages()
    case 'select':
      return field.of === 'text' ? codes[field.list] : (await optionsOf(field.list))[0]
    case 'flagEnum':
      return (await optionsOf(field.list)).slice(0, 3)
    default:
      return undefined
  }
}

async function optionsOf(list: string): Promise<number[]> {
  const { rows } = await sql<{ value: number }>`
    SELECT "value" FROM "selectOption" WHERE "list" = ${list} ORDER BY "value" DESC`.execute(app.db)
  return rows.map(({ value }) => value)
}

async function oneOfSeveralVillages(): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    SELECT max("id") AS "id" FROM "place" WHERE "kind" = 'town'
    GROUP BY "nameEl" HAVING count(*) > 2 ORDER BY "nameEl" LIMIT 1`.execute(app.db)
  return rows[0]!.id
}

async function filled(fields: Fields, more: object): Promise<object> {
  const values = Object.entries(fields).map(
    async ([name, field], at) => [name, await valueOf(name, field, at)] as const,
  )
  return { ...Object.fromEntries(await Promise.all(values)), ...more }
}

async function addRecords() {
  const { branchId: _branch, isEmploye: _staff, ...ofAccount } = accountFields
  const { sendMatches: _sending, source: _source, ...ofLead } = leadFields
  const { account, object } = byHand(app)
  const phone = '2310 123456;+30 697 1234567 ext. 12;99 (old);6971234568 (wife)'
  const email = 'Anna.Full@example.org;second@example.org'
  const whole = await account(await filled(ofAccount, { phone, email, isCompany: false }))
  const one = await account({ lastName: 'Δοκιμάκης', firstName: 'Πέτρος', isOwner: true })
  const namesake = { lastName: 'Δοκιμάκης', firstName: 'Πέτρος', isClient: true, notes: 'Other' }
  const second = await account(namesake)
  await sql`UPDATE "account" SET "createdOn" = now() - interval '3 days' WHERE "id" = ${second}`.execute(
    app.db,
  )
  const { id: company } = await app.db
    .insertInto('account')
    .values({ nameLocal: 'Ροδώνας Σπίτια', isCompany: true, isClient: true, phone: '2310123499' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rules = { publishRequested: false, active: false, mapCircleRadius: 150 }
  const video = { videoURL: 'https://youtu.be/abc' }
  const house = await object(await filled(objectFields, { ...rules, ...video }))
  await object({ forRent: true, area: 50 })
  const add = (payload: object) => post('/api/lead/add', payload)
  await add(await filled(ofLead, { accountId: whole }))
  await add({ accountId: second, forRent: true })
  await add({ accountId: company, forRent: true })
  await add({ accountId: company, forRent: true })
  const stay = { objectId: house, duration: 3, reservationStage: 2, total: 300.5 }
  const guest = {
    clientLastName: 'Ivanov',
    clientFirstName: 'Пётр',
    clientPhone: '6971234599 (wife)',
  }
  await app.db
    .insertInto('reservation')
    .values([
      { ...stay, ...guest, checkIn: '2026-05-01', bookingDate: '2026-01-02' },
      { ...stay, ...guest, checkIn: '2026-06-01', accountId: one, clientLastName: 'Δοκιμάκης' },
    ])
    .execute()
  const paid = { accountId: whole, paymentMethod: 1, transactionDate: '2026-01-01T10:30:00' }
  await app.db
    .insertInto('transaction')
    .values([
      { ...paid, isDebit: false, amount: 50.5, categoryId: 1, objectId: house },
      { ...paid, isDebit: true, amount: 20, categoryId: 8, internalNotes: lines, status: 0 },
      { ...paid, isDebit: true, amount: 20, categoryId: 8, internalNotes: lines, status: 0 },
    ])
    .execute()
}

async function post(url: string, payload: object) {
  const answer = await app.call('POST', url, { payload })
  expect([url, answer.statusCode === 200 ? '' : answer.body]).toEqual([url, ''])
  return answer
}

/** Workbooks of an archive in a language: of a view, or without one of the whole agency. */
async function archived(language: string, table: string, list?: ListName): Promise<Buffer> {
  const asked = await (list
    ? post('/api/archive/view', { list, input: {} })
    : post('/api/archive/add', {}))
  const { id } = asked.json<{ id: number }>()
  await sql`UPDATE "archive" SET "language" = ${language} WHERE "id" = ${id}`.execute(app.db)
  await makeWaitingArchives(app)
  const { rawPayload } = await app.call('GET', `/api/archive/file/${id}`)
  await app.call('DELETE', `/api/archive/${id}`)
  return (await readArchive(rawPayload)).bytes(`workbooks/${table}.xlsx`)
}

/** Brings a file in with the columns that are proposed. */
async function broughtIn(of: TestApp, kind: ImportKindName, file: Buffer) {
  const imports = importing(of)
  const { id } = await imports.send(kind, file)
  await imports.check(id)
  const rows = await imports.rows(id)
  const outcomes = rows.map(({ outcome, faults, parts }) =>
    outcome === 'same' ? outcome : [outcome, faults.map(({ text }) => text), parts],
  )
  return { id, rows, outcomes }
}
const same = (rows: number) => Array.from({ length: rows }, () => 'same')

const archives = [
  ['people', 'account', 'AccountList', 8],
  ['properties', 'object', 'ObjectList', 2],
  ['leads', 'lead', 'LeadList', 4],
  ['stays', 'reservation', 'ReservationList', 2],
  ['payments', 'transaction', undefined, 3],
] as const

const lists = [
  ['people', 'AccountList', 8],
  ['people', 'OwnerList', 2],
  ['people', 'ProfessionalList', 1],
  ['properties', 'ObjectList', 2],
  ['leads', 'LeadList', 4],
  ['stays', 'ReservationList', 2],
] as const

describe.each(languages)('in the language %s nothing changes by', (language) => {
  test.each(archives)('the workbook of %s in an archive', async (kind, table, list, rows) => {
    const file = await archived(language, table, list)
    expect((await broughtIn(app, kind, file)).outcomes).toEqual(same(rows))
  })

  test.each(lists)('the export of %s from the %s', async (kind, list, rows) => {
    expect((await broughtIn(app, kind, await exported(language, list))).outcomes).toEqual(
      same(rows),
    )
  })
})

async function exported(language: string, list: (typeof lists)[number][1]): Promise<Buffer> {
  const columns = declaredList(list).columns.map(({ key, label }) => ({
    key,
    title: app.translate(language, label),
  }))
  await app.db.updateTable('user').set({ language }).execute()
  const { rawPayload } = await post('/api/bulk/export', { list, input: {}, columns })
  await app.db.updateTable('user').set({ language: 'en' }).execute()
  return rawPayload
}

test.each([
  ['properties', 'ObjectList', 'object', 'internalNotes'],
  ['leads', 'LeadList', 'lead', 'description'],
] as const)(
  'a list of %s keeps in the notes of another office what has no field',
  async (kind, list, name, notes) => {
    const { rows } = await broughtIn(other, kind, await exported('en', list))
    const said = rows.map(({ parts }) => parts.find(({ part }) => part === name)?.values[notes])
    expect(said).toContainEqual(expect.stringMatching(/^(?:Price|Budget)[^:]*: .*\d/m))
    expect(said.join()).not.toMatch(/Created|Modified/)
  },
)

/** The workbook with one cell changed, in the row with this note. */
async function edited(file: Buffer, note: string, title: string, text: string) {
  const [sheet] = await readXlsxFile(file, { trim: false })
  const [titles, ...rows] = sheet!.data as (string | number | Date | null)[][]
  const at = titles!.indexOf(title)
  const changed = rows.map((row) =>
    row.map((cell, column) => {
      if (row.includes(note) && column === at) return text
      return cell instanceof Date ? { moment: cell.toISOString().slice(0, 19) } : cell
    }),
  )
  const columns = titles!.map((each) => ({ title: String(each), width: 20 }))
  return buffer(writeSheet({ name: 'Edited', columns, rows: changed }))
}

test('a cell changed in the workbook changes only its field', async () => {
  const archive = await archived('el', 'account', 'AccountList')
  const imports = importing(app)
  const { id } = await imports.send('people', await edited(archive, 'Other', 'Πόλη', 'Βέροια'))
  await imports.check(id)
  const changed = (await imports.rows(id)).filter(({ outcome }) => outcome !== 'same')
  expect(changed.map(({ outcome, parts }) => [outcome, parts[0]!.values])).toEqual([
    ['changed', { city: 'Βέροια' }],
  ])
})

test('a number alone does not make somebody else of a person', async () => {
  const archive = await archived('en', 'account', 'AccountList')
  const file = await edited(archive, 'Other', 'Last name', 'Somebodyelse')
  const { rows } = await broughtIn(app, 'people', file)
  const other = rows.filter(({ outcome }) => outcome !== 'same')
  expect(other.map(({ outcome }) => outcome)).toEqual(['doubtful'])
})

/** Values of all fields that an import can fill, without those of other records and stamps. */
async function storedIn({ db }: TestApp, table: string, fields: readonly string[]) {
  const columns = sql.join(fields.map((name) => sql.ref(name)))
  const { rows } = await sql<{ row: object }>`
    SELECT to_jsonb("t") AS "row" FROM (
      SELECT ${columns} FROM ${sql.table(table)}
      WHERE "deletedOn" IS NULL ${table === 'object' ? sql`AND NOT "isBlank"` : sql``}
        ${table === 'account' ? sql`AND "id" > 4` : sql``}
    ) "t" ORDER BY 1`.execute(db)
  return rows.map(({ row }) => row)
}

const without = (fields: object, names: readonly string[]) =>
  Object.keys(fields).filter((name) => !names.includes(name))

test.each([
  [
    'people',
    'account',
    'AccountList',
    without(accountFields, ['startDate', 'endDate', 'hasTransactions', 'branchId', 'isEmploye']),
  ],
  ['properties', 'object', 'ObjectList', without(objectFields, ['mapZoom', 'publishRequested'])],
  ['leads', 'lead', 'LeadList', without(leadFields, ['accountId', 'sendMatches', 'notFromText'])],
] as const)(
  '%s are new in the database of another office, with all their values',
  async (kind, table, list, fields) => {
    const { id } = await broughtIn(other, kind, await archived('ru', table, list))
    await importing(other).run(id)
    expect(await storedIn(other, table, fields)).toEqual(await storedIn(app, table, fields))
  },
)
