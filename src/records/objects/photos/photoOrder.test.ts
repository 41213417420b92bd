import { expect, test } from 'vitest'
import { inChosenOrder, moved } from './photoOrder.ts'

const photo = (name: string) => ({ systemName: `${name}-1`, userName: name })

test('moves a photo to another index', () => {
  expect(moved(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c'])
  expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd'])
  expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b'])
})

test('sorts new photos in the order in which they were chosen, whichever arrived first', () => {
  const [old, one, two, three] = ['old', 'one', 'two', 'three'].map(photo)
  const added = new Set([one!, two!, three!].map(({ systemName }) => systemName))
  const arrived = [old!, three!, one!, two!]
  expect(inChosenOrder(arrived, added, ['one', 'two', 'three'])).toEqual([old, one, two, three])
})
