import { buffer } from 'node:stream/consumers'
import { bundledTexts } from '#base/register/bundledTexts.ts'
import readXlsxFile from 'read-excel-file/node'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sendForm } from '#app/testing/sendForm.ts'
import { testApp } from '#app/testing/testApp.ts'
import type { Person, TestApp } from '#app/testing/testApp.ts'
import { writeSheet } from '#kit/sheets/writeSheet.ts'
import { unzip } from '#kit/sheets/unzip.ts'
import { zip } from '#kit/sheets/zip.ts'
import type { Imported } from './localization.contract.ts'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.deleteFrom('localization').execute()
  await app.db
    .updateTable('localizationRevision')
    .set({ revision: sql`"revision" + 1` })
    .execute()
  await app.texts.follow()
})

const workbook = (titles: string[], ...rows: string[][]) =>
  buffer(
    writeSheet({ name: 'Texts', columns: titles.map((title) => ({ title, width: 20 })), rows }),
  )
const path = '/api/LocalizationExport'
const send = async (file: Buffer, fields = {}, as: Person | null = app.admin) =>
  sendForm(app, path, { fields, files: [{ file }] }, as)
const preview = async (file: Buffer): Promise<Imported> =>
  (await send(file, { preview: 'true' })).json()
const ofKeys = async (query: string, ...keys: string[]) => {
  const answer = await app.call('GET', `/api/Localization${query}`, { as: null })
  return (answer.json() as { key: string; text: string; localizationCulture: string }[])
    .filter(({ key }) => keys.includes(key))
    .map(({ key, localizationCulture, text }) => `${key} ${localizationCulture} ${text}`)
}
/** The detail of an error response in a language. */
const errorDetailIn = async (language: string) =>
  (
    await app.call('GET', '/api/account', { as: null, headers: { cookie: `language=${language}` } })
  ).json().detail as string
const noSession = 'problem.noSession'

test('every text is available in three languages without signing in', async () => {
  const all = (await app.call('GET', '/api/Localization', { as: null })).json()
  const counted = Object.values(bundledTexts).reduce(
    (sum, texts) => sum + Object.keys(texts).length,
    0,
  )
  expect(all.length).toBe(counted)
  expect(all).toContainEqual({ key: 'kit.save', text: 'Save', localizationCulture: 'en' })
})

