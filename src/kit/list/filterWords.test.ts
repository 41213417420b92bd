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

test('nothing is said of a list as it opens, nor of what is typed into its box', () => {
  expect(said(defaults)).toEqual([])
  expect(said({ ...defaults, searchStr: 'papa' })).toEqual([])
})

test('each filter in force is said in words', () => {
  const filters = { ...defaults, sources: [7, 8], objectId: 3, objectText: '#A12', year: 2025 }
  expect(said(filters)).toEqual(['Sources: Spitogatos, 8', 'Object: #A12', 'Year: 2025'])
})

test('one is taken away with the name of what it points at', () => {
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

test('choices that are on their way, and days that nobody chose, say so', () => {
  expect(
    chipsOf({ sources: [7] }, { sources: [] }, { sources: ['Sources', undefined] }),
  ).toMatchObject([{ value: '…' }])
  expect([dayWord(null), dayWord('2026-03-01')]).toEqual(['', '01.03.2026'])
})
