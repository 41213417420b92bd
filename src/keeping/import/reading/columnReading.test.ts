import { expect, test } from 'vitest'
import { columnReading } from './columnReading.ts'

const judged = (...cells: (string | null)[]) =>
  columnReading(cells.map((cell) => [cell ?? '', 1] as const))

test('the user is asked for the order of days if no cell decides it', () => {
  expect(judged('01/02/2025', '03/04/2024')).toMatchObject({
    kind: 'date',
    order: null,
    ambiguous: ['dmy', 'mdy'],
  })
  expect(judged('01/02/2025', '25/04/2024')).toMatchObject({
    order: 'dmy',
    ambiguous: null,
    misfits: 0,
  })
  expect(judged('01/02/2025', '04/25/2024')).toMatchObject({ order: 'mdy', ambiguous: null })
  expect(judged('13/02/2025', '02/13/2025')).toMatchObject({
    order: null,
    ambiguous: ['dmy', 'mdy'],
  })
  expect(judged('2025-02-01', '2024-03-04')).toMatchObject({ order: 'ymd', ambiguous: null })
  expect(judged('5 Μαΐου 2021', '5 мая 2021 г.')).toMatchObject({ kind: 'date', ambiguous: null })
  expect(judged('05/05/2021', '07/07/2021')).toMatchObject({ order: 'dmy', ambiguous: null })
})

test('one typo does not outweigh the other cells', () => {
  const days = Array.from({ length: 20 }, (_, at) => `${at + 10}/03/2021`)
  expect(judged(...days, '03/25/2021')).toMatchObject({ kind: 'date', order: 'dmy', misfits: 1 })
  expect(judged(...days, 'in spring')).toMatchObject({ kind: 'date', order: 'dmy', misfits: 1 })
})

test('the user is asked for the decimal separator if no cell decides it', () => {
  const open = { kind: 'number', decimal: null, ambiguous: ['decimalComma', 'decimalPoint'] }
  expect(judged('350.000', '120.000')).toMatchObject(open)
  expect(judged('1,234')).toMatchObject(open)
  expect(judged('350.000', '120.000,50')).toMatchObject({
    decimal: 'decimalComma',
    ambiguous: null,
  })
  expect(judged('185.000', '90.000', '750')).toMatchObject({ ...open, thousands: 'decimalComma' })
  expect(judged('185,000', '90,000')).toMatchObject({ ...open, thousands: 'decimalPoint' })
  expect(judged('185,000', '90.000')).toMatchObject({ ...open, thousands: null })
  expect(judged('1.250', '12.5')).toMatchObject({ decimal: 'decimalPoint', ambiguous: null })
  expect(judged('1.250.000')).toMatchObject({ decimal: 'decimalComma', ambiguous: null })
  expect(judged('350', '1 200')).toMatchObject({ kind: 'number', decimal: null, ambiguous: null })
  expect(judged('12,5', '12.5')).toMatchObject(open)
})

test('whole numbers may be spreadsheet dates, but are not guessed to be', () => {
  expect(judged('44260', '45123')).toMatchObject({
    kind: 'number',
    can: ['number', 'date', 'text'],
    order: 'serial',
  })
})

test('other kinds of columns', () => {
  expect(judged('ναι', 'όχι', null, 'ΝΑΙ')).toMatchObject({ kind: 'flag', filled: 3 })
  expect(judged('x', '', 'x')).toMatchObject({ kind: 'flag', filled: 2 })
  expect(judged('1', '0', '1')).toMatchObject({ kind: 'flag', can: ['flag', 'number', 'text'] })
  expect(judged('1', '1')).toMatchObject({ kind: 'number', can: ['number', 'flag', 'text'] })
  expect(judged('6971234567', '2310 123456 / 2310 654321')).toMatchObject({ kind: 'phone' })
  expect(judged('a@b.gr', 'c@d.gr; e@f.gr')).toMatchObject({ kind: 'email' })
  expect(judged('090000045', '094014201')).toMatchObject({ kind: 'taxNumber' })
  expect(judged('7707083893', '500100732259')).toMatchObject({ kind: 'taxNumber' })
  expect(
    judged('https://a.example/1.jpg', 'https://a.example/2.png?w=3, https://a.example/3.webp'),
  ).toMatchObject({ kind: 'picture' })
  expect(judged('https://a.example', 'https://b.example/page')).toMatchObject({
    kind: 'text',
    can: ['text', 'picture'],
  })
  expect(judged('Θεσσαλονίκη', '54 621')).toMatchObject({ kind: 'text', misfits: 0 })
  expect(judged(null, ' ', 'n/a')).toMatchObject({
    filled: 0,
    kind: null,
    can: [],
    misfits: 0,
    order: null,
    decimal: null,
    ambiguous: null,
  })
})