test('unchanged texts come from one packed copy, and are not sent to a browser that has them', async () => {
  const url = '/api/Localization'
  const read = (headers: Record<string, string>) => app.call('GET', url, { as: null, headers })
  const whole = await read({})
  const tag = String(whole.headers.etag)
  expect(whole.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-encoding' })
  expect(whole.headers['content-encoding']).toBeUndefined()
  const zipped = await read({ 'accept-encoding': 'br, gzip' })
  expect([zipped.headers['content-encoding'], zipped.headers.etag]).toEqual(['gzip', tag])
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(whole.body)
  expect((await read({ 'accept-encoding': 'gzip;q=0' })).body).toBe(whole.body)
  const same = await read({ 'if-none-match': `"other", ${tag}` })
  expect([same.statusCode, same.headers.etag, same.body]).toEqual([304, tag, ''])

  // Simulates a change on another server, of which this one is not told.
  await app.db
    .insertInto('localization')
    .values({ key: 'kit.save', localizationCulture: 'en', text: 'Keep' })
    .execute()
  await app.db
    .updateTable('localizationRevision')
    .set({ revision: sql`"revision" + 1` })
    .execute()
  const changed = await read({ 'if-none-match': tag })
  expect([changed.statusCode, changed.headers.etag === tag]).toEqual([200, false])
  expect(changed.json()).toContainEqual({
    key: 'kit.save',
    text: 'Keep',
    localizationCulture: 'en',
  })
})

test('a browser can request only the changed texts of its language', async () => {
  expect((await app.call('GET', '/api/Localization?language=el&changed=true')).json()).toEqual([])
  await send(await workbook(['key', 'el', 'ru'], ['kit.save', 'Φύλαξη', 'Записать']))
  const own = await app.call('GET', '/api/Localization?language=el&changed=true', { as: null })
  expect(own.json()).toEqual([{ key: 'kit.save', text: 'Φύλαξη', localizationCulture: 'el' }])
  expect(await ofKeys('', 'kit.save')).toEqual([
    'kit.save en Save',
    'kit.save el Φύλαξη',
    'kit.save ru Записать',
  ])
  expect((await app.call('GET', '/api/Localization?language=de')).statusCode).toBe(400)
})

test('imported texts are shown at once, in responses of the server too', async () => {
  const before = await errorDetailIn('el')
  const exported = await app.call('GET', path)
  expect(exported.headers['content-disposition']).toContain('Localization.xlsx')
  const [sheet] = await readXlsxFile(exported.rawPayload)
  const [titles, ...rows] = sheet!.data as string[][]
  expect(titles).toEqual(['key', 'en', 'el', 'ru'])
  expect(rows.length).toBe(
    new Set(Object.values(bundledTexts).flatMap((texts) => Object.keys(texts))).size,
  )
  const same = await preview(await workbook(titles!, ...rows.map((row) => row.map((c) => c ?? ''))))
  expect([same.changes, same.errors]).toEqual([[], []])

  const row = rows.find(([key]) => key === noSession)!
  const file = await workbook(titles!, [row[0]!, row[1]!, 'Συνδεθείτε πρώτα.', row[3]!])
  const changes = [
    { key: noSession, localizationCulture: 'el', before, after: 'Συνδεθείτε πρώτα.' },
  ]
  expect(await preview(file)).toMatchObject({ applied: false, changes, errors: [] })
  expect(await errorDetailIn('el')).toBe(before)
  expect((await send(file)).json()).toMatchObject({ applied: true, changes })
  expect(await errorDetailIn('el')).toBe('Συνδεθείτε πρώτα.')
  expect((await send(file)).json()).toMatchObject({ changes: [], id: null })
})

test('undoing an import keeps texts that were changed since', async () => {
  const first = await workbook(['key', 'en'], ['kit.save', 'Keep'], ['kit.cancel', 'Leave'])
  const { id } = (await send(first)).json() as Imported
  await send(await workbook(['key', 'en'], ['kit.cancel', 'Never mind']))
  const undo = () => app.call('POST', `/api/Localization/undo/${id}`)
  expect((await undo()).statusCode).toBe(200)
  expect(await ofKeys('?changed=true', 'kit.save', 'kit.cancel')).toEqual([
    'kit.cancel en Never mind',
  ])
  expect((await undo()).statusCode).toBe(404)
  const { items } = (await app.call('GET', '/api/Localization/changes')).json()
  expect(items.slice(0, 2)).toMatchObject([
    { texts: 1, undoneOn: null, changedBy: 'Admin Anna', fileName: 'Localization.xlsx' },
    { texts: 2, undoneOn: expect.any(String) },
  ])
})

test('a built-in text is restored', async () => {
  await send(await workbook(['key', 'en', 'ru'], ['kit.save', 'Keep', 'Записать']))
  const { items } = (await app.call('GET', '/api/Localization/changed')).json()
  expect(items).toMatchObject([
    { key: 'kit.save', localizationCulture: 'en', text: 'Keep', builtIn: 'Save', fits: true },
    { key: 'kit.save', localizationCulture: 'ru', text: 'Записать' },
  ])
  const texts = [{ key: 'kit.save', localizationCulture: 'en' }]
  const restored = await app.call('POST', '/api/Localization/restore', { payload: { texts } })
  expect(restored.json()).toMatchObject({ changes: [{ before: 'Keep', after: 'Save' }] })
  expect(await ofKeys('?changed=true', 'kit.save')).toEqual(['kit.save ru Записать'])
  await app.call('POST', `/api/Localization/undo/${restored.json().id}`)
  expect(await ofKeys('?changed=true&language=en', 'kit.save')).toEqual(['kit.save en Keep'])
})

test.each([
  ['an unknown key', ['kit.nothing', 'x', 'x', 'x'], [null, 'no such text']],
  [
    'a key that every JavaScript object has',
    ['constructor', 'x', 'x', 'x'],
    [null, 'no such text'],
  ],
  ['no key', ['', 'x', '', ''], [null, 'key is missing']],
  ['an empty text', ['kit.save', 'Save', ' ', 'Сохранить'], ['el', 'empty']],
  ['a text that has no room', ['kit.save', 'x'.repeat(81)], ['en', 'at most 80']],
  ['a lost placeholder', ['settings.editBranch', 'Edit'], ['en', '{{name}}']],
  ['an added placeholder', ['kit.save', 'Save {{name}}'], ['en', '{{name}}']],
  ['half a placeholder', ['kit.save', 'Save {{name'], ['en', '{{']],
  ['a reference to another text', ['kit.save', 'Save $t(kit.cancel)'], ['en', '$t(kit.cancel)']],
  ['an added tag', ['kit.save', '<img src=x onerror=alert(1)>'], ['en', '<img']],
  ['a plural form of another language', ['kit.rows_few', 'rows'], ['en', 'plural form']],
])('%s is refused and changes nothing', async (_, [key = '', ...texts], [language, text]) => {
  const plural = key.endsWith('_few')
    ? Object.keys(bundledTexts.ru).find((each) => each.endsWith('_few'))!
    : key
  const titles = ['key', 'en', 'el', 'ru'].slice(0, texts.length + 1)
  const file = await workbook(titles, ['kit.cancel', ...texts.map(() => 'New')], [plural, ...texts])
  const { errors } = await preview(file)
  expect(errors).toContainEqual({
    row: 3,
    key: plural,
    localizationCulture: language,
    text: expect.stringContaining(text!),
  })
  const refused = await send(file)
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ['file']])
  expect(refused.json().errors.file[0]).toContain('Row 3')
  expect((await app.call('GET', '/api/Localization?changed=true')).json()).toEqual([])
})

