import { useState } from 'react'
import { firstCards, mostCards } from '../http/paging.ts'

/** The columns for which more cards are fetched, as input of the board's endpoint. */
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
