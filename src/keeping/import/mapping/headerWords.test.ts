// Each word of the table names one of its fields, however it is typed.
import { expect, test } from 'vitest'
import { foldedText } from '#kit/fields/when/foldedText.ts'
import { importKindNames } from '../import.contract.ts'
import { wordKey } from '../plan/wordKey.ts'
import { columnReading } from '../reading/columnReading.ts'
import { mainPart, partsOf, targetsOf } from '../targets.contract.ts'
import { headerKey } from './headerKey.ts'
import { headerWords } from './headerWords.ts'
import { proposeMapping } from './proposeMapping.ts'

const empty = columnReading([])
const noLabels = new Map<string, readonly string[]>()

/** In capitals without accents, with signs of a form, and as a program names its columns. */
const spellings = (word: string): string[] => {
  const capitals = foldedText(word).toUpperCase()
  return [word, capitals, ` ${word}: `, word.replaceAll(' ', '_')]
}

/** Without another day it is the day of the payment. */
const onlyDay: Record<string, string> = { paymentDate: 'payment.transactionDate' }

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
      const target = proposeMapping(kind, [column], noLabels).mapping.columns[0]!.target
      const isNamed =
        named.some(({ field }) => target === `${main}.${field}` || target === onlyDay[field]) ||
        // A word may be the name of another field: then that is meant.
        headerKey(target?.split('.')[1] ?? '').keys[0] === wordKey(header)
      return isNamed ? [] : [`${header}: ${target}`]
    }),
  )
  expect(fieldsOf.size).toBeGreaterThan(50)
  expect(missed).toEqual([])
})
