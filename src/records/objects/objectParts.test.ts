import { expect, test } from 'vitest'
import { features } from './objectFields.contract.ts'
import { featureGroups } from './objectParts.ts'

test('every feature of an object stands in exactly one group of the form', () => {
  expect(Object.values(featureGroups).flat().sort()).toEqual([...features].sort())
})
