import { expect, test } from 'vitest'
import { features } from './objectFields.contract.ts'
import { featureGroups } from './objectParts.ts'

test('every feature is in exactly one group of the form', () => {
  expect(Object.values(featureGroups).flat().sort()).toEqual([...features].sort())
})
