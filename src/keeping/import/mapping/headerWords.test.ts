// Each word of the table names one of its fields, however it is typed.
import { expect, test } from 'vitest'
import { foldedText } from '#kit/fields/when/foldedText.ts'
import { importKindNames } from '../import.contract.ts'
import { wordKey } from '../plan/wordKey.ts'
import { columnReading } from '../reading/columnReading.ts'
import { mainPart, partsOf, targetsOf } from '../targets.contract.ts'
import { headerWords } from './headerWords.ts'
import { proposeMapping } from './proposeMapping.ts'

const empty = columnReading([])
const noLabels = new Map<string, readonly string[]>()

/** In capitals without accents, with signs of a form, and as a program names its columns. */
const spellings = (word: string): string[] => {
  const capitals = foldedText(word).toUpperCase()
  return [word, capitals, ` ${word}: `, word.replaceAll(' ', '_')]
}

test.each(importKindNames)('%s', (kind) => {
  const main = mainPart(kind)
  const { entity } = partsOf[kind][main]!
  const targets = targetsOf(kind)
  const fieldsOf = Map.groupBy(
    Object.entries(headerWords[entity]!).flatMap(([field, words]) =>
      targets.has(`${main}.${field}`) ? words.split(', ').map((word) => ({ field, word })) : [],
    ),
    ({ word }) => wordKey(word),
  )
  const missed = [...fieldsOf.values()].flatMap((named) =>
    spellings(named[0]!.word).flatMap((header) => {
      const column = { header, reading: empty }
      const target = proposeMapping(kind, [column], noLabels).columns[0]!.target
      return named.some(({ field }) => target === `${main}.${field}`)
        ? []
        : [`${header}: ${target}`]
    }),
  )
  expect(fieldsOf.size).toBeGreaterThan(50)
  expect(missed).toEqual([])
})
