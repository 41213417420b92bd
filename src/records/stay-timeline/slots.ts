// Positions of stays on the timeline, also while a user moves them.
import { addDays } from '#kit/clock.ts'
import { nightsBetween } from '#records/reservations/stayDays.ts'
import type { TimelineRow, TimelineStay } from './timeline.contract.ts'

export type Window = { from: string; days: number }
/** Consecutive nights of an object. */
export type Slot = { objectId: number; checkIn: string; duration: number }

export const checkOutOf = ({ checkIn, duration }: Slot) => addDays(checkIn, duration)

/**
 * Position of days within the window, as percentages: from noon to noon, so that departure and arrival on one day are
 * both visible. Undefined outside of the window.
 */
export function placeOf(
  { from, days }: Window,
  begins: string,
  ends: string,
): { left: string; width: string; isCut: { start: boolean; end: boolean } } | undefined {
  const start = nightsBetween(from, begins) + 0.5
  const end = nightsBetween(from, ends) + 0.5
  const [left, right] = [Math.max(start, 0), Math.min(end, days)]
  if (right <= left) return undefined
  const percent = (part: number) => `${(part / days) * 100}%`
  return {
    left: percent(left),
    width: percent(right - left),
    isCut: { start: start < 0, end: end > days },
  }
}

export const slotOf = ({ objectId, checkIn, duration }: TimelineStay): Slot => ({
  objectId,
  checkIn,
  duration,
})

export const isSameSlot = (one: Slot, other: Slot): boolean =>
  one.objectId === other.objectId &&
  one.checkIn === other.checkIn &&
  one.duration === other.duration

/** New slots of moved stays, by id, until the server has answered. */
export type MovedStays = ReadonlyMap<number, Slot>

/** The rows with these stays moved. */
export function withMoved(rows: readonly TimelineRow[], moved: MovedStays): readonly TimelineRow[] {
  if (moved.size === 0) return rows
  const all = rows.flatMap(({ stays }) => stays)
  const now = all.map((stay) => {
    const slot = moved.get(stay.id)
    return slot ? { ...stay, ...slot, checkOut: checkOutOf(slot) } : stay
  })
  return rows.map((row) => ({ ...row, stays: now.filter(({ objectId }) => objectId === row.id) }))
}

/** The first free night from a day on. */
export function firstFree({ stays, blocks }: TimelineRow, from: string): string {
  const taken = [
    ...stays.map(({ checkIn, checkOut }) => ({ from: checkIn, till: checkOut })),
    ...blocks,
  ].toSorted((one, other) => (one.from < other.from ? -1 : 1))
  return taken.reduce((day, { from, till }) => (from <= day && day < till ? till : day), from)
}

type KeyPress = { key: string; shiftKey: boolean }

/** The slot after an arrow key; with Shift only its end moves. Undefined for other keys. */
export function stepped(
  slot: Slot,
  { key, shiftKey }: KeyPress,
  objects: readonly number[],
): Slot | undefined {
  const along = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
  const down = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
  if (along !== 0 && shiftKey) return { ...slot, duration: Math.max(1, slot.duration + along) }
  if (along !== 0) return { ...slot, checkIn: addDays(slot.checkIn, along) }
  if (down === 0) return undefined
  const objectId = objects[objects.indexOf(slot.objectId) + down] ?? slot.objectId
  return { ...slot, objectId }
}
