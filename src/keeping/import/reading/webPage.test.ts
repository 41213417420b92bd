// Web pages that are named as workbooks, as banks and portals offer them.
// @module-tag faults
import { expect, test } from 'vitest'
import { readTable } from './intake.ts'
import { TableRefused, usualLimits } from './source.ts'
import type { SourceChoices, IntakeLimits } from './source.ts'
import { encodedBytes } from './testing/encodedBytes.ts'
import { allRows, intakeFiles, sourceOf } from './testing/intakeFiles.ts'

const fileOf = intakeFiles()

async function read(content: string | Uint8Array, given?: SourceChoices) {
  const path = await fileOf(content)
  const source = await sourceOf(path, given)
  return { source, rows: await allRows(path, source) }
}
const page = (body: string) =>
  `<!DOCTYPE html>\n<html><head><title>x</title><style>td > a { color: red }</style></head><body>${body}</body></html>`
const rowOf = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`

test('the largest table is read, others can be chosen', async () => {
  const layout = `<table><tr><td>Menu</td><td><table>${rowOf('Home', 'Help')}</table></td></tr></table>`
  const people = `<table class="grid"><tr><th>Last name</th><th>Phone</th></tr>
    ${rowOf('Δοκιμίδης&nbsp;&amp; Υιοί', '690 000\n 1229')}${rowOf('Tester<br>Anna', '<b>6900001230</b>')}</table>`
  const content = encodedBytes(page(layout + people), 'windows-1253')
  const { source, rows } = await read(content)
  expect(source).toEqual({
    format: 'webPage',
    encoding: 'windows-1253',
    delimiter: null,
    sheet: '3',
    sheets: ['2', '3'],
    headerRow: 1,
    headers: ['Last name', 'Phone'],
  })
  expect(rows).toEqual([
    { number: 2, cells: ['Δοκιμίδης & Υιοί', '690 000 1229'] },
    { number: 3, cells: ['Tester\nAnna', '6900001230'] },
  ])
  const other = await read(content, { sheet: '2', headerRow: null })
  expect(other.rows).toEqual([{ number: 1, cells: ['Home', 'Help'] }])
  await expect(read(content, { sheet: '9' })).rejects.toMatchObject({ fault: 'noSuchSheet' })
})

test('end tags may be missing, and cells may reach over columns and rows', async () => {
  const { rows } = await read(
    `<TABLE border=1><TR><TH>Owner<TH>Property<TH>Area<TH>Notes
     <TR><TD rowspan=2>Tester<TD>A 1<TD>80<TD>x
     <TR><TD>A 2<TD colspan="2">none
     <TR><TD>Other<TD>B 1<TD>90<TD rowspan=2>both
     <TR><TD>Third</TABLE>`,
  )
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['Tester', 'A 1', '80', 'x'],
    ['Tester', 'A 2', 'none', null],
    ['Other', 'B 1', '90', 'both'],
    ['Third', null, null, 'both'],
  ])
})

const limits: IntakeLimits = { ...usualLimits, bytes: 60_000_000, letters: 20_000, rows: 1000 }

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

test('hostile pages are refused', async () => {
  const table = (rows: string) => page(`<table>${rowOf('Name', 'Town')}${rows}</table>`)
  const row = rowOf('A', 'B')
  expect(await outcome(table(row))).toBe('webPage: 1')
  expect(await outcome(page('<p>Nothing here</p>'))).toBe('noTable')
  expect(await outcome(table(row.repeat(1001)))).toBe('tooManyRows')
  expect(await outcome(table(rowOf('A', 'x'.repeat(30_000))))).toBe('longCell')
  expect(await outcome(table('<tr><td colspan=99999999>A<td>B'))).toBe('tooManyColumns')
  expect(await outcome(page('<table><tr><td>'.repeat(100)))).toBe('noTable')
  expect(await outcome(table(row).slice(0, -30))).toBe('noTable')
  const entity = '<!DOCTYPE html [<!ENTITY a SYSTEM "file:///etc/passwd">]>'
  expect(await outcome(entity + table(rowOf('&a;', 'B')))).toBe('webPage: 1')
})
