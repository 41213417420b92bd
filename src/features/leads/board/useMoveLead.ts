// Moves a lead to another stage, shows it there at once, and offers to take it back.
import { useState } from 'react'
import { call } from '#kit/http/call.ts'
import { refreshed } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { showUndo } from '#kit/ui/showUndo.tsx'
import { leadsApi } from '../leads.contract.ts'
import type { BoardColumn } from '../list/leadLists.contract.ts'
import type { MovedCards } from './movedCards.ts'

export function useMoveLead(columns: readonly BoardColumn[]) {
  const t = useText()
  const [moved, setMoved] = useState<MovedCards>(new Map())
  const [said, setSaid] = useState('')
  const nameOf = (stage: number) =>
    columns.find((column) => column.stage === stage)?.text || t('leads.board.noStage')

  /** False when the server did not take it; the call has said why, and the card goes back. */
  const save = async (id: number, stage: number): Promise<boolean> => {
    setMoved((before) => new Map(before).set(id, stage))
    try {
      await call(leadsApi.saveLead, { body: { id, stage: stage || null } })
      await refreshed()
      return true
    } catch {
      return false
    } finally {
      setMoved((before) => {
        const after = new Map(before)
        if (after.get(id) === stage) after.delete(id)
        return after
      })
    }
  }

  const move = async (id: number, stage: number) => {
    const card = columns.flatMap(({ items }) => items).find((each) => each.id === id)
    const from = moved.get(id) ?? card?.stage ?? 0
    if (!card || from === stage) return
    const text = t('leads.board.moved', { name: card.name || `#${id}`, stage: nameOf(stage) })
    if (!(await save(id, stage))) return
    setSaid(text)
    showUndo({ text, undoText: t('kit.undo'), undo: async () => void (await save(id, from)) })
  }
  return { move, moved, said }
}
