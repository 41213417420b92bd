import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CsvRecords } from './csvRecords.ts'
import { delimiters } from '../source.ts'

const rules = { delimiter: ';', letters: 1000, columns: 50 }

function read(text: string, given: Partial<typeof rules> = {}, pieces = [text]) {
  const records = new CsvRecords({ ...rules, ...given })
  return [...pieces.flatMap((piece) => records.push(piece)), ...records.end()]
}
const cells = (text: string, given?: Partial<typeof rules>) =>
  read(text, given).map((record) => record.cells)

/** As spreadsheets write it. */
const written = (table: readonly string[][], delimiter: string, lineBreak: string) =>
  table
    .map((row) => row.map((cell) => quoted(cell, delimiter)).join(delimiter) + lineBreak)
    .join('')
const quoted = (cell: string, delimiter: string) =>
  /["\r\n]|^ | $/.test(cell) || cell.includes(delimiter) ? `"${cell.replaceAll('"', '""')}"` : cell

const anyCell = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.string({
    unit: fc.constantFrom('"', ';', ',', '\t', '|', '\r', '\n', ' ', 'a'),
    maxLength: 8,
  }),
)
const anyTable = fc.array(fc.array(anyCell, { minLength: 1, maxLength: 5 }), { minLength: 1 })

test('written records are read back with every delimiter, line break and chunk size', () => {
  fc.assert(
    fc.property(
      anyTable,
      fc.constantFrom(...delimiters),
      fc.constantFrom('\n', '\r\n', '\r'),
      fc.integer({ min: 1, max: 30 }),
      (table, delimiter, lineBreak, length) => {
        const text = written(table, delimiter, lineBreak)
        const pieces = text.match(new RegExp(`[^]{1,${length}}`, 'g')) ?? []
        const found = read(text, { delimiter }, pieces)
        expect(found.map((record) => record.cells)).toEqual(table)
        expect(found.every(({ unclosed }) => unclosed.length === 0)).toBe(true)
      },
    ),
  )
})

test('each record has the number of its first line', () => {
  const text = 'a;b\r\n"one\r\ntwo\nthree";c\n\n"x"\rlast'
  expect(read(text).map(({ line }) => line)).toEqual([1, 2, 5, 6, 7])
})

test('line breaks of several kinds end records', () => {
  expect(cells('a;b\rc;d\ne;f\r\ng')).toEqual([['a', 'b'], ['c', 'd'], ['e', 'f'], ['g']])
})

test('quotation marks inside cells are literal', () => {
  expect(cells('12" TV;x\n"12" TV";y\n"12"" TV";z')).toEqual([
    ['12" TV', 'x'],
    ['12" TV', 'y'],
    ['12" TV', 'z'],
  ])
  expect(cells('"Aegean" Hotel;Rhodes;"a;b"\nnext;"c"')).toEqual([
    ['"Aegean" Hotel', 'Rhodes', 'a;b'],
    ['next', 'c'],
  ])
  expect(cells('"Hotel "Aegean; Sea" Ltd";x')).toEqual([['Hotel "Aegean; Sea" Ltd', 'x']])
})

test('an unclosed quotation mark swallows no records', () => {
  expect(read('a;b\n1;"open\n2;c\n3;d')).toMatchObject([
    { cells: ['a', 'b'], unclosed: [] },
    { cells: ['1', '"open'], unclosed: [2] },
    { cells: ['2', 'c'], unclosed: [] },
    { cells: ['3', 'd'], unclosed: [] },
  ])
})

test('a quotation that is too long ends where further records begin', () => {
  const more = Array.from({ length: 2000 }, (_, at) => `${at};name\n`).join('')
  const found = read(`a;b\n0;"open\n${more}`)
  expect(found.length).toBe(2002)
  expect(found[1]).toMatchObject({ cells: ['0', '"open'], unclosed: [2] })
})

test('a huge cell is refused, quoted or not', () => {
  const huge = 'x'.repeat(2000)
  expect(() => read(`a;b\n${huge};c`)).toThrow('longCell')
  expect(() => read(`a;b\n"${huge}";c`)).toThrow('longCell')
  expect(() => read(`a;b\n"${'a line\n'.repeat(300)}";c`)).toThrow('longCell')
})

test('too many columns are refused', () => {
  expect(() => read(';'.repeat(50))).toThrow('tooManyColumns')
  expect(cells(';'.repeat(49))[0]).toHaveLength(50)
})

test('any other text is split without errors or loss', () => {
  const unit = fc.constantFrom('"', ';', '\n', '\r', ' ', 'a')
  fc.assert(
    fc.property(
      fc.string({ unit, maxLength: 60 }),
      fc.integer({ min: 1, max: 9 }),
      (text, length) => {
        const pieces = text.match(new RegExp(`[^]{1,${length}}`, 'g')) ?? []
        const whole = read(text)
        expect(read(text, {}, pieces)).toEqual(whole)
        const letters = (part: string) => part.replace(/[^a]/g, '').length
        expect(letters(whole.flatMap((record) => record.cells).join(''))).toBe(letters(text))
      },
    ),
  )
})

test('a file full of unclosed quotation marks takes no longer than others', () => {
  const text = '"a;b\n'.repeat(400_000)
  expect(read(text).length).toBeGreaterThan(100_000)
})
