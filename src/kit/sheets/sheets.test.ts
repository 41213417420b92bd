import { buffer } from 'node:stream/consumers'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import fc from 'fast-check'
import readXlsxFile from 'read-excel-file/node'
import { readSheet } from './readSheet.ts'
import { readUploadedSheet } from './readUploadedSheet.ts'
import type { Cell } from './writeSheet.ts'
import { writeSheet } from './writeSheet.ts'
import { unzip } from './unzip.ts'
import { zip } from './zip.ts'

let folder: string
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'estia-sheets-'))))
afterAll(() => rm(folder, { recursive: true, force: true }))

const limits = { bytes: 1_000_000, rows: 1000, columns: 10 }
const columns = [
  { title: 'Όνομα', width: 20 },
  { title: 'Сумма & co', width: 10 },
]

const workbook = (rows: Cell[][], rowsPerSheet?: number) =>
  buffer(writeSheet({ name: 'Texts', columns, rows }, rowsPerSheet))
async function cellsOf(file: Buffer) {
  const read = await readSheet(file, limits)
  return typeof read === 'string' ? read : read.map(({ cells }) => cells)
}
const archiveOf = (entries: Record<string, string>) =>
  buffer(zip(Object.entries(entries).map(([name, text]) => ({ name, content: [text] }))))

test('texts of every script are read as they were written', async () => {
  const rows = [
    ['Παπαδόπουλος <b>"&', 12.5],
    [' two\nlines ', null],
    ['\u0000Кузнецова\ud800', -3],
  ]
  expect(await cellsOf(await workbook(rows))).toEqual([
    ['Όνομα', 'Сумма & co'],
    ['Παπαδόπουλος <b>"&', '12.5'],
    [' two\nlines '],
    ['\u0000Кузнецова\ufffd', '-3'],
  ])
})

test('rows beyond the limit of a sheet go on in the next one', async () => {
  const file = await workbook([['one'], ['two'], ['three']], 3)
  expect(file.includes('xl/worksheets/sheet2.xml')).toBe(true)
  expect(file.includes('xl/worksheets/sheet3.xml')).toBe(false)
})

test('a workbook without rows has its column titles', async () => {
  expect(await cellsOf(await workbook([]))).toEqual([['Όνομα', 'Сумма & co']])
})

test('a failure midway through the rows fails the file', async () => {
  async function* rows() {
    yield ['one']
    throw new Error('no connection')
  }
  await expect(buffer(writeSheet({ name: 'A', columns, rows: rows() }))).rejects.toThrow(
    'no connection',
  )
})

test('files that are not workbooks are refused', async () => {
  const bad = [
    Buffer.alloc(0),
    Buffer.from('key,en,el,ru'),
    Buffer.from('PK\u0005\u0006'),
    (await workbook([['one']])).subarray(0, 300),
    await archiveOf({ 'word/document.xml': '<a/>' }),
    await archiveOf({ 'xl/worksheets/sheet1.xml': 'no workbook around' }),
  ]
  for (const file of bad) expect(await readSheet(file, limits)).toBe('noSheet')
})

test('a small file that decompresses to a huge one is refused', async () => {
  const bomb = await archiveOf({ 'xl/worksheets/sheet1.xml': ' '.repeat(50_000_000) })
  expect(bomb.length).toBeLessThan(100_000)
  expect(await readSheet(bomb, limits)).toBe('noSheet')
})

test('a long text shared by many cells counts once per cell, up to the limit', async () => {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const related = 'http://schemas.openxmlformats.org/package/2006/relationships'
  const cells = (shared: number) =>
    Array.from(
      { length: shared },
      (_, at) => `<row r="${at + 1}"><c r="A${at + 1}" t="s"><v>0</v></c></row>`,
    )
  const workbookOf = (shared: number) =>
    archiveOf({
      'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${related}"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
      'xl/sharedStrings.xml': `<sst xmlns="${main}" count="1" uniqueCount="1"><si><t>${'x'.repeat(50_000)}</t></si></sst>`,
      'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${cells(shared).join('')}</sheetData></worksheet>`,
    })
  expect(await cellsOf(await workbookOf(2))).toEqual([[expect.any(String)], [expect.any(String)]])
  expect(await readSheet(await workbookOf(500), limits)).toBe('tooLarge')
})

/** A workbook with these cells in its first sheet; `formats` are the number formats by style. */
const bookOf = (cells: string, formats: number[] = [0], others: Record<string, string> = {}) =>
  archiveOf({
    '_rels/.rels': `<Relationships><Relationship Id="a" Type="x/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns:r="r"><sheets><sheet name="A" r:id="b"/><sheet name="B" r:id="c"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="c" Type="x/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="b" Type="x/worksheet" Target="/xl/worksheets/sheet2.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs>${formats.map((one) => `<xf numFmtId="${one}"/>`).join('')}</cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData><row><c><f>1</f><v>9</v></c></row></sheetData></worksheet>`,
    'xl/worksheets/sheet2.xml': `<worksheet><sheetData>${cells}</sheetData></worksheet>`,
    ...others,
  })
const text = (value: string, at = '') =>
  `<c ${at && `r="${at}"`} t="inlineStr"><is><t>${value}</t></is></c>`

