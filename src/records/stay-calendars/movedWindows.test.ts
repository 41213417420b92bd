import { addDays } from '#kit/clock.ts'
import { expect, test } from 'vitest'
import type { FoundDays } from './foundDays.ts'
import { pairOfWindows } from './movedWindows.ts'

type More = Partial<FoundDays>
const window = (uid: string, from: string, nights: number, more: More = {}): FoundDays => ({
  uid,
  from,
  till: addDays(from, nights),
  summary: null,
  kind: 'closed',
  cancelled: false,
  ...more,
})
const pairs = (fresh: FoundDays[], missing: FoundDays[]) =>
  [...pairOfWindows(fresh, missing)].map(([one, other]) => `${one.uid} was ${other.uid}`)

test('a window matches the one that it overlaps most, and never a stay', () => {
  const missing = [window('old', '2026-12-01', 10), window('other', '2027-03-01', 4)]
  expect(pairs([window('new', '2026-12-05', 10)], missing)).toEqual(['new was old'])
  expect(pairs([window('new', '2026-12-06', 10)], missing)).toEqual([])
  expect(pairs([window('new', '2026-12-01', 10, { kind: 'booked' })], missing)).toEqual([])
  const two = [window('a', '2026-12-01', 10), window('b', '2026-12-02', 10)]
  expect(pairs(two, missing)).toEqual(['a was old'])
})

test('thousands of new windows are not compared pair by pair', () => {
  const many = (name: string) =>
    Array.from({ length: 5000 }, (_, at) => window(`${name}${at}`, '2026-12-01', 10))
  expect(pairs(many('new'), many('old'))).toEqual([])
  expect(pairs(many('new').slice(0, 100), many('old').slice(0, 100))).toHaveLength(100)
})
