// Files with odd or huge cells: each row is imported or refused with a reason, and the next import proceeds.
// @module-tag faults
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import { bookOf, sheetRow, textCell } from './reading/testing/intakeFiles.ts'
import { photosIn } from './photos/photoAddress.ts'
import { csv, importing } from './testing/importing.ts'

let app: TestApp
let imports: ReturnType<typeof importing>
beforeAll(async () => {
  app = await testApp()
  imports = importing(app)
})
afterAll(() => app.close())

const heads = sheetRow(textCell('Last name'), textCell('First name'))
const personRow = (lastName: string, at = '') =>
  `<row${at && ` r="${at}"`}>${textCell(lastName)}${textCell('Nikos')}</row>`

test.each([
  ['half a character', personRow('Papas_xD800_') + personRow('Lekkas')],
  [
    'an error that is long and ends within a character',
    `<row>${textCell('Papas')}<c t="e"><v>${'#'.repeat(39)}😀</v></c></row>${personRow('Lekkas')}`,
  ],
  ['a row number twice', personRow('Papas', '2') + personRow('Lekkas', '2')],
  ['rows in another order', personRow('Papas', '7') + personRow('Lekkas', '3')],
])('a workbook with %s comes in', async (_what, rows) => {
  const book = await bookOf({ sheets: { People: heads + rows } })
  const read = await imports.send('people', book)
  expect(read).toMatchObject({ state: 'mapping', fault: null, rows: 2 })
  const checked = await imports.check(read.id)
  expect(checked.counts.new + checked.counts.refused).toBe(2)
})

test('a workbook whose cells share a huge text is refused', async () => {
  const cells = '<c t="s"><v>0</v></c>'
  const book = (letters: number, perRow: number, rows: number) =>
    bookOf({
      sheets: { A: heads + sheetRow(cells.repeat(perRow)).repeat(rows) },
      shared: ['x'.repeat(letters)],
    })
  expect(await imports.send('people', await book(190_000, 2, 735))).toMatchObject({
    fault: 'import.file.longCell',
  })
  expect(await imports.send('people', await book(40_000, 10, 2))).toMatchObject({
    fault: 'import.file.longRow',
  })
  expect(await imports.send('people', 'Last name,First name\nPapas,Nikos\n')).toMatchObject({
    state: 'mapping',
    rows: 1,
  })
})

test("a cell may hold the name of a built-in property such as 'constructor'", async () => {
  const words = ['constructor', '__proto__', 'toString', 'Flat']
  const { id, mapping } = await imports.send(
    'properties',
    csv('Ref;Type;Price', ...words.map((word, at) => `C${at};${word};${at + 1}000`)),
  )
  const columns = mapping!.columns.map((use) =>
    use.target === 'object.type' ? { ...use, values: { Weird: 'objectSubType 1' } } : use,
  )
  await imports.map(id, { columns, system: 'Words' })
  await imports.check(id)
  const rows = await imports.rows(id)
  for (const [at, word] of ['constructor', '__proto__', 'toString'].entries())
    expect(rows[at]!.faults.map(({ text }) => text).join()).toContain(word)
  const seen = await app.call('POST', '/api/import/values', { payload: { id, column: 1 } })
  expect(seen.json().items).toHaveLength(4)
})

test('only as many places of a cell are looked up as fit', async () => {
  const places = (row: number) =>
    Array.from({ length: 2000 }, (_, at) => `Nowhere ${row}-${at}`).join('/')
  const { id } = await imports.send(
    'leads',
    csv(
      'Last name;First name;Phone;Wants;Places',
      ...Array.from(
        { length: 100 },
        (_, at) => `Kalfas;Nikos ${at};69${71_000_000 + at};buy;${places(at)}`,
      ),
    ),
  )
  const checked = await imports.check(id)
  expect(checked).toMatchObject({ state: 'checked', counts: { refused: 100 } })
})

test('the URL of a photo is truncated between two characters', () => {
  const [address] = photosIn(`https://example.gr/${'a'.repeat(1980)}😀.jpg`)
  expect(address!.isWellFormed()).toBe(true)
})
