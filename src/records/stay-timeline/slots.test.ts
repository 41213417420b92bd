import { expect, test } from 'vitest'
import { firstFree, placeOf, stepped, withMoved } from './slots.ts'
import type { TimelineRow } from './timeline.contract.ts'

const window = { from: '2026-11-01', days: 10 }
const row = (id: number, stays: [id: number, checkIn: string, checkOut: string][]) =>
  ({
    id,
    blocks: [],
    stays: stays.map(([stay, checkIn, checkOut]) => ({
      id: stay,
      objectId: id,
      checkIn,
      checkOut,
    })),
  }) as unknown as TimelineRow

test('a stay is shown from noon to noon, cut off at the edge of the window', () => {
  expect(placeOf(window, '2026-11-03', '2026-11-05')).toMatchObject({ left: '25%', width: '20%' })
  expect(placeOf(window, '2026-10-20', '2026-11-01')).toMatchObject({ left: '0%', width: '5%' })
  expect(placeOf(window, '2026-11-10', '2026-11-20')).toMatchObject({
    left: '95%',
    isCut: { start: false, end: true },
  })
  expect(placeOf(window, '2026-11-11', '2026-11-20')).toBeUndefined()
  expect(placeOf(window, '2026-10-11', '2026-10-31')).toBeUndefined()
})

test('a moved stay is in its new row at once', () => {
  const rows = [row(1, [[7, '2026-11-01', '2026-11-03']]), row(2, [])]
  const moved = new Map([[7, { objectId: 2, checkIn: '2026-11-04', duration: 3 }]])
  expect(withMoved(rows, moved).map(({ stays }) => stays)).toMatchObject([
    [],
    [{ id: 7, checkIn: '2026-11-04', checkOut: '2026-11-07' }],
  ])
})

test('the first free night is after consecutive stays', () => {
  const taken = row(1, [
    [8, '2026-11-03', '2026-11-05'],
    [7, '2026-11-01', '2026-11-03'],
    [9, '2026-11-06', '2026-11-07'],
  ])
  expect(firstFree(taken, '2026-11-02')).toBe('2026-11-05')
  expect(firstFree(taken, '2026-10-02')).toBe('2026-10-02')
})

test('arrow keys move by days and objects, and with Shift change the end', () => {
  const slot = { objectId: 2, checkIn: '2026-11-30', duration: 1 }
  const press = (key: string, shiftKey = false) => stepped(slot, { key, shiftKey }, [1, 2, 3])
  expect(press('ArrowRight')).toEqual({ ...slot, checkIn: '2026-12-01' })
  expect(press('ArrowDown')).toEqual({ ...slot, objectId: 3 })
  expect(press('ArrowRight', true)).toEqual({ ...slot, duration: 2 })
  expect(press('ArrowLeft', true)).toEqual(slot)
  expect(press('a')).toBeUndefined()
})
