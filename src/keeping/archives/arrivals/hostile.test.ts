// Invalid and hostile archives: each is refused with a reason, and nothing changes.
// @module-tag faults
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { smallWorld } from '#app/testing/smallWorld.ts'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import { zip } from '#kit/sheets/zip.ts'
import type { Row } from './contents/readLines.ts'
import { archiveOf, bring, digests, entriesOf, listed, send, zipped } from './testing/arriving.ts'
import { workOnArrivals } from './work/arrivalWork.ts'

let from: TestApp
let app: TestApp
let right: Buffer
let entries: Map<string, Buffer>
let before: Record<string, string>
const photo = Buffer.from([0xff, 0xd8, 0xff, 1, 2, 3])

beforeAll(async () => {
  ;[from, app] = await Promise.all([testApp(), testApp()])
  await sql.raw(smallWorld).execute(from.db)
  await from.files.write(
    '00000000-0000-4000-8000-000000000000.jpg',
    Readable.from([photo]),
    'image/jpeg',
  )
  await sql`
    INSERT INTO "file" ("systemName", "userName", "contentType", "size", "parentKind", "parentId")
    VALUES ('00000000-0000-4000-8000-000000000000.jpg', 'house.jpg', 'image/jpeg', ${photo.length}, 'Object', 9001)`.execute(
    from.db,
  )
  right = await archiveOf(from)
  entries = await entriesOf(right)
  before = await digests(app)
})
afterAll(() => Promise.all([from.close(), app.close()]))

type Entries = Map<string, Buffer | string>
type Description = {
  formatVersion: number
  list: string | null
  format: string
  tables: { name: string; rows: number; fields: { name: string }[] }[]
  files: { count: number }
}

const describing = (all: Entries, change: (description: Description) => void): Entries => {
  const description = JSON.parse(String(entries.get('description.json'))) as Description
  change(description)
  return all.set('description.json', JSON.stringify(description))
}

const lines = (table: string) =>
  String(entries.get(`json/${table}.jsonl`))
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Row)
const withLines = (all: Entries, table: string, rows: readonly Row[]): Entries =>
  all.set(`json/${table}.jsonl`, rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
/** Overwrites values in the first row of a table. */
const changed = (table: string, values: Row) => (all: Entries) => {
  const [first, ...others] = lines(table)
  return withLines(all, table, [{ ...first, ...values }, ...others])
}

const hostile: Record<string, (all: Entries) => Entries> = {
  'has no description': (all) => (all.delete('description.json'), all),
  'is another program’s': (all) => describing(all, (one) => void (one.format = 'other')),
  'is of a newer version': (all) => describing(all, (one) => void one.formatVersion++),
  'has a table that nobody knows': (all) =>
    describing(all, ({ tables }) => void tables.push({ name: 'stove', rows: 0, fields: [] })),
  'has a field that nobody knows': (all) =>
    describing(all, ({ tables }) => void tables[1]!.fields.push({ name: 'stove' })),
  'is one of a view': (all) => describing(all, (one) => void (one.list = 'LeadList')),
  'counts more files than there are': (all) => describing(all, ({ files }) => void files.count++),
  'leads out of its folder': (all) => all.set('../../../etc/passwd', 'x'),
  'leads out of the folder of files': (all) => all.set('files/Object/../../1 x', 'x'),
  'brings a program': (all) => all.set('evil.sh', '#!/bin/sh'),
  'has a line that is no JSON': (all) => all.set('json/lead.jsonl', '{"id": 1,\n'),
  'has a line that is no row': (all) => all.set('json/lead.jsonl', '[1]\n'),
  'has bytes that are no text': (all) => all.set('json/lead.jsonl', Buffer.from([0xff, 0xfe, 10])),
  'has a row with another field': changed('lead', { stove: 1 }),
  'has fewer rows than it says': (all) => withLines(all, 'lead', lines('lead').slice(1)),
  'lacks a table': (all) => (all.delete('json/lead.jsonl'), all),
  'refers to nothing': changed('lead', { accountId: 987_654 }),
  'refers to something that is no number': changed('lead', { accountId: '1; DROP TABLE "lead"' }),
  'has a number twice': (all) =>
    withLines(
      all,
      'lead',
      lines('lead').map((row) => ({ ...row, id: 7 })),
    ),
  'has a number that is none': changed('lead', { id: '1' }),
  'has a number below zero': changed('lead', { id: -1 }),
  'has a text that is too long': changed('account', { email: null, lastName: 'x'.repeat(81) }),
  'has a zero byte': changed('account', { email: null, lastName: 'x\u0000y' }),
  'has a list where a text belongs': changed('object', { area: ['a'] }),
  'gives a role to who does not work here': changed('account', {
    email: null,
    isEmploye: false,
    role: 'admin',
  }),
  'lacks what is needed': changed('transaction', { amount: null }),
  'has a place inside itself': changed('place', {
    id: 999,
    parentId: 999,
    nameEn: 'x',
    textEn: 'x',
  }),
  'has a file elsewhere': changed('file', { path: 'files/Object/9001/1 ../../x' }),
  'has a file of another size': changed('file', { size: 3 }),
  'has a file whose type would be a header': changed('file', {
    contentType: 'text/html\r\nset-cookie: a=b',
  }),
}

async function refused(archive: Buffer): Promise<string> {
  const answer = await send(app, archive)
  if (answer.statusCode === 400) return JSON.stringify(answer.json().errors)
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)])
  await workOnArrivals(app)
  const [one] = (await listed(app)).items
  expect(one!.state).toBe('refused')
  const { rows } = await sql`SELECT FROM "arrivalFile"`.execute(app.db)
  expect(rows).toEqual([])
  await app.call('DELETE', `/api/archive/arrival/${one!.id}`)
  return one!.fault!
}

