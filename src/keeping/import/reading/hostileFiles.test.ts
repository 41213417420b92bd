// @module-tag faults
import { randomFillSync } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readTable } from './intake.ts'
import { TableRefused, usualLimits } from './source.ts'
import type { SourceChoices, IntakeLimits, Row } from './source.ts'
import * as inProcess from './testing/intakeFiles.ts'
import { archiveOf, bookOf, intakeFiles, sheetRow, textCell } from './testing/intakeFiles.ts'

const fileOf = intakeFiles()
const limits: IntakeLimits = { ...usualLimits, bytes: 60_000_000, unzipped: 60_000_000 }
const csv: SourceChoices = { encoding: 'utf-8', delimiter: ';', headerRow: 1 }

async function allRows(path: string, source: SourceChoices = {}, given = limits): Promise<Row[]> {
  const all: Row[] = []
  await readTable(path, source, (rows) => void all.push(...rows), given)
  return all
}

/** The rows, or the reason of the refusal. */
async function outcome(content: string | Uint8Array, given = limits): Promise<string> {
  const path = await fileOf(content)
  try {
    return `${(await allRows(path, {}, given)).length} rows`
  } catch (error) {
    if (error instanceof TableRefused) return error.fault
    throw error
  }
}

test('files without a table are refused', async () => {
  expect(await outcome('')).toBe('noTable')
  expect(await outcome('\n\n ; ; \n')).toBe('noTable')
  expect(await outcome(Buffer.alloc(100_000))).toBe('noTable')
  expect(await outcome(randomFillSync(Buffer.alloc(100_000), 8))).toBe('noTable')
  expect(await outcome(Buffer.from('d0cf11e0a1b11ae1', 'hex'))).toBe('oldWorkbook')
  expect(await outcome(await archiveOf({ 'word/document.xml': '<a/>' }))).toBe('noTable')
  expect(await outcome((await bookOf({ sheets: { A: 'x' } })).subarray(0, 200))).toBe('noTable')
  expect(await outcome(await bookOf({ sheets: { A: '' } }))).toBe('noTable')
  expect(await outcome(await bookOf({ sheets: { A: '<row><c' } }))).toBe('noTable')
})

test('limits are enforced', async () => {
  const rows = 'name;town\nA;B\n'.repeat(100)
  expect(await outcome(rows, { ...limits, bytes: 100 })).toBe('tooLarge')
  expect(await outcome(rows, { ...limits, rows: 150 })).toBe('tooManyRows')
  expect(await outcome(`${'a;'.repeat(5000)}\n`)).toBe('tooManyColumns')
  expect(await outcome(`name;notes\nA;${'x'.repeat(10_000_000)}\n`)).toBe('longCell')
  expect(await outcome(`name;notes\nA;"${'x y\n'.repeat(2_500_000)}"\n`)).toBe('longCell')
  const wide = `a;b;c;d;e\n${Array.from({ length: 5 }, () => 'x'.repeat(45_000)).join(';')}\n`
  expect(await outcome(wide)).toBe('longRow')
  expect(await outcome(rows, { ...limits, allLetters: 150 })).toBe('tooMuchText')
  const broad = Array.from({ length: 5000 }, () => textCell('x')).join('')
  expect(await outcome(await bookOf({ sheets: { A: sheetRow(broad) } }))).toBe('tooManyColumns')
  const deep = sheetRow(textCell('x')).repeat(200)
  expect(await outcome(await bookOf({ sheets: { A: deep } }), { ...limits, rows: 150 })).toBe(
    'tooManyRows',
  )
})

test('bombs are refused', async () => {
  const bomb = await archiveOf({ 'xl/workbook.xml': ' '.repeat(100_000_000) })
  expect(bomb.length).toBeLessThan(200_000)
  expect(await outcome(bomb)).toBe('tooLarge')
  const sheet = await bookOf({ sheets: { A: ' '.repeat(100_000_000) } })
  expect(await outcome(sheet)).toBe('tooLarge')
  const doctype = `<!DOCTYPE a [<!ENTITY b "${'b'.repeat(1000)}"><!ENTITY c SYSTEM "file:///etc/passwd">]>`
  for (const entity of ['&b;', '&c;'])
    expect(
      await outcome(await bookOf({ sheets: { A: doctype + sheetRow(textCell(entity)) } })),
    ).toBe('noTable')
})

test('a file that takes too long is aborted, and the next one is read', async () => {
  const path = await fileOf('name;town\nA;B\n')
  const impatient = readTable(path, csv, () => undefined, { ...limits, patience: 0 })
  await expect(impatient).rejects.toMatchObject({ fault: 'tooLarge' })
  expect(await allRows(path, csv, limits)).toHaveLength(1)
})

test('a file that needs too much memory is aborted', async () => {
  const texts = Array.from({ length: 1_000_000 }, (_, at) => `a text of its own, number ${at}`)
  const sheets = { A: sheetRow(textCell('x')) }
  const given = { ...limits, megabytes: 30 }
  expect(await outcome(await bookOf({ sheets }), given)).toBe('1 rows')
  expect(await outcome(await bookOf({ sheets, shared: texts }), given)).toBe('tooLarge')
})

test('NUL bytes are dropped from the text', async () => {
  const path = await fileOf('name;town\nA\0B;\0\nC;D\n')
  expect(await allRows(path)).toEqual([
    { number: 2, cells: ['AB', null] },
    { number: 3, cells: ['C', 'D'] },
  ])
})

test('nothing is read ahead of a slow caller, whose errors end the reading', async () => {
  const path = await fileOf(`a;b\n${'x;y\n'.repeat(5000)}`)
  let open = 0
  const seen: number[] = []
  await readTable(path, csv, async (rows) => {
    expect(++open).toBe(1)
    await new Promise((resolve) => setImmediate(resolve))
    seen.push(rows.length)
    open--
  })
  expect(seen).toEqual([1000, 1000, 1000, 1000, 1000])
  let calls = 0
  const failing = readTable(path, csv, () => {
    calls++
    throw new Error('no room')
  })
  await expect(failing).rejects.toThrow('no room')
  expect(calls).toBe(1)
})

test('a missing file is an error, not a fault of the file', async () => {
  await expect(readTable('/nowhere/at/all', csv, () => undefined)).rejects.toThrow('ENOENT')
})

test('any bytes are read as a file or refused', async () => {
  const start = fc.constantFrom('', 'BEGIN:VCARD\n', 'PK\x03\x04', '\xff\xfe', 'sep=;\n', 'a;b\n"')
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 300 }),
    fc
      .string({
        unit: fc.constantFrom(';', '"', '\n', '\r', ':', '=', 'Α', ' ', '\0'),
        maxLength: 200,
      })
      .map((text) => Buffer.from(text)),
  )
  await fc.assert(
    fc.asyncProperty(start, bytes, async (start, rest) => {
      const path = await fileOf(Buffer.concat([Buffer.from(start, 'latin1'), rest]))
      const reading = inProcess.sourceOf(path).then((source) => inProcess.allRows(path, source))
      const found = await reading.catch((error: unknown) => error)
      const fault = found instanceof TableRefused || Array.isArray(found) ? null : found
      expect(fault).toBeNull()
    }),
  )
})
