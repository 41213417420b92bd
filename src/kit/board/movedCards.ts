/** A card of a board; `version` shows whether somebody else has changed it. */
export type Card = { id: number; version: number }
export type Column<C extends Card = Card> = {
  /** 0: no stage. */
  stage: number
  text: string
  closed: boolean
  totalRows: number
  items: C[]
}
export type CardOf<C extends Column> = C['items'][number]

/** Ids of moved cards with their new stage, until the server confirms it. */
export type MovedCards = ReadonlyMap<number, number>

/** The columns with pending moves applied: moved cards come first in their new stage. */
export function withMoved<C extends Column>(columns: readonly C[], moved: MovedCards): C[] {
  return columns.map((column) => {
    const { stage, items, totalRows } = column
    const others = columns.filter((other) => other !== column).flatMap((other) => other.items)
    const came = others.filter(({ id }) => moved.get(id) === stage)
    const stayed = items.filter(({ id }) => (moved.get(id) ?? stage) === stage)
    return {
      ...column,
      items: [...came, ...stayed],
      totalRows: totalRows + came.length - (items.length - stayed.length),
    }
  })
}
