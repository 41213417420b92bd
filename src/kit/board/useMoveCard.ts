// Moves a card to another stage optimistically, and offers to undo it.
import { useState } from 'react'
import { useText } from '../i18n/useText.ts'
import { showUndo } from '../ui/confirm/showUndo.tsx'
import type { CardOf, Column, MovedCards } from './movedCards.ts'
import { useSaveStage } from './useSaveStage.ts'
import type { StageSaving } from './useSaveStage.ts'

export function useMoveCard<C extends Column>(
  columns: readonly C[],
  nameOf: (card: CardOf<C>) => string,
  saving: StageSaving,
) {
  const t = useText()
  const [moved, setMoved] = useState<MovedCards>(new Map())
  const [said, setSaid] = useState('')
  const saveStage = useSaveStage(saving)
  const nameOfStage = (stage: number) =>
    columns.find((column) => column.stage === stage)?.text || t('kit.board.noStage')

  /** Resolves to false if the server refused it: the reason is shown, and the card moves back. */
  const put = async (id: number, stage: number, seen: number): Promise<boolean> => {
    setMoved((before) => new Map(before).set(id, stage))
    try {
      return await saveStage(id, stage || null, seen)
    } finally {
      setMoved((now) => {
        const after = new Map(now)
        if (after.get(id) === stage) after.delete(id)
        return after
      })
    }
  }

  const move = async (id: number, stage: number) => {
    const column = columns.find(({ items }) => items.some((each) => each.id === id))
    const card = column?.items.find((each) => each.id === id)
    const from = moved.get(id) ?? column?.stage ?? 0
    if (!card || from === stage) return
    const text = t('kit.board.moved', { name: nameOf(card), stage: nameOfStage(stage) })
    if (!(await put(id, stage, card.version))) return
    setSaid(text)
    const undo = async () => void (await put(id, from, card.version))
    showUndo({ text, undoText: t('kit.undo'), undo })
  }
  return { move, moved, said }
}
