import { expect, test } from 'vitest'
import { dropped, movedByKey, toDay } from './movedByKey.ts'

const viewing = (at: string) => ({ kind: 'viewing', at }) as const
const press = (key: string, at: string, altKey = true) => movedByKey(viewing(at), { key, altKey })

test('Alt and an arrow key move by a quarter of an hour or by a day', () => {
  expect(press('ArrowDown', '2026-11-22T10:00:00')).toBe('2026-11-22T10:15:00')
  expect(press('ArrowUp', '2026-11-22T10:00:00')).toBe('2026-11-22T09:45:00')
  expect(press('ArrowRight', '2026-11-30T10:10:00')).toBe('2026-12-01T10:10:00')
  expect(press('ArrowLeft', '2026-11-22T10:00:00')).toBe('2026-11-21T10:00:00')
})

test('an arrow key alone or another key moves nothing', () => {
  expect(press('ArrowDown', '2026-11-22T10:00:00', false)).toBeUndefined()
  expect(press('x', '2026-11-22T10:00:00')).toBeUndefined()
})

test('skips the hour that is lost to the clock change, in both directions', () => {
  expect(press('ArrowDown', '2027-03-28T02:45:00')).toBe('2027-03-28T04:00:00')
  expect(press('ArrowUp', '2027-03-28T04:00:00')).toBe('2027-03-28T02:45:00')
  expect(press('ArrowRight', '2027-03-27T03:30:00')).toBe('2027-03-28T04:30:00')
})

test('an entry for the whole day stays one on another day', () => {
  const task = { kind: 'activity', at: '2026-11-22T00:00:00' } as const
  expect(movedByKey(task, { key: 'ArrowDown', altKey: true })).toBeUndefined()
  expect(movedByKey(task, { key: 'ArrowRight', altKey: true })).toBe('2026-11-23T00:00:00')
  expect(toDay(task, '2026-11-25')).toBe('2026-11-25T00:00:00')
  expect(dropped(task, '2026-11-25', 600)).toBe('2026-11-25T00:00:00')
})

test('a dropped entry begins on a quarter of an hour', () => {
  const at = '2026-11-22T10:00:00'
  expect(dropped(viewing(at), '2026-11-23', 667)).toBe('2026-11-23T11:00:00')
  expect(dropped(viewing(at), '2026-11-23', 668)).toBe('2026-11-23T11:15:00')
})

test('a late time is kept on another day, and no key leads out of the day', () => {
  expect(press('ArrowRight', '2026-11-22T23:50:00')).toBe('2026-11-23T23:50:00')
  expect(toDay(viewing('2026-11-22T23:59:00'), '2026-11-25')).toBe('2026-11-25T23:59:00')
  expect(press('ArrowDown', '2026-11-22T23:50:00')).toBe('2026-11-22T23:50:00')
  expect(press('ArrowUp', '2026-11-22T00:10:00')).toBe('2026-11-22T00:10:00')
  expect(dropped(viewing('2026-11-22T10:00:00'), '2026-11-23', 1500)).toBe('2026-11-23T23:45:00')
})

test('an activity with a time never becomes one for the whole day by moving', () => {
  const call = { kind: 'activity', at: '2026-11-22T00:15:00' } as const
  expect(movedByKey(call, { key: 'ArrowUp', altKey: true })).toBe(call.at)
  expect(dropped(call, '2026-11-23', 2)).toBe('2026-11-23T00:15:00')
  expect(dropped(viewing(call.at), '2026-11-23', 2)).toBe('2026-11-23T00:00:00')
})
