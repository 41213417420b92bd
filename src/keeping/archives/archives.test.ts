import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import readXlsxFile from 'read-excel-file/node'
import { instantNow } from '#kit/clock.ts'
import { smallWorld } from '#app/testing/smallWorld.ts'
import { testApp } from '#app/testing/testApp.ts'
import type { Person, TestApp } from '#app/testing/testApp.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { endLease, takeLease } from '#kit/jobs/lease.ts'
import { waitingArchives, workOnArchives } from './work/archiveWork.ts'
import { addArchive } from './archives.store.ts'
import { mostUnderWay } from './archives.contract.ts'
import { madeArchive, readArchive, makeWaitingArchives } from './testing/madeArchive.ts'
import type { ReadArchive } from './testing/madeArchive.ts'

let app: TestApp
let archive: ReadArchive
const photo = Buffer.from([0xff, 0xd8, 0xff, 1, 2, 3])
const hostile = [
  '../../../etc/passwd',
  'C:\\Windows\\win.ini',
  'Κάτοψη α΄ ορόφου.pdf',
  'план 🏠.pdf',
  `${'я'.repeat(300)}.pdf`,
  'same.jpg',
  'same.jpg',
  'CON.',
]

beforeAll(async () => {
  app = await testApp()
  await sql.raw(smallWorld).execute(app.db)
  for (const [at, userName] of hostile.entries()) await addFile(storedName(at), userName)
  await app.files.remove(storedName(7))
  await sql`UPDATE "account" SET "deletedOn" = now() WHERE "id" = 9006`.execute(app.db)
  await sql`UPDATE "account" SET "notes" = '=HYPERLINK("http://evil.example")' WHERE "id" = 9001`.execute(
    app.db,
  )
  archive = await madeArchive(app)
})
afterAll(() => app.close())

/** As long as system names of uploads. */
const storedName = (at: number) => `00000000-0000-4000-8000-00000000000${at}.jpg`

async function addFile(systemName: string, userName: string) {
  await app.files.write(systemName, Readable.from([photo]), 'image/jpeg')
  await sql`
    INSERT INTO "file" ("systemName", "userName", "contentType", "size", "parentKind", "parentId")
    VALUES (${systemName}, ${userName}, 'image/jpeg', ${photo.length}, 'Object', 9001)`.execute(
    app.db,
  )
}
const cellsOf = async (name: string) => {
  const [sheet] = await readXlsxFile(archive.bytes(name), { trim: false })
  return sheet!.data as unknown[][]
}
const listed = async (as = app.admin) =>
  (await app.call('GET', '/api/archive/list', { as })).json().items as Record<string, unknown>[]
const order = async (as = app.admin) => app.call('POST', '/api/archive/add', { as })
const forget = () => sql`DELETE FROM "archive"`.execute(app.db)

test('an archive contains every stored record, including those in the trash', async () => {
  const { rows } = await sql<{ stored: Record<string, unknown> }>`
    SELECT row_to_json(a) AS "stored" FROM "account" a ORDER BY "id"`.execute(app.db)
  const lines = archive.lines('account')
  expect(lines.length).toBe(rows.length)
  for (const [at, line] of lines.entries()) expect(rows[at]!.stored).toMatchObject(line)
  expect(lines.find(({ id }) => id === 9006)?.['deletedOn']).not.toBeNull()
  expect(lines[0]).not.toHaveProperty('searchName')
})

test('the description has line counts, and the label of each field in three languages', () => {
  const { tables, format, product } = archive.description()
  expect({ format, product }).toEqual({
    format: 'estia-archive',
    product: { name: 'Estia', version: '1.2.3' },
  })
  for (const { name, rows } of tables)
    expect([name, archive.lines(name).length]).toEqual([name, rows])
  const fields = tables.find(({ name }) => name === 'object')!.fields
  expect(fields.find(({ name }) => name === 'salePrice')).toMatchObject({
    kind: 'currency',
    unit: 'EUR',
    label: { en: 'Sale price' },
  })
  expect(fields.find(({ name }) => name === 'locationId')).toMatchObject({ refersTo: 'place' })
  expect(archive.text('README.md')).toContain('`salePrice`: Sale price')
  const feeds = tables.find(({ name }) => name === 'stayFeed')!
  expect(feeds).toMatchObject({ secrets: ['url'] })
  expect(archive.text('README.md')).toContain('Whoever has such an address can read that calendar.')
})

