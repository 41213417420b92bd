// Kinds have numbers in addresses, tables and filters: two with the same number would be confused.
import { expect, test } from 'vitest'
import '#app/features.ts'
import { logEntities, logNumberOf } from '#base/action-log/actionLog.contract.ts'
import { assignmentKinds, parentKinds, recordKinds, records } from './records.contract.ts'

test.each<[string, () => (number | string)[]]>([
  ['numbers in the action log', () => logEntities().map(logNumberOf)],
  ['numbers as parents', () => parentKinds().map((kind) => records[kind].parent)],
  [
    'numbers of assignments',
    () => assignmentKinds().map((kind) => records[kind].assignment.number),
  ],
  ['names of assignments', () => assignmentKinds().map((kind) => records[kind].assignment.name)],
  ['names', () => recordKinds().map((kind) => records[kind].entity)],
  ['names of search hits', () => recordKinds().flatMap((kind) => [...records[kind].hits])],
  [
    'names of fields that refer to them',
    () => recordKinds().flatMap((kind) => [...records[kind].refs]),
  ],
])('no two kinds share %s', (_what, ofAll) => {
  const all = ofAll()
  expect(all.length).toBeGreaterThan(1)
  expect(all).toEqual([...new Set(all)])
})
