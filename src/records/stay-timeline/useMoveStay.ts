// Moves a stay to other days or another object, shows it there at once, and offers to take it back.
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
  // Who moves a stay again before the first answer has come, or takes back two moves, was not overtaken.
  const [inLine] = useState(savesInLine)

  /** False where it was refused: the call has said why, and the stay goes back. */
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
      // Somebody else may have been there first: the stay goes back to where it is by now.
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
