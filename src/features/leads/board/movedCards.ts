import type { BoardColumn } from '../list/leadLists.contract.ts'

/** Numbers of leads, each with the stage that it was moved to and the server has not answered with yet. */
export type MovedCards = ReadonlyMap<number, number>

/** The columns as they will be: what was moved stands first where it went to. */
export function withMoved(columns: readonly BoardColumn[], moved: MovedCards): BoardColumn[] {
  const all = columns.flatMap(({ items }) => items)
  return columns.map((column) => {
    const { stage, items, totalRows } = column
    const came = all.filter((card) => moved.get(card.id) === stage && (card.stage ?? 0) !== stage)
    const stayed = items.filter(({ id }) => (moved.get(id) ?? stage) === stage)
    return {
      ...column,
      items: [...came, ...stayed],
      totalRows: totalRows + came.length - (items.length - stayed.length),
    }
  })
}
