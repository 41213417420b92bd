import { expect, test } from 'vitest'
import type { Manifest } from '../base/manifest.ts'
import type { OwnerRecord } from '../owner/ownerRecords.ts'
import { lineOf } from '../wal/lines.ts'
import { segmentName } from '../wal/walNames.ts'
import { chooseRestorePath, completeUpTo } from './chooseRestorePath.ts'
import type { StoreContents } from './chooseRestorePath.ts'

const manifest: Manifest = {
  format: 1,
  id: '20261128T100000Z',
  version: '0.3.0',
  postgres: 18,
  system: '7',
  startedOn: '2026-11-28T10:00:00Z',
  finishedOn: '2026-11-28T10:01:00Z',
  timeline: 1,
  from: '0/5000028',
  to: '0/5000100',
  label: '',
  size: 0,
  parts: [],
  noted: {},
}
const owner: OwnerRecord = {
  number: 2,
  token: '5f0c2a36-5d3e-4c55-9d0a-0f1d8a3a7a11',
  host: 'second',
  renewals: 3,
  claimedOn: '2026-11-28T13:05:00.000Z',
  renewedOn: '2026-11-28T14:00:00.000Z',
  isReleased: false,
  timeline: 2,
  upTo: '2026-11-28T14:00:00.000Z',
  lastPiece: null,
  tenures: [
    { timeline: 1, from: '2026-11-28T10:00:00.000Z' },
    { timeline: 2, from: '2026-11-28T13:05:00.000Z' },
  ],
}
/** Restored to a moment in segment 7, while the original continued to segment 9. */
const place = (owned: OwnerRecord | null): StoreContents => ({
  manifests: [manifest],
  closed: 0,
  owner: owned,
  names: new Set([
    ...[5, 6, 7, 8, 9].map((each) => segmentName(1, each)),
    ...[7, 8, 9, 10].map((each) => segmentName(2, each)),
  ]),
  lines: [lineOf(2, '1\t0/7800000\tbefore 2026-11-28 12:30:00+00\n'), lineOf(1, '')],
})
const at = (time: string) => ({ kind: 'time', at: `2026-11-28T${time}:00.000Z` }) as const
const choose = (
  contents: StoreContents,
  ...more: [Parameters<typeof chooseRestorePath>[1], number?]
) => {
  const { timeline, last, hasGap, others, isGuessed } = chooseRestorePath(
    contents,
    more[0],
    'here',
    more[1],
  )
  return { timeline, last, hasGap, others, isGuessed }
}

test('a moment belongs to the server that owned the place then', () => {
  const sure = { hasGap: false, isGuessed: false }
  expect(choose(place(owner), at('12:50'))).toEqual({ timeline: 1, last: 9, others: [2], ...sure })
  expect(choose(place(owner), at('13:30'))).toEqual({ timeline: 2, last: 10, others: [1], ...sure })
  expect(choose(place(owner), { kind: 'end' })).toMatchObject({ timeline: 2, ...sure })
  expect(choose(place(owner), { kind: 'end' }, 1)).toMatchObject({ timeline: 1, ...sure })
})

test('without a recorded owner the choice is reported as a guess', () => {
  const guessed = { timeline: 2, others: [1], isGuessed: true }
  expect(choose(place(null), { kind: 'end' })).toMatchObject(guessed)
  const [, second] = owner.tenures
  expect(choose(place({ ...owner, tenures: [second!] }), at('12:50'))).toMatchObject(guessed)
  // A single server, of a release that recorded no owner.
  const alone = { ...place(null), lines: [lineOf(1, '')] }
  alone.names = new Set([5, 6, 7].map((each) => segmentName(1, each)))
  expect(choose(alone, at('12:50'))).toMatchObject({ timeline: 1, others: [], isGuessed: false })
})

test('a sent but missing end of the log is a gap', () => {
  const sent = { ...owner, lastPiece: segmentName(2, 11) }
  const way = chooseRestorePath(place(sent), { kind: 'end' }, 'here')
  expect(way).toMatchObject({ last: 10, hasGap: true })
  expect(completeUpTo(place(sent), way)).toBeNull()
  expect(completeUpTo(place(owner), chooseRestorePath(place(owner), at('13:30'), 'here'))).toBe(
    owner.upTo,
  )
})