test('duplicate keys and formulas are refused', async () => {
  const twice = await workbook(['key', 'en'], ['kit.save', 'A'], ['kit.save', 'B'])
  expect((await preview(twice)).errors).toMatchObject([{ row: 3, key: 'kit.save' }])
  const cells = ['key', 'en', 'kit.save'].map(
    (text, at) => `<c r="${['A1', 'B1', 'A2'][at]}" t="inlineStr"><is><t>${text}</t></is></c>`,
  )
  const sheet = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1">${cells[0]}${cells[1]}</row><row r="2">${cells[2]}<c r="B2" t="str"><f>A1</f><v>key</v></c></row></sheetData></worksheet>`
  expect((await preview(await withSheet(sheet))).errors).toMatchObject([
    { row: 2, key: 'kit.save', text: expect.stringContaining('formula') },
  ])
})

const ownCase = (name: string) => readFile(join(import.meta.dirname, 'cases', name))

test('a cell that became a date is refused with its row, in the language of the sender', async () => {
  const answer = await send(await ownCase('date-cell.xlsx'))
  expect([answer.statusCode, answer.json().errors.file]).toEqual([
    400,
    ['Row 2 (shell.owners, el): ' + bundledTexts.en['localization.shownOtherwise']],
  ])
  expect((await preview(await ownCase('date-cell.xlsx'))).errors).toMatchObject([
    { row: 2, key: 'shell.owners', localizationCulture: 'el' },
  ])
  expect(await ofKeys('?changed=true', 'shell.owners')).toEqual([])
})

test('cells without a reference are read', async () => {
  const answer = await send(await ownCase('cells-without-r.xlsx'))
  expect(answer.statusCode).toBe(200)
  expect(await ofKeys('', 'shell.owners')).toContain('shell.owners el Οι ιδιοκτήτες')
})