test('empty rows and cells do not count, wherever they are', async () => {
  const empty = Array.from(
    { length: 5000 },
    (_, at) => `<row r="${at + 2}"><c r="XFD${at + 2}" s="0"/></row>`,
  )
  const book = await bookOf(
    `<row r="1">${text('a', 'B1')}</row>${empty.join('')}<row r="1048576">${text('z', 'A1048576')}</row>`,
  )
  expect(await readSheet(book, limits)).toEqual([
    { number: 1, cells: [null, 'a'] },
    { number: 1_048_576, cells: ['z'] },
  ])
  expect(await readSheet(await bookOf(`<row>${text('a', 'XFD1')}</row>`), limits)).toBe('tooLarge')
  const full = Array.from({ length: 1001 }, () => `<row>${text('a')}</row>`)
  expect(await readSheet(await bookOf(full.join('')), limits)).toBe('tooLarge')
})

test('rows and cells without a position come one after another', async () => {
  const book = await bookOf(
    `<row>${text('a')}${text('b')}</row><row r="4">${text('c', 'B4')}${text('d')}</row><row>${text('e')}</row>`,
  )
  expect(await readSheet(book, limits)).toEqual([
    { number: 1, cells: ['a', 'b'] },
    { number: 4, cells: [null, 'c', 'd'] },
    { number: 5, cells: ['e'] },
  ])
})

test('the first sheet is the first in the workbook, whatever its file name', async () => {
  expect(await readSheet(await bookOf(`<row>${text('mine')}</row>`), limits)).toEqual([
    { number: 1, cells: ['mine'] },
  ])
})

test('cells that show another text than the stored one, and formulas, are reported', async () => {
  // Styles: 0 general, 1 day, 2 per cent, 3 text.
  const cells = [
    '<c><v>46023</v></c>',
    '<c s="1"><v>46023</v></c>',
    '<c s="2"><v>0.5</v></c>',
    '<c s="3"><v>24</v></c>',
    '<c t="b"><v>1</v></c>',
    '<c t="e"><v>#N/A</v></c>',
    '<c t="d"><v>2026-01-01</v></c>',
    '<c><v>0.1000000000000000055</v></c>',
    '<c><v>12345678901234</v></c>',
    '<c t="str"><f>A1</f><v>key</v></c>',
  ]
  const read = await readSheet(await bookOf(`<row>${cells.join('')}</row>`, [0, 14, 9, 49]), limits)
  expect(read).toEqual([
    {
      number: 1,
      cells: '46023 46023 0.5 24 TRUE #N/A 2026-01-01 0.1 12345678901234 key'.split(' '),
      odd: [2, 3, 5, 6, 7, 9]
        .map((column) => ({ column, why: 'shownOtherwise' }))
        .concat({ column: 10, why: 'formula' }),
    },
  ])
})

test('texts in runs, CDATA sections and with escaped characters are read as shown', async () => {
  const shared = `<sst><si><r><t>Καλη</t></r><r><t xml:space="preserve">μέρα </t></r><rPh><t>kali</t></rPh></si><si><t><![CDATA[<b>&]]></t></si><si><t>a_x000D_&#10;b_x005F_x0041_</t></si></sst>`
  const cells = [0, 1, 2].map((at) => `<x:c t="s"><x:v>${at}</x:v></x:c>`).join('')
  const book = await bookOf(`<x:row>${cells}</x:row>`, [0], { 'xl/SharedStrings.xml': shared })
  expect(await cellsOf(book)).toEqual([['Καλημέρα ', '<b>&', 'a\r\nb_x0041_']])
})

test('entities that a file declares are refused, internal and external', async () => {
  const doctype = `<!DOCTYPE a [<!ENTITY b "${'b'.repeat(1000)}"><!ENTITY c SYSTEM "file:///etc/passwd">]>`
  for (const entity of ['&b;', '&c;'])
    expect(await readSheet(await bookOf(doctype + `<row>${text(entity)}</row>`), limits)).toBe(
      'noSheet',
    )
})

test('huge malformed sheets are refused in time', async () => {
  const many = 2_000_000
  for (const sheet of [
    '<'.repeat(many),
    '<c>'.repeat(many / 4),
    '&'.repeat(many),
    '<row '.repeat(many / 8),
    `<![CDATA[${']'.repeat(many)}`,
    `<!--${'-'.repeat(many)}`,
  ]) {
    const path = join(folder, 'book.xlsx')
    await writeFile(path, await bookOf(sheet))
    const read = await readUploadedSheet(path, { ...limits, bytes: 20_000_000 })
    expect(['noSheet', 'tooLarge']).toContain(read)
  }
})

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc
    .tuple(
      fc.constantFrom('=', '+', '-', '@', '\t', '\r', "'", ' ', '\n', '_x0041_', '_x005F_x0041_'),
      fc.string({ unit: 'grapheme', maxLength: 20 }),
    )
    .map((parts) => parts.join('')),
  fc.constantFrom(
    '+30 694 555 0199',
    '-maria@example.org',
    '=HYPERLINK("http://evil.example","x")',
    '2026-01-01',
    '007',
    '1E5',
    'TRUE',
    'a\r\nb\u0000\u0001\uffff',
  ),
)

test('another library reads each text unchanged, and finds no formula', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(anyText, anyText), { minLength: 1, maxLength: 5 }),
      async (rows) => {
        const file = await workbook(rows)
        const [sheet] = await readXlsxFile(file, { trim: false })
        const expected = rows.map((row) => row.map((cell) => (cell === '' ? null : cell)))
        // The library leaves out empty rows at the end.
        const found = rows.map((_, at) => sheet!.data[at + 1] ?? [null, null])
        expect(found).toEqual(expected)
        const entries = await unzip(file, { bytes: 10_000_000, entries: 20 })
        const xml = entries.get('xl/worksheets/sheet1.xml')!
        expect(String(xml)).not.toMatch(/<f[\s>/]|t="str"/)
      },
    ),
  )
})