for (const [what, change] of Object.entries(hostile))
  test(`an archive that ${what} is refused`, async () => {
    const why = await refused(await zipped(change(new Map(entries))))
    expect(why).toMatch(/[a-z]{3}/)
    expect(why).not.toContain('arrival.')
    expect(await digests(app)).toEqual(before)
  })

test('other files, truncated ZIPs and zip bombs are refused at once', async () => {
  for (const file of [Buffer.from('hello'), right.subarray(0, right.length - 9), await bomb()])
    expect((await send(app, file)).statusCode).toBe(400)
  expect(await digests(app)).toEqual(before)
})

async function bomb(): Promise<Buffer> {
  const zeros = Buffer.alloc(1_000_000, '0')
  const content = Array.from({ length: 150 }, () => zeros)
  return buffer(zip([{ name: 'README.md', content }]))
}

test('only administrators upload, see, undo and delete arrivals', async () => {
  expect((await send(app, right, app.employee)).statusCode).toBe(403)
  for (const [method, url] of [
    ['GET', '/api/archive/arrivals'],
    ['POST', '/api/archive/arrival/takeBack'],
    ['DELETE', '/api/archive/arrival/1'],
  ] as const)
    expect(
      (
        await app.call(method, url, {
          as: app.employee,
          ...(method === 'POST' && { payload: { id: 1 } }),
        })
      ).statusCode,
    ).toBe(403)
})

test('a valid archive is imported, and people who exist already stay unchanged', async () => {
  const done = await bring(app, right)
  expect(done).toMatchObject({ state: 'done', fault: null })
  const { rows } = await sql<{ here: number }>`
    SELECT "here"::integer AS "here" FROM "arrivalNumber" WHERE "table" = 'account' AND "how" = 'was' ORDER BY 1`.execute(
    app.db,
  )
  expect(rows.map(({ here }) => here)).toContain(app.admin.accountId)
  expect((await app.call('GET', '/api/archive/arrivals')).statusCode).toBe(200)
  const again = await send(app, right)
  expect([again.statusCode, again.body]).toEqual([409, expect.stringContaining('Accounts')])
  await app.call('POST', '/api/archive/arrival/takeBack', { payload: { id: done.id } })
  await workOnArrivals(app)
  expect((await listed(app)).items[0]).toMatchObject({ state: 'gone', fault: null })
  expect(await digests(app)).toEqual(before)
})
