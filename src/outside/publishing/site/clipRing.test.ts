import { expect, test } from 'vitest'
import { clipRing } from './clipRing.ts'
import type { Dot } from './clipRing.ts'

const square = (from: number, to: number): Dot[] => [
  [from, from],
  [to, from],
  [to, to],
  [from, to],
]

test('a ring inside the picture is unchanged', () => {
  expect(clipRing(square(10, 20), 100, 50)).toEqual(square(10, 20))
})

test('a ring outside the picture is dropped', () => {
  expect(clipRing(square(200, 300), 100, 50)).toEqual([])
})

test('a ring that covers the picture becomes its outline', () => {
  expect(clipRing(square(-1000, 1000), 100, 50)).toHaveLength(4)
  expect(new Set(clipRing(square(-1000, 1000), 100, 50).map(String))).toEqual(
    new Set(['0,0', '100,0', '100,50', '0,50']),
  )
})

test('a ring that crosses an edge is cut there', () => {
  expect(clipRing(square(-10, 20), 100, 50)).toEqual([
    [0, 0],
    [20, 0],
    [20, 20],
    [0, 20],
  ])
})
