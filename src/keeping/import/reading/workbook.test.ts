import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainNumber } from './workbook/cellFormats.ts'
import type { SourceChoices } from './source.ts'
import {
  allRows,
  bookOf,
  intakeFiles,
  sheetRow,
  textCell,
  sourceOf,
} from './testing/intakeFiles.ts'

const fileOf = intakeFiles()

async function read(parts: Parameters<typeof bookOf>[0], given?: SourceChoices) {
  const path = await fileOf(await bookOf(parts))
  const source = await sourceOf(path, given)
  return { source, rows: await allRows(path, source) }
}
const heads = sheetRow(textCell('Όνομα'), textCell('Τηλέφωνο'))
const numberCell = (value: string, style?: number) =>
  `<c${style === undefined ? '' : ` s="${style}"`}><v>${value}</v></c>`

test('any sheet can be read by name; the first with content is the default', async () => {
  const sheets = {
    Cover: '',
    Πελάτες: heads + sheetRow(textCell('Παπάς'), numberCell('6971234567')),
    Hidden: heads,
    Old: sheetRow(textCell('x'), textCell('y')),
  }
  const { source, rows } = await read({ sheets, hidden: 'Hidden' })
  expect(source).toMatchObject({
    format: 'xlsx',
    sheet: 'Πελάτες',
    sheets: ['Cover', 'Πελάτες', 'Old'],
    headerRow: 1,
    headers: ['Όνομα', 'Τηλέφωνο'],
  })
  expect(rows).toEqual([{ number: 2, cells: ['Παπάς', '6971234567'] }])
  const other = await read({ sheets, hidden: 'Hidden' }, { sheet: 'Old', headerRow: null })
  expect(other.rows).toEqual([{ number: 1, cells: ['x', 'y'] }])
  await expect(read({ sheets }, { sheet: 'None' })).rejects.toMatchObject({ fault: 'noSuchSheet' })
})

test('days, times, numbers and codes are read as displayed', async () => {
  const formats = [
    'General',
    'dd/mm/yyyy',
    'd mmm yyyy hh:mm',
    'h:mm',
    '000000000',
    '0.00%',
    '#,##0.00\\ [$€-408]',
    '[Red]0.00',
    '[$-419]d\\ mmmm\\ yyyy;@',
  ]
  const stored: [value: string, style: number, text: string][] = [
    ['44260', 1, '2021-03-05'],
    ['44260.604166666664', 2, '2021-03-05T14:30:00'],
    ['0.4375', 3, '10:30:00'],
    ['98765432', 4, '098765432'],
    ['0.05', 5, '5%'],
    ['350000.5', 6, '350000.5'],
    ['12', 7, '12'],
    ['44260', 8, '2021-03-05'],
    ['0.30000000000000004', 0, '0.3'],
    ['1E+21', 0, '1000000000000000000000'],
    ['6.971234567E9', 0, '6971234567'],
    ['1', 1, '1900-01-01'],
    ['59', 1, '1900-02-28'],
    ['61', 1, '1900-03-01'],
    ['-5', 1, '-5'],
  ]
  const cells = stored.map(([value, style]) => numberCell(value, style)).join('')
  const { rows } = await read(
    {
      sheets: {
        A: sheetRow(cells, '<c t="b"><v>1</v></c><c t="d"><v>2021-03-05T00:00:00</v></c>'),
      },
      formats,
    },
    { headerRow: null },
  )
  expect(rows[0]!.cells).toEqual([...stored.map(([, , text]) => text), 'TRUE', '2021-03-05'])
})

test('dates of old Mac workbooks count from 1904', async () => {
  const sheets = { A: sheetRow(numberCell('42798', 0), textCell('x')) }
  const { rows } = await read(
    { sheets, formats: ['yyyy-mm-dd'], countsFrom1904: true },
    { headerRow: null },
  )
  expect(rows[0]!.cells[0]).toBe('2021-03-05')
})

test('merged cells have their text in each row', async () => {
  const sheets = {
    A:
      sheetRow(textCell('Owner', 'A1'), textCell('Code', 'B1'), textCell('Notes', 'C1')) +
      `<row r="2">${textCell('Παπάς', 'A2')}${textCell('K1', 'B2')}${textCell('n', 'C2')}</row>` +
      `<row r="3"><c r="A3"/>${textCell('K2', 'B3')}</row>` +
      `<row r="4">${textCell('K3', 'B4')}</row>` +
      `<row r="5">${textCell('K4', 'B5')}</row><row r="6"><c r="A6"/></row>`,
  }
  const behind =
    '<mergeCells count="2"><mergeCell ref="A2:A4"/><mergeCell ref="C2:D2"/></mergeCells>'
  const { rows } = await read({ sheets, behind })
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['Παπάς', 'K1', 'n'],
    ['Παπάς', 'K2', null],
    ['Παπάς', 'K3', null],
    [null, 'K4', null],
  ])
})

test('formulas have their stored values; errors and missing values are reported', async () => {
  const cells = [
    '<c t="str"><f>A1</f><v>text</v></c>',
    '<c><f>1+1</f><v>2</v></c>',
    '<c t="e"><f>1/0</f><v>#DIV/0!</v></c>',
    '<c><f>1+1</f></c>',
    textCell('end'),
  ]
  const { rows } = await read({ sheets: { A: sheetRow(...cells) } }, { headerRow: null })
  expect(rows).toEqual([
    {
      number: 1,
      cells: ['text', '2', null, null, 'end'],
      odd: [
        { column: 3, why: 'error', text: '#DIV/0!' },
        { column: 4, why: 'notCalculated' },
      ],
    },
  ])
})

test('numbers have no exponent, and keep all typed digits', () => {
  fc.assert(
    fc.property(fc.double({ min: -1e300, max: 1e300, noNaN: true }), (number) => {
      const text = plainNumber(number)
      expect(text).toMatch(/^-?\d+(\.\d+)?$/)
      expect(Number(text) || 0).toBe(Number(number.toPrecision(15)) || 0)
    }),
  )
})
