import { expect, test } from 'vitest'
import { chipsOf, choiceWords, dayWord } from './filterWords.ts'

const defaults = {
  searchStr: '',
  sources: [] as number[],
  objectId: null as number | null,
  objectText: '',
  assigned: null as number | null,
  assignedText: '',
  year: 2026,
}
const words = (filters: typeof defaults) => ({
  sources: ['Sources', choiceWords([{ value: 7, text: 'Spitogatos' }], filters.sources)] as const,
  objectId: ['Object', filters.objectText] as const,
  assigned: ['Assigned', filters.assignedText] as const,
  year: ['Year', String(filters.year)] as const,
})
const said = (filters: typeof defaults) =>
  chipsOf(filters, defaults, words(filters)).map(({ label, value }) => `${label}: ${value}`)

test('default filters and the search text have no chips', () => {
  expect(said(defaults)).toEqual([])
  expect(said({ ...defaults, searchStr: 'papa' })).toEqual([])
})

test('each active filter is described in words', () => {
  const filters = { ...defaults, sources: [7, 8], objectId: 3, objectText: '#A12', year: 2025 }
  expect(said(filters)).toEqual(['Sources: Spitogatos, 8', 'Object: #A12', 'Year: 2025'])
})

test('removing a filter removes the name of its record too', () => {
  const filters = {
    ...defaults,
    objectId: 3,
    objectText: '#A12',
    assigned: 5,
    assignedText: 'Eleni',
  }
  const chips = chipsOf(filters, defaults, words(filters))
  expect(chips.map(({ without }) => without)).toEqual([
    { objectId: null, objectText: '' },
    { assigned: null, assignedText: '' },
  ])
})

test('choices that are loading, and days that are not set, are described as such', () => {
  expect(
    chipsOf({ sources: [7] }, { sources: [] }, { sources: ['Sources', undefined] }),
  ).toMatchObject([{ value: '…' }])
  expect([dayWord(null), dayWord('2026-03-01')]).toEqual(['', '01.03.2026'])
})
