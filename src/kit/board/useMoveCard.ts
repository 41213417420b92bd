// Moves a card to another stage optimistically, and offers to undo it.
import { useState } from 'react'
import { refresh, refreshed } from '../http/queries.ts'
import { savesInLine } from '../http/savesInLine.ts'
import { useText } from '../i18n/useText.ts'
import { showUndo } from '../ui/confirm/showUndo.tsx'
import type { CardOf, Column, MovedCards } from './movedCards.ts'

export type Saving = {
  /** `version` is the one that this person has seen; the response has the new one. */
  save: (card: {
    id: number
    version: number
    stage: number | null
  }) => Promise<{ version: number }>
  /** The query of the board, to be fetched again if the server refuses because of a concurrent change. */
  subject: string
}

export function useMoveCard<C extends Column>(
  columns: readonly C[],
  nameOf: (card: CardOf<C>) => string,
  { save, subject }: Saving,
) {
  const t = useText()
  const [moved, setMoved] = useState<MovedCards>(new Map())
  const [said, setSaid] = useState('')
  const [inLine] = useState(savesInLine)
  const nameOfStage = (stage: number) =>
    columns.find((column) => column.stage === stage)?.text || t('kit.board.noStage')

  /** Resolves to false if the server refused it: the reason is shown, and the card moves back. */
  const put = async (id: number, stage: number, seen: number): Promise<boolean> => {
    setMoved((before) => new Map(before).set(id, stage))
    try {
      await inLine(id, seen, (version) => save({ id, version, stage: stage || null }))
      await refreshed()
      return true
    } catch {
      await refresh(subject)
      return false
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
