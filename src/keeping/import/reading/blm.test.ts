// Files of British programs, valid and hostile.
// @module-tag faults
import { expect, test } from 'vitest'
import { blmMapping } from '../mapping/blmMapping.ts'
import { targetsOf } from '../targets.contract.ts'
import { readTable } from './intake.ts'
import { TableRefused, usualLimits } from './source.ts'
import type { IntakeLimits } from './source.ts'
import { allRows, intakeFiles, sourceOf } from './testing/intakeFiles.ts'

const fileOf = intakeFiles()
const names = [
  'AGENT_REF',
  'TOWN',
  'PRICE',
  'TRANS_TYPE_ID',
  'PROP_SUB_ID',
  'DESCRIPTION',
  'MEDIA_IMAGE_00',
]
const file = (records: string, field = '^', record = '~', columns = names) =>
  [
    '#HEADER#',
    'VERSION : 3',
    `EOF : '${field}'`,
    `EOR : '${record}'`,
    'Property Count : 2',
    '',
    '#DEFINITION#',
    columns.map((name) => name + field).join('') + record,
    '',
    '#DATA#',
    records,
    '#END#',
    '',
  ].join('\r\n')

async function read(content: string) {
  const path = await fileOf(content)
  const source = await sourceOf(path)
  return { source, rows: await allRows(path, source) }
}

test('each record is a row, with words for codes and the currency beside the price', async () => {
  for (const [field, record] of [
    ['^', '~'],
    ['|', '¬'],
  ] as const) {
    const { source, rows } = await read(
      file(
        [
          ['T1', 'Testham', '250000', '1', '27', 'One,\r\ntwo &amp; <b>three</b>', 't1_00.jpg'],
          ['T2', 'Testham', '0', '2', '999', '', ''],
        ]
          .map((cells) => cells.map((cell) => cell + field).join('') + record)
          .join('\r\n'),
        field,
        record,
      ),
    )
    expect(source).toMatchObject({ format: 'blm', headerRow: null, headers: names })
    expect(rows).toEqual([
      {
        number: 11,
        cells: ['T1', 'Testham', '250000 GBP', 'sale', 'villa', 'One,\ntwo & three', 't1_00.jpg'],
      },
      { number: 13, cells: ['T2', 'Testham', null, 'rent', '999', null, null] },
    ])
  }
})

test('a price with a currency of its own keeps it', async () => {
  const { rows } = await read(file('T1^300000^USD^~', '^', '~', ['AGENT_REF', 'PRICE', 'CURRENCY']))
  expect(rows[0]!.cells).toEqual(['T1', '300000', 'USD'])
})

test('the targets of columns exist, and prices in pounds have none', () => {
  const { columns } = blmMapping([...names, 'BEDROOMS'])
  const known = targetsOf('properties')
  expect(columns.filter(({ target }) => target !== null && !known.has(target))).toEqual([])
  expect(columns[2]).toEqual({ target: null })
})

const limits: IntakeLimits = { ...usualLimits, letters: 20_000, rows: 1000 }

async function outcome(content: string): Promise<string> {
  const path = await fileOf(content)
  let count = 0
  try {
    const { format } = await readTable(path, {}, (rows) => void (count += rows.length), limits)
    return `${format}: ${count}`
  } catch (error) {
    if (error instanceof TableRefused) return error.fault
    throw error
  }
}

test('hostile and broken files are refused', async () => {
  const record = 'T1^Testham^^^^^^~\r\n'
  expect(await outcome(file(record))).toBe('blm: 1')
  expect(await outcome(file(record).replace('#DEFINITION#', ''))).toBe('noTable')
  expect(await outcome(file(record).slice(0, -15))).toBe('noTable')
  expect(await outcome('#HEADER#\n#DEFINITION#\n~\n#DATA#\n#END#')).toBe('noTable')
  expect(await outcome(`#HEADER#\n${'x'.repeat(1_000_000)}`)).toBe('noTable')
  expect(await outcome(file(record.repeat(1001)))).toBe('tooManyRows')
  expect(await outcome(file(`T1^${'x'.repeat(30_000)}^~`))).toBe('longCell')
  expect(await outcome(file('x'.repeat(2_000_000)))).toBe('longRow')
  const wide = Array.from({ length: 2000 }, (_, at) => `F${at}`)
  expect(await outcome(file(record, '^', '~', wide))).toBe('tooManyColumns')
})
