/** What a board knows of a card; its `version` tells whether somebody else has changed it. */
export type Card = { id: number; version: number }
export type Column<C extends Card = Card> = {
  /** 0: those that have none. */
  stage: number
  text: string
  closed: boolean
  totalRows: number
  items: C[]
}
export type CardOf<C extends Column> = C['items'][number]

/** Numbers of cards, each with the stage that it was moved to and the server has not answered with yet. */
export type MovedCards = ReadonlyMap<number, number>

/** The columns as they will be: what was moved stands first where it went to. */
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