test('dates in other columns are ignored', async () => {
  const titles = ['key', 'en', 'changed'].map(cellOf)
  const sheet = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row>${titles.join('')}</row><row>${cellOf('kit.save')}${cellOf('Keep')}<c s="4"><v>46023</v></c></row></sheetData></worksheet>`
  expect((await preview(await withSheet(sheet))).errors).toEqual([])
})
const cellOf = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`

/** A workbook with this XML as its first sheet. */
async function withSheet(xml: string): Promise<Buffer> {
  const entries = await unzip(await workbook(['key']), { bytes: 1_000_000, entries: 20 })
  const all = [...entries].map(([name, content]) => ({
    name,
    content: [name.endsWith('sheet1.xml') ? xml : content.toString()],
  }))
  return buffer(zip(all))
}

test('other files, other workbooks and zip bombs are refused with a reason', async () => {
  const bomb = buffer(
    zip([{ name: 'xl/worksheets/sheet1.xml', content: [' '.repeat(60_000_000)] }]),
  )
  const bad: [Buffer, string][] = [
    [Buffer.from('key;en\nkit.save;Keep'), 'not an XLSX'],
    [Buffer.alloc(0), 'not an XLSX'],
    [await bomb, 'not an XLSX'],
    [Buffer.alloc(6 * 1024 * 1024), 'too large'],
    [await workbook(['name', 'price'], ['House', '3']), '“key”'],
    [await workbook(['key', 'de'], ['kit.save', 'Sichern']), '“key”'],
    [await workbook(['key', 'en', 'en'], ['kit.save', 'A', 'B']), '“key”'],
  ]
  for (const [file, text] of bad) {
    const answer = await send(file)
    expect([answer.statusCode, answer.json().errors.file[0]]).toEqual([
      400,
      expect.stringContaining(text),
    ])
  }
  const none = await sendForm(app, path, { fields: { preview: 'true' } })
  expect([none.statusCode, none.json().errors]).toEqual([400, { file: [expect.any(String)] }])
  const other = await sendForm(app, path, {
    fields: { overwrite: '1' },
    files: [{ file: bad[4]![0] }],
  })
  expect([other.statusCode, other.json().errors]).toMatchObject([
    400,
    { overwrite: [expect.any(String)] },
  ])
  expect((await app.call('POST', path, { payload: {} })).statusCode).toBe(415)
})

test('a changed text is not shown when its key is gone or it lacks a placeholder', async () => {
  await app.db
    .insertInto('localization')
    .values([
      { key: 'kit.gone', localizationCulture: 'en', text: 'Gone' },
      { key: 'settings.editBranch', localizationCulture: 'en', text: 'Edit' },
    ])
    .execute()
  expect((await app.call('GET', '/api/Localization?changed=true')).json()).toEqual([])
  expect((await app.call('GET', '/api/Localization/changed')).json().items).toMatchObject([
    { key: 'settings.editBranch', fits: false },
  ])
})

test('only an administrator exports or imports texts', async () => {
  const file = await workbook(['key', 'en'], ['kit.save', 'Keep'])
  for (const as of [app.employee, app.branchEmployee, app.client]) {
    expect((await app.call('GET', path, { as })).statusCode).toBe(403)
    expect((await send(file, {}, as)).statusCode).toBe(403)
  }
  expect((await send(file, {}, null)).statusCode).toBe(401)
  expect(await ofKeys('?changed=true', 'kit.save')).toEqual([])
})

test('changes are written to the action log', async () => {
  await send(await workbook(['key', 'en'], ['kit.save', 'Keep']))
  const entry = await app.db
    .selectFrom('actionLog')
    .select(['action', 'data', 'actionById'])
    .where('entity', '=', 'Localization')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(entry).toEqual({
    action: 'update',
    actionById: app.admin.accountId,
    data: { attributes: { 'kit.save (en)': 'Keep' }, previous: { 'kit.save (en)': null } },
  })
})
