import { expect, test } from 'vitest'
import { withMoved } from './movedCards.ts'
import type { Column } from './movedCards.ts'

const column = (stage: number, ids: number[], totalRows = ids.length): Column => ({
  stage,
  text: '',
  closed: false,
  totalRows,
  items: ids.map((id) => ({ id, version: 1 })),
})
const seen = (columns: Column[]) =>
  columns.map(({ items, totalRows }) => [items.map(({ id }) => id), totalRows])

test('a moved card is first in its new column, and both counts change', () => {
  const columns = [column(1, [5, 4], 30), column(2, [3])]
  expect(seen(withMoved(columns, new Map([[4, 2]])))).toEqual([
    [[5], 29],
    [[4, 3], 2],
  ])
})

test('no card is counted twice once the server has answered', () => {
  const columns = [column(1, [5]), column(2, [4, 3])]
  expect(seen(withMoved(columns, new Map([[4, 2]])))).toEqual([
    [[5], 1],
    [[4, 3], 2],
  ])
})
