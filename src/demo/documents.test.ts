import { readSheet } from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { generate } from './demoAgency.ts'
import { makePaper } from './documents.ts'

const { documents, documentFiles } = generate('2026-03-16')

test('some thirty documents in three scripts, one of them still without a file', () => {
  expect(documents.length).toBeGreaterThanOrEqual(30)
  for (const script of [/\p{Script=Greek}/u, /\p{Script=Cyrillic}/u, /^[\p{Script=Latin} ,]+$/u])
    expect(documents.filter(({ name }) => script.test(name)).length).toBeGreaterThanOrEqual(7)
  const withFiles = new Set(documentFiles.map(({ parentId }) => parentId))
  expect(documents.filter(({ id }) => !withFiles.has(id)).map(({ name }) => name)).toEqual([
    'Έντυπο παραπόνων',
  ])
})

test('files have the formats of their names', async () => {
  const of = (extension: string) =>
    makePaper(documentFiles.find(({ userName }) => userName.endsWith(extension))!.content)
  expect((await of('.txt')).toString()).toContain('11:00')
  expect((await of('.rtf')).toString('latin1')).toMatch(/^\{\\rtf1[\x00-\x7f]+\}$/)
  const rows = await readSheet(await of('.xlsx'))
  expect(rows[1]).toEqual(['Μεσιτεία πώλησης, %', 2])
})
