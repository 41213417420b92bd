import { expect, test } from 'vitest'
import { asChosen, moved } from './photoOrder.ts'

const photo = (name: string) => ({ systemName: `${name}-1`, userName: name })

test('a picture moves to its new place, the others close up', () => {
  expect(moved(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c'])
  expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd'])
  expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b'])
})

test('pictures stand as they were chosen, whichever arrived first', () => {
  const [old, one, two, three] = ['old', 'one', 'two', 'three'].map(photo)
  const added = new Set([one!, two!, three!].map(({ systemName }) => systemName))
  const arrived = [old!, three!, one!, two!]
  expect(asChosen(arrived, added, ['one', 'two', 'three'])).toEqual([old, one, two, three])
})
