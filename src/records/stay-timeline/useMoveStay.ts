// Moves a stay to other days or another object, shows it there at once, and offers to undo.
import { useState } from 'react'
import { formatDate } from '#kit/fields/format.ts'
import { call } from '#kit/http/call.ts'
import { refresh, refreshed } from '#kit/http/queries.ts'
import { savesInLine } from '#kit/http/savesInLine.ts'
import { useText } from '#kit/i18n/useText.ts'
import { showUndo } from '#kit/ui/confirm/showUndo.tsx'
import { reservationsApi } from '#records/reservations/reservations.contract.ts'
import { checkOutOf, isSameSlot, slotOf } from './slots.ts'
import type { MovedStays, Slot } from './slots.ts'
import type { TimelineStay } from './timeline.contract.ts'

export function useMoveStay(nameOf: (objectId: number) => string) {
  const t = useText()
  const [moved, setMoved] = useState<MovedStays>(new Map())
  const [said, setSaid] = useState('')
  // Queued, so that the user's own earlier moves, and undoing them, cause no version conflicts.
  const [inLine] = useState(savesInLine)

  /** Resolves to false if it was refused: then the banner has shown why, and the stay moves back. */
  const put = async (id: number, slot: Slot, seen: number): Promise<boolean> => {
    setMoved((before) => new Map(before).set(id, slot))
    const { objectId, checkIn, duration } = slot
    try {
      await inLine(id, seen, (version) =>
        call(reservationsApi.saveReservation, {
          body: { id, version, object: { id: objectId }, checkIn, duration },
        }),
      )
      await refreshed()
      return true
    } catch {
      // Somebody else may have changed the stay: show its present state.
      await refresh('reservation', 'occupancy')
      return false
    } finally {
      setMoved((before) => {
        const after = new Map(before)
        if (after.get(id) === slot) after.delete(id)
        return after
      })
    }
  }

  const move = async (stay: TimelineStay, slot: Slot) => {
    const before = slotOf(stay)
    if (isSameSlot(before, slot)) return
    if (!(await put(stay.id, slot, stay.version))) return
    const text = t('timeline.moved', {
      number: stay.reservationNumber,
      from: formatDate(slot.checkIn),
      till: formatDate(checkOutOf(slot)),
      object: nameOf(slot.objectId),
    })
    setSaid(text)
    const undo = () => put(stay.id, before, stay.version)
    showUndo({ text, undoText: t('kit.undo'), undo })
  }
  return { move, moved, said, say: setSaid }
}
