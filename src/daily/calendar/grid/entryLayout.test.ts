import { expect, test } from 'vitest'
import { placeEntries } from './entryLayout.ts'

const at = (time: string, category: 'viewing' | 'call' = 'viewing', clash = false) => ({
  at: `2026-11-22T${time}:00`,
  category,
  clashes: clash ? [{ by: 'key' as const, what: '', kind: null, id: null, at: null }] : [],
})
const places = (most: number, ...entries: ReturnType<typeof at>[]) => {
  const { placed, rest } = placeEntries(entries, most)
  return [
    ...placed.map(({ entry, column, columns }) => [entry.at.slice(11, 16), column, columns]),
    ...rest.map(({ from, count, clash }) => [`+${count}${clash ? '!' : ''}`, from / 60]),
  ]
}

test('entries one after another take the whole width', () => {
  expect(places(3, at('10:00'), at('11:00'), at('12:00'))).toEqual([
    ['10:00', 0, 1],
    ['11:00', 0, 1],
    ['12:00', 0, 1],
  ])
})

test('overlapping entries stand side by side, and a free column is reused', () => {
  expect(places(3, at('10:30'), at('10:00', 'call'), at('10:00'), at('14:00'))).toEqual([
    ['10:00', 0, 2],
    ['10:00', 1, 2],
    ['10:30', 1, 2],
    ['14:00', 0, 1],
  ])
})

test('entries without room are counted by hour, and their clashes are marked', () => {
  const full = [at('10:00'), at('10:10'), at('10:20'), at('10:30', 'call', true), at('14:00')]
  expect(places(3, ...full)).toEqual([
    ['10:00', 0, 3],
    ['10:10', 1, 3],
    ['14:00', 0, 1],
    ['+2!', 10],
  ])
})

test('the count of entries without room covers no entry before or after it', () => {
  const crowd = (time: string, category: 'viewing' | 'call') => Array(5).fill(at(time, category))
  const room = (...entries: ReturnType<typeof at>[]) =>
    placeEntries(entries, 3).rest.map(({ from, till, count }) => [from, till, count])
  const calls = [at('09:00', 'call'), at('09:00', 'call'), at('09:00', 'call')]
  expect(room(...calls, ...crowd('09:45', 'viewing'))).toEqual([[9 * 60 + 45, 10 * 60 + 45, 3]])
  expect(room(...crowd('10:00', 'call'), at('10:30'))).toEqual([[10 * 60, 10 * 60 + 30, 3]])
  expect(room(...crowd('10:45', 'viewing'), ...crowd('11:15', 'viewing'))).toEqual([
    [10 * 60 + 45, 11 * 60, 3],
    [11 * 60, 12 * 60, 5],
  ])
})

test('an entry ends at midnight at the latest', () => {
  expect(placeEntries([at('23:30')], 3).placed[0]).toMatchObject({ from: 1410, till: 1440 })
})
