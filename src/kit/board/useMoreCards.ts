import { useState } from 'react'
import { firstCards, mostCards } from '../http/paging.ts'

/** Columns of which more than the first cards are asked for, as a board's filter takes them. */
export function useMoreCards() {
  const [shown, setShown] = useState<Record<number, number>>({})
  const more = Object.entries(shown).map(([stage, cards]) => ({ stage: Number(stage), cards }))
  const showMore = (stage: number) =>
    setShown({
      ...shown,
      [stage]: Math.min((shown[stage] ?? firstCards) + firstCards, mostCards),
    })
  return { more, showMore }
}
