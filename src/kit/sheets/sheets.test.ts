import { expect, test } from 'vitest'
import { harmless, withoutSign } from './harmless.ts'
import { readSheet } from './readSheet.ts'
import type { Cell } from './writeSheet.ts'
import { writeSheet } from './writeSheet.ts'
import { zip } from './zip.ts'

const limits = { bytes: 1_000_000, rows: 1000, columns: 10 }
const columns = [
  { title: 'Όνομα', width: 20 },
  { title: 'Сумма & co', width: 10 },
]

async function bytesOf(parts: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = []
  for await (const part of parts) all.push(part)
  return Buffer.concat(all)
}
const workbook = (rows: Cell[][], rowsASheet?: number) =>
  bytesOf(writeSheet({ name: 'Texts', columns, rows }, rowsASheet))
const archiveOf = (entries: Record<string, string>) =>
  bytesOf(zip(Object.entries(entries).map(([name, text]) => ({ name, content: [text] }))))

test('what is written is read again, in every script', async () => {
  const rows = [
    ['Παπαδόπουλος <b>"&', 12.5],
    [' two\nlines ', null],
    ['\u0000Кузнецова\ud800', -3],
  ]
  expect(await readSheet(await workbook(rows), limits)).toMatchObject({
    rows: [
      ['Όνομα', 'Сумма & co'],
      ['Παπαδόπουλος <b>"&', '12.5'],
      [' two\nlines ', null],
      ['Кузнецова\ufffd', '-3'],
    ],
  })
})

test('rows beyond what a sheet holds go on in the next', async () => {
  const file = await workbook([['one'], ['two'], ['three']], 3)
  expect(file.includes('xl/worksheets/sheet2.xml')).toBe(true)
  expect(file.includes('xl/worksheets/sheet3.xml')).toBe(false)
})

test('a workbook without rows has its titles', async () => {
  expect(await readSheet(await workbook([]), limits)).toMatchObject({
    rows: [['Όνομα', 'Сумма & co']],
  })
})

test('rows that fail midway never end as a good file', async () => {
  async function* rows() {
    yield ['one']
    throw new Error('no connection')
  }
  await expect(bytesOf(writeSheet({ name: 'A', columns, rows: rows() }))).rejects.toThrow(
    'no connection',
  )
})

test('what is no workbook is said to be none', async () => {
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

test('a small file that unpacks to a huge one is not unpacked', async () => {
  const bomb = await archiveOf({ 'xl/worksheets/sheet1.xml': ' '.repeat(50_000_000) })
  expect(bomb.length).toBeLessThan(100_000)
  expect(await readSheet(bomb, limits)).toBe('noSheet')
})

test('a long text that many cells share is not read as often as they say it', async () => {
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
  expect(await readSheet(await workbookOf(2), limits)).toMatchObject({
    rows: [[expect.any(String)], [expect.any(String)]],
  })
  expect(await readSheet(await workbookOf(500), limits)).toBe('tooLarge')
})

test('a cell far away does not fill what is before it', async () => {
  const cell = (at: string) => ({ 'xl/worksheets/sheet1.xml': `<row><c r="${at}"><v>1</v></c>` })
  expect(await readSheet(await archiveOf(cell('A1048576')), limits)).toBe('tooLarge')
  expect(await readSheet(await archiveOf(cell('XFD1')), limits)).toBe('tooLarge')
})

test('a cell that begins as a formula does is harmless, and comes back as it was', () => {
  const texts = ['=1+1', '+30 2310', '-x', '@a', '\tx', 'plain', "'quoted"]
  expect(texts.map(harmless).slice(0, 3)).toEqual(["'=1+1", "'+30 2310", "'-x"])
  expect(texts.map(harmless).slice(5)).toEqual(['plain', "'quoted"])
  expect(texts.map(harmless).map(withoutSign)).toEqual(texts)
})