test('workbooks show names next to ids, and have typed cells for numbers and days', async () => {
  const [titles, ...rows] = await cellsOf('workbooks/lead.xlsx')
  const lead = rows.find((row) => row[titles!.indexOf('Number')] === 9002)!
  const at = (title: string) => lead[titles!.indexOf(title)]
  expect(at('Account')).toContain('Петрова')
  expect(at('Account (number)')).toBe(9002)
  expect(at('Purchase budget up to')).toBe(300_000)
  expect(titles).not.toContain('searchText')
  const [, ...accounts] = await cellsOf('workbooks/account.xlsx')
  expect(accounts.flat()).not.toContain(9006)
})

test('a text that begins like a formula stays text', async () => {
  expect((await cellsOf('workbooks/account.xlsx')).flat()).toContain(
    '=HYPERLINK("http://evil.example")',
  )
  expect(archive.lines('account').find(({ id }) => id === 9001)?.['notes']).toBe(
    '=HYPERLINK("http://evil.example")',
  )
})

test('files have readable names that every operating system accepts', () => {
  const placed = archive.lines('file')
  const paths = placed.map(({ path }) => String(path))
  expect(new Set(paths).size).toBe(hostile.length)
  for (const path of paths) {
    expect(path).toMatch(/^files\/Object\/9001\/\d+ [^/\\:*?"<>|]+$/u)
    expect(path).not.toMatch(/\.\.|[. ]$/)
    expect(Buffer.byteLength(path.split('/').at(-1)!)).toBeLessThan(200)
  }
  expect(paths.some((path) => path.endsWith('Κάτοψη α΄ ορόφου.pdf'))).toBe(true)
  expect(paths.some((path) => path.endsWith('план 🏠.pdf'))).toBe(true)
  expect(paths.filter((path) => path.endsWith('same.jpg')).length).toBe(2)
  for (const path of paths.slice(0, 7)) expect(archive.bytes(path)).toEqual(photo)
  expect(placed[0]).not.toHaveProperty('systemName')
})

test('a missing file is reported, and the others are included', async () => {
  expect(archive.description().files).toMatchObject({ count: 7, missing: [{ userName: 'CON.' }] })
  expect((await listed())[0]).toMatchObject({ state: 'ready', missing: 1 })
})

test('an archive is a snapshot of one moment', async () => {
  const kept: Buffer[] = []
  const write = async (_name: string, content: Readable) => {
    for await (const chunk of content) {
      if (kept.length === 0) {
        await sql`INSERT INTO "account" ("id", "lastName") VALUES (9999, 'Meanwhile')`.execute(
          app.db,
        )
        await sql`INSERT INTO "lead" ("accountId") VALUES (9999)`.execute(app.db)
      }
      kept.push(chunk as Buffer)
    }
    return 1
  }
  await order()
  await workOnArchives({ ...app, version: '1', files: { ...app.files, write } })
  const made = await readArchive(Buffer.concat(kept))
  expect(made.lines('account').filter(({ id }) => id === 9999)).toEqual([])
  expect(made.lines('lead').filter(({ accountId }) => accountId === 9999)).toEqual([])
  await forget()
})

test('only administrators request, see and download archives of the whole agency', async () => {
  await forget()
  expect((await order(app.employee)).statusCode).toBe(403)
  const { id } = (await order()).json()
  await makeWaitingArchives(app)
  expect(await listed(app.employee)).toEqual([])
  for (const as of [app.employee, app.branchEmployee])
    expect((await app.call('GET', `/api/archive/file/${id}`, { as })).statusCode).toBe(404)
  expect((await app.call('DELETE', `/api/archive/${id}`, { as: app.employee })).statusCode).toBe(
    404,
  )
  expect((await app.call('GET', `/api/archive/file/${id}`)).statusCode).toBe(200)
  const { rows } = await sql<{ message: string }>`
    SELECT "message" FROM "actionLog" WHERE "action" = 'export' ORDER BY "id" DESC LIMIT 3`.execute(
    app.db,
  )
  expect(rows.map(({ message }) => message)).toEqual([
    `Archive ${id} downloaded`,
    `Archive ${id} is ready`,
    'The whole agency',
  ])
})

test("a view's archive has its records with their parts and files, and nothing else", async () => {
  await forget()
  const body = {
    list: 'ObjectList',
    input: { sortBy: 'area', sortDesc: true },
    ids: [9001, 9002],
  }
  const view = (payload: object, as = app.employee) =>
    app.call('POST', '/api/archive/view', { payload, as })
  const { id } = (await view(body)).json()
  await makeWaitingArchives(app)
  expect((await listed(app.employee))[0]).toMatchObject({ id, list: 'ObjectList', records: 2 })
  expect(await listed(app.branchEmployee)).toEqual([])
  const url = `/api/archive/file/${id}`
  expect((await app.call('GET', url, { as: app.branchEmployee })).statusCode).toBe(404)
  const made = await readArchive((await app.call('GET', url, { as: app.employee })).rawPayload)
  expect(made.lines('object').map((object) => object['id'])).toEqual([9002, 9001])
  expect(made.lines('file').length).toBe(hostile.length)
  expect(new Set(made.lines('objectAccount').map(({ objectId }) => objectId))).toEqual(
    new Set([9001, 9002]),
  )
  expect(made.names.filter((name) => name.startsWith('json/')).toSorted()).toEqual(
    ['file', 'object', 'objectAccount', 'stayCare', 'staySeason'].map(
      (name) => `json/${name}.jsonl`,
    ),
  )
  expect(made.names).toContain('workbooks/object.xlsx')

  const all = (await view({ list: 'LeadList', input: {} }, app.admin)).json()
  await makeWaitingArchives(app)
  const { rows } = await sql`SELECT FROM "lead" WHERE "deletedOn" IS NULL`.execute(app.db)
  expect((await listed())[0]).toMatchObject({ id: all.id, records: rows.length })
})

test("a view's archive needs permission for the list, and leaves out rows hidden from the caller", async () => {
  await forget()
  const stays = { list: 'ReservationList', input: {} }
  const ask = (payload: object) =>
    app.call('POST', '/api/archive/view', { payload, as: app.branchEmployee })
  expect((await ask(stays)).statusCode).toBe(403)
  expect((await ask({ list: 'PaymentList', input: {} })).statusCode).toBe(400)
  expect((await ask({ list: 'LeadList', input: { sortBy: 'no such' } })).statusCode).toBe(400)
  await sql`UPDATE "account" SET "isEmploye" = true WHERE "id" = 9003`.execute(app.db)
  await ask({ list: 'AccountList', input: {}, ids: [9003, 9004] })
  const { rows } = await sql<{ recordIds: number[] }>`SELECT "recordIds" FROM "archive"`.execute(
    app.db,
  )
  expect(rows).toEqual([{ recordIds: [9004] }])
  await forget()
})

test('an alert says that the archive is ready', async () => {
  const { rows } = await sql<{ content: string }>`
    SELECT "content" FROM "alert" WHERE "said"->'source'->>0 = 'archive.alert.source'`.execute(
    app.db,
  )
  expect(rows.length).toBeGreaterThan(0)
  expect(rows[0]!.content).toContain('7')
})

test('each person has at most a few archives under way, without blocking other people', async () => {
  await forget()
  const orderView = (as = app.branchEmployee) =>
    app.call('POST', '/api/archive/view', { as, payload: { list: 'AccountList', input: {} } })
  for (let each = 0; each < mostUnderWay; each++) expect((await orderView()).statusCode).toBe(200)
  expect((await orderView()).statusCode).toBe(409)
  expect((await order()).statusCode).toBe(200)
  await forget()
})

test('people take turns, even if one of them has many archives waiting', async () => {
  await forget()
  for (let each = 0; each < 3; each++) await addArchive(app.db, view, actorOf(app.employee))
  for (let each = 0; each < 2; each++) await addArchive(app.db, view, actorOf(app.branchEmployee))
  const taken: number[] = []
  const take = () => takeLease(app.db, waitingArchives, new AbortController().signal)
  for (let next = await take(); next; next = await take()) {
    taken.push(next.lease.createdById)
    await endLease(app.db, next.lease, { state: 'ready', readyOn: sql`clock_timestamp()` })
  }
  const [first, second] = [app.employee.accountId, app.branchEmployee.accountId]
  expect(taken).toEqual([first, second, first, second, first])
  await forget()
})
const view = { list: 'AccountList' as const, recordIds: [1] }
const actorOf = ({ accountId, username }: Person): Actor => ({
  accountId,
  username,
  roles: ['employee'],
  branchId: null,
  language: 'en',
  mustEnrol: false,
})

test('an expired archive is deleted with its file', async () => {
  const { id } = (await order()).json()
  await makeWaitingArchives(app)
  const { rows } = await sql<{
    file: string
  }>`SELECT "file" FROM "archive" WHERE "id" = ${id}`.execute(app.db)
  await sql`UPDATE "archive" SET "keptUntil" = ${instantNow(-1000)} WHERE "id" = ${id}`.execute(
    app.db,
  )
  await makeWaitingArchives(app)
  expect(await listed()).toEqual([])
  await expect(app.files.read(rows[0]!.file)).rejects.toThrow('ENOENT')
})

test('erasing a person deletes the archives that contain them', async () => {
  const { id } = (await order()).json()
  await makeWaitingArchives(app)
  const { rows } = await sql<{
    file: string
  }>`SELECT "file" FROM "archive" WHERE "id" = ${id}`.execute(app.db)
  const payload = { firstName: 'Olga', lastName: 'Forgotten' }
  const person = (await app.call('POST', '/api/account/add', { payload })).json()
  const held = (await app.call('GET', `/api/personalData/${person.id}`)).json()
  const url = `/api/personalData/erase/${person.id}`
  const erased = await app.call('POST', url, { payload: { name: held.name, anyway: true } })
  expect([erased.statusCode, erased.body]).toEqual([200, expect.any(String)])
  expect(await listed()).toEqual([])
  await expect(app.files.read(rows[0]!.file)).rejects.toThrow('ENOENT')
})

test('an archive whose server died is started again, and the partial file is removed', async () => {
  const { id } = (await order()).json()
  await app.files.write('half', Readable.from([photo]), 'application/zip')
  const leave = (until: string) =>
    sql`UPDATE "archive" SET "state" = 'making', "file" = 'half', "workerId" = 'dead', "tries" = 1, "workerUntil" = ${until}
      WHERE "id" = ${id}`.execute(app.db)
  await leave(instantNow(30_000))
  await makeWaitingArchives(app)
  expect((await listed())[0]).toMatchObject({ state: 'making' })
  await leave(instantNow(-1000))
  await makeWaitingArchives(app)
  expect((await listed())[0]).toMatchObject({ id, state: 'ready' })
  await expect(app.files.read('half')).rejects.toThrow('ENOENT')
  await forget()
})

test('an archive that keeps failing ends as failed with an alert, and can be retried', async () => {
  const { id } = (await order()).json()
  const files = { ...app.files, write: () => Promise.reject(new Error('no room')) }
  for (let each = 0; each < 3; each++) {
    expect((await listed())[0]).not.toMatchObject({ state: 'failed' })
    await sql`UPDATE "archive" SET "workerUntil" = NULL WHERE "id" = ${id}`.execute(app.db)
    const working = workOnArchives({ ...app, version: '1', files })
    await expect(working).rejects.toThrow('no room')
    // No server takes it before its next try.
    await makeWaitingArchives(app)
  }
  expect((await listed())[0]).toMatchObject({ id, state: 'failed', fileSize: null })
  const { rows } = await sql<{ content: string }>`
    SELECT "content" FROM "alert" WHERE "forAdministrators" AND "said"->'source'->>0 = 'archive.alert.source'`.execute(
    app.db,
  )
  expect(rows).toEqual([{ content: expect.stringContaining(`archive ${id}`) }])
  expect((await app.call('POST', '/api/archive/retry', { payload: { id } })).statusCode).toBe(200)
  await makeWaitingArchives(app)
  expect((await listed())[0]).toMatchObject({ id, state: 'ready' })
  const again = await app.call('POST', '/api/archive/retry', { payload: { id } })
  expect(again.statusCode).toBe(404)
  await forget()
})

test('a failing archive does not hold up the others', async () => {
  const { id } = (await order()).json()
  const { id: behind } = (await order()).json()
  let isFirst = true
  const write: TestApp['files']['write'] = async (...given) => {
    if (!isFirst) return app.files.write(...given)
    isFirst = false
    throw new Error('no room')
  }
  const working = workOnArchives({ ...app, version: '1', files: { ...app.files, write } })
  await expect(working).rejects.toThrow('no room')
  const states = new Map((await listed()).map((one) => [one['id'], one]))
  expect([states.get(id), states.get(behind)]).toMatchObject([
    { state: 'making' },
    { state: 'ready' },
  ])
  await forget()
})

test('an archive deleted while it is made leaves no file behind', async () => {
  const { id } = (await order()).json()
  let stored = ''
  const files = {
    ...app.files,
    write: async (name: string, content: Readable, type: string) => {
      stored = name
      await app.call('DELETE', `/api/archive/${id}`)
      return app.files.write(name, content, type)
    },
  }
  await workOnArchives({ ...app, version: '1', files })
  expect(await listed()).toEqual([])
  await expect(app.files.read(stored)).rejects.toThrow('ENOENT')
})
