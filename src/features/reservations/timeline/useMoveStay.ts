// Moves a stay to other days or another object, shows it there at once, and offers to take it back.
import { useRef, useState } from 'react'
import { formatDate } from '#kit/fields/format.ts'
import { call } from '#kit/http/call.ts'
import { refresh, refreshed } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { showUndo } from '#kit/ui/showUndo.tsx'
import { reservationsApi } from '../reservations.contract.ts'
import { checkOutOf, isSameSlot, slotOf } from './slots.ts'
import type { MovedStays, Slot } from './slots.ts'
import type { TimelineStay } from './timeline.contract.ts'

export function useMoveStay(nameOf: (objectId: number) => string) {
  const t = useText()
  const [moved, setMoved] = useState<MovedStays>(new Map())
  const [said, setSaid] = useState('')
  // Who moves a stay again before the first answer has come was not overtaken by somebody else.
  const saving = useRef(new Map<number, Promise<number | undefined>>())

  /** The version that it has then; undefined where it was refused: the call has said why, and it goes back. */
  const save = async (id: number, slot: Slot, version?: number): Promise<number | undefined> => {
    setMoved((before) => new Map(before).set(id, slot))
    const { objectId, checkIn, duration } = slot
    try {
      const stored = await call(reservationsApi.saveReservation, {
        body: { id, object: { id: objectId }, checkIn, duration, ...(version && { version }) },
      })
      await refreshed()
      return stored.version
    } catch {
      // Somebody else may have been there first: the stay goes back to where it is by now.
      await refresh('reservation', 'occupancy')
      return undefined
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
    setMoved((all) => new Map(all).set(stay.id, slot))
    const earlier = saving.current.get(stay.id) ?? Promise.resolve(undefined)
    const saved = earlier.then((version = 0) =>
      save(stay.id, slot, Math.max(version, stay.version)),
    )
    saving.current.set(stay.id, saved)
    const version = await saved
    if (version === undefined) return
    const text = t('timeline.moved', {
      number: stay.reservationNumber,
      from: formatDate(slot.checkIn),
      till: formatDate(checkOutOf(slot)),
      object: nameOf(slot.objectId),
    })
    setSaid(text)
    showUndo({ text, undoText: t('kit.undo'), undo: () => save(stay.id, before, version) })
  }
  return { move, moved, said, say: setSaid }
}
