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
