import { expect, test } from 'vitest'
import type { BoardColumn } from '../list/leadLists.contract.ts'
import { withMoved } from './movedCards.ts'

const column = (stage: number, ids: number[], totalRows = ids.length) =>
  ({ stage, totalRows, items: ids.map((id) => ({ id, stage })) }) as unknown as BoardColumn
const seen = (columns: BoardColumn[]) =>
  columns.map(({ items, totalRows }) => [items.map(({ id }) => id), totalRows])

test('a card that was moved stands first in its new column, and both are counted anew', () => {
  const columns = [column(1, [5, 4], 30), column(2, [3])]
  expect(seen(withMoved(columns, new Map([[4, 2]])))).toEqual([
    [[5], 29],
    [[4, 3], 2],
  ])
})

test('nothing is counted twice once the server has answered', () => {
  const columns = [column(1, [5]), column(2, [4, 3])]
  expect(seen(withMoved(columns, new Map([[4, 2]])))).toEqual([
    [[5], 1],
    [[4, 3], 2],
  ])
})
