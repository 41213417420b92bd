// Drags stays, their ends, or new bookings over the timeline, by pointer or keyboard.
import { addDays } from '#kit/clock.ts'
import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent, PointerEvent, RefObject } from 'react'
import { nightsBetween } from '#records/reservations/stayDays.ts'
import { isSameSlot, slotOf, stepped } from './slots.ts'
import type { Slot, Window } from './slots.ts'
import type { TimelineStay } from './timeline.contract.ts'
import { preventScroll, onLongPress } from './onLongPress.ts'
import { pointIn } from './pointIn.ts'

export type DraggedStay = {
  does: 'move' | 'stretch' | 'book'
  /** Null for a new booking. */
  stay: TimelineStay | null
  slot: Slot
  byKeys: boolean
}
type CarryOptions = {
  frame: RefObject<HTMLElement | null>
  window: Window
  objects: readonly number[]
  onMove: (stay: TimelineStay, slot: Slot) => void
  onBook: (slot: Slot) => void
  /** Announces the slot to screen readers; null when the user has cancelled. */
  onStep: (slot: Slot | null) => void
}

export function useDraggedStay({
  frame,
  window: shown,
  objects,
  onMove,
  onBook,
  onStep,
}: CarryOptions) {
  const [carried, setCarried] = useState<DraggedStay | null>(null)
  const end = useRef<() => void>(() => {})
  const isHeld = useRef(false)
  useEffect(() => {
    const free = preventScroll(frame.current!, () => isHeld.current)
    return () => {
      free()
      end.current()
    }
  }, [frame])

  const drop = ({ stay, slot }: DraggedStay) => (stay ? onMove(stay, slot) : onBook(slot))

  /** Follows the pointer until it is released; without a movement it stays a click. */
  const follow = (event: PointerEvent, to: (day: string, objectId: number) => DraggedStay) => {
    if (event.button !== 0) return
    end.current()
    const begun = { clientX: event.clientX, clientY: event.clientY }
    if (event.pointerType !== 'touch') return carry(begun, to)
    // A stay held by a finger is shown as soon as it is picked up.
    end.current = onLongPress(begun, () => {
      isHeld.current = true
      carry(begun, to)
    })
  }

  const carry = (
    begun: { clientX: number; clientY: number },
    to: (day: string, objectId: number) => DraggedStay,
  ) => {
    let now: DraggedStay | null = null
    const take = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
      const { day, row } = pointIn(frame.current!, shown.days, clientX, clientY)
      now = to(addDays(shown.from, day), objects[Math.min(row, objects.length - 1)]!)
      setCarried(now)
    }
    const move = (at: globalThis.PointerEvent) => {
      if (now || Math.hypot(at.clientX - begun.clientX, at.clientY - begun.clientY) >= 4) take(at)
    }
    const finish = (isTaken: boolean) => {
      end.current()
      if (now) keepFromClicking()
      if (now && isTaken) drop(now)
    }
    const up = () => finish(true)
    const cancel = () => finish(false)
    const key = ({ key }: globalThis.KeyboardEvent) => key === 'Escape' && cancel()
    end.current = () => {
      end.current = () => {}
      setCarried(null)
      isHeld.current = false
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', up)
      removeEventListener('pointercancel', cancel)
      removeEventListener('keydown', key)
    }
    addEventListener('pointermove', move)
    addEventListener('pointerup', up)
    addEventListener('pointercancel', cancel)
    addEventListener('keydown', key)
    if (isHeld.current) take(begun)
  }

  const grab = (event: PointerEvent, stay: TimelineStay, does: 'move' | 'stretch') => {
    const at = pointIn(frame.current!, shown.days, event.clientX, event.clientY).day
    const held = nightsBetween(stay.checkIn, addDays(shown.from, at))
    const slot = slotOf(stay)
    follow(event, (day, objectId) => ({
      does,
      stay,
      byKeys: false,
      slot:
        does === 'move'
          ? { ...slot, objectId, checkIn: addDays(day, -held) }
          : { ...slot, duration: Math.max(1, nightsBetween(stay.checkIn, day)) },
    }))
  }

  const bookFrom = (event: PointerEvent, objectId: number) => {
    const { day: first } = pointIn(frame.current!, shown.days, event.clientX, event.clientY)
    const begins = addDays(shown.from, first)
    follow(event, (day) => {
      const [checkIn, checkOut] = day < begins ? [day, begins] : [begins, day]
      const duration = Math.max(1, nightsBetween(checkIn, checkOut))
      return { does: 'book', stay: null, byKeys: false, slot: { objectId, checkIn, duration } }
    })
  }

  /** Space picks up and drops, arrow keys move, Escape cancels. */
  const onKeyDown = (event: KeyboardEvent, stay: TimelineStay | null, slot: Slot) => {
    // Compared by id, because a refetch makes new objects of the same stays.
    const held = carried?.byKeys && carried.stay?.id === stay?.id ? carried : null
    if (!held) {
      if (event.key !== ' ') return
      event.preventDefault()
      setCarried({ does: stay ? 'move' : 'book', stay, slot, byKeys: true })
      onStep(slot)
      return
    }
    const next = stepped(held.slot, event, objects)
    const leaves = event.key === 'Escape' || event.key === 'Tab'
    if (!next && !leaves && event.key !== ' ' && event.key !== 'Enter') return
    if (event.key !== 'Tab') event.preventDefault()
    if (next) {
      if (!isSameSlot(next, held.slot)) onStep(next)
      return setCarried({ ...held, slot: next })
    }
    setCarried(null)
    if (leaves) onStep(null)
    else drop(held)
  }
  return { carried, grab, bookFrom, onKeyDown }
}

// The click at the end of a drag is ignored.
function keepFromClicking() {
  const swallow = (event: MouseEvent) => {
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0)
}
