import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cellText } from '#kit/fields/cellText.ts'
import { csvRows } from './csv/csvRows.ts'
import { headerNames } from './headerRow.ts'
import { delimiters, usualLimits } from './source.ts'
import type { Delimiter, SourceChoices } from './source.ts'
import { encodedBytes } from './testing/encodedBytes.ts'
import { allRows, intakeFiles, sourceOf } from './testing/intakeFiles.ts'

const fileOf = intakeFiles()

async function read(content: string, given?: SourceChoices) {
  const path = await fileOf(content)
  const source = await sourceOf(path, given)
  return { source, rows: await allRows(path, source) }
}

test.each<[string, Delimiter]>([
  ['name;price\nA;350,50\nB;120,00\n', ';'],
  ['name,town\nA,B\nC,D\n', ','],
  ['name\ttown\nA, b\tC\nD, e\tF\n', '\t'],
  ['name|town\nA|B\n', '|'],
  ['sep=|\nname|a;b\nA|c;d\n', '|'],
  ['name;notes\nA;"one, two, three\nfour, five, six"\nB;"x, y, z"\n', ';'],
])('the delimiter of %j is %j', async (content, delimiter) => {
  const { source, rows } = await read(content)
  expect(source).toMatchObject({ delimiter })
  expect(source.headers).toHaveLength(2)
  expect(rows[0]!.cells[0]).toMatch(/^A/)
})

test('headers are found below a title and empty rows', async () => {
  const { source, rows } = await read(
    'Πελατολόγιο 2019;;\n;;\n\nΕπώνυμο;Τηλέφωνο;Πόλη\nΠαπάς;6971234567;Βόλος\nΡήγα;6941234567;Λάρισα\n',
  )
  expect(source).toMatchObject({ headerRow: 4, headers: ['Επώνυμο', 'Τηλέφωνο', 'Πόλη'] })
  expect(rows).toEqual([
    { number: 1, cells: ['Πελατολόγιο 2019', null, null], kind: 'aboveHeader' },
    { number: 5, cells: ['Παπάς', '6971234567', 'Βόλος'] },
    { number: 6, cells: ['Ρήγα', '6941234567', 'Λάρισα'] },
  ])
})

test('a table may have no headers', async () => {
  for (const content of [
    'Παπαδόπουλος;6971234567\nΡήγα;6941234567\n',
    'Γιώργος;Παπάς\nΜαρία;Ρήγα\n',
    '1;12/03/2020\n2;13/03/2020\n',
    'Компания А;12\nКомпания Б;13\n',
    'Компания А;info@a.example\nКомпания Б;info@b.example\n',
  ])
    expect((await read(content)).source).toMatchObject({
      headerRow: null,
      headers: ['Column 1', 'Column 2'],
    })
})

test.each(['Q10', '2024', '№ 1', '12', '31.01.2024'])(
  '%s may be a header beside others',
  async (name) => {
    const { source, rows } = await read(
      `Last name;First name;Phone;${name}\nTester;Anna;6900006001;7\n`,
    )
    expect(source).toMatchObject({
      headerRow: 1,
      headers: ['Last name', 'First name', 'Phone', name],
    })
    expect(rows).toHaveLength(1)
  },
)

test("the user's choices are kept", async () => {
  const content = 'a;b,c\n1;2,3\n4;5,6\n'
  const { source, rows } = await read(content, {
    delimiter: ',',
    headerRow: null,
    columnWord: 'Στήλη',
  })
  expect(source).toMatchObject({ delimiter: ',', headerRow: null, headers: ['Στήλη 1', 'Στήλη 2'] })
  expect(rows[0]).toEqual({ number: 1, cells: ['a;b', 'c'] })
  expect((await read(content, { headerRow: 2 })).source).toMatchObject({
    headerRow: 2,
    headers: ['1', '2,3'],
  })
})

test('all headers are different', async () => {
  expect(headerNames(['Phone', 'Phone', null, 'Phone (2)', 'Column 3'], 6, 'Column')).toEqual([
    'Phone',
    'Phone (3)',
    'Column 3 (2)',
    'Phone (2)',
    'Column 3',
    'Column 6',
  ])
  fc.assert(
    fc.property(
      fc.array(fc.option(fc.constantFrom('a', 'a (2)', 'a (3)', 'Column 1', 'Column 2'))),
      (cells) => {
        const names = headerNames(cells, cells.length + 2, 'Column')
        expect(new Set(names).size).toBe(cells.length + 2)
      },
    ),
  )
})

test('repeated headers, totals and longer rows are reported', async () => {
  const { rows } = await read(
    'Όνομα;Ποσό\nΠαπάς;1000\nΌΝΟΜΑ;ΠΟΣΟ\nΡήγα;2000;x\nΣύνολο Α.Ε.;500\nΓενικό σύνολο: 3.000;\n',
  )
  expect(rows).toMatchObject([
    { number: 2 },
    { number: 3, kind: 'repeatedHeader' },
    { number: 4, cells: ['Ρήγα', '2000', 'x'], odd: [{ column: 3, why: 'moreCells' }] },
    { number: 5 },
    { number: 6, kind: 'footer' },
  ])
  expect(rows.filter(({ kind }) => kind === undefined)).toHaveLength(3)
})

test.each(['Total;3.000', 'Итого:;3', 'ΣΥΝΟΛΟ;3000', 'Σύνολο: 3.000'])(
  '%s is a footer',
  async (last) => {
    const { rows } = await read(`name;amount\nA;1\nB;2\n${last}\n`)
    expect(rows.at(-1)).toMatchObject({ kind: 'footer' })
  },
)

test('row numbers are line numbers, and cells are clean', async () => {
  const { rows } = await read('name;notes\n\n"A\u200b ";"one\r\ntwo"\n;\nB;  \n')
  expect(rows).toEqual([
    { number: 3, cells: ['A', 'one\ntwo'] },
    { number: 6, cells: ['B', null] },
  ])
})

test('text is read in every encoding', async () => {
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`
  const cell = fc.string({ unit: 'binary', maxLength: 12 })
  const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), {
    minLength: 1,
    maxLength: 6,
  })
  await fc.assert(
    fc.asyncProperty(
      table,
      fc.constantFrom(...delimiters),
      fc.constantFrom('utf-8', 'utf-16le', 'utf-16be'),
      async (table, delimiter, encoding) => {
        // A lone surrogate has no bytes.
        const texts = table.map((row) => row.map((text) => text.toWellFormed()))
        const text = texts.map((row) => row.map(quoted).join(delimiter)).join('\n')
        const path = await fileOf(encodedBytes(`\ufeff${text}`, encoding))
        const expected = texts
          .map((row) => row.map((text) => cellText(text)))
          .filter((row) => row.some((text) => text !== null))
        const found: (string | null)[][] = []
        for await (const rows of csvRows(path, { encoding, delimiter }, usualLimits))
          found.push(...rows.map((row) => row.cells))
        expect(found).toEqual(expected)
      },
    ),
  )
})
