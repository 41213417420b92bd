// @module-tag faults
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { instantNow } from '#kit/clock.ts'
import { until } from '#kit/testing/eventually.ts'
import type { BackupStore } from '../store/backupStore.ts'
import { folderBackups } from '../store/folderBackups.ts'
import { bytesAt, lastPieces, lineOf, reachableAlong } from '../wal/lines.ts'
import { walName } from '../wal/shipWal.ts'
import { segmentName } from '../wal/walNames.ts'
import { strays } from './continues.ts'
import type { Position } from './continues.ts'
import { newestOwner, readRefused, writeOwner } from './ownerRecords.ts'
import { NotOwner, confirmToken, ownPlace } from './ownPlace.ts'
import type { OwnedPlace } from './ownPlace.ts'

let folder: string
let store: BackupStore
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'estia-owner-'))
  store = folderBackups(folder)
})
afterEach(async () => {
  await Promise.allSettled(owners.splice(0).map((each) => each.release()))
  rmSync(folder, { recursive: true, force: true })
})

const first = lineOf(1, '')
/** Forks in the middle of segment 7. */
const second = lineOf(2, '1\t0/7800000\tno recovery target specified\n')
const at = (line: Position['line'], segment: number): Position => ({ line, segment })
const owners: OwnedPlace[] = []
async function own(
  position: Position | null,
  more: { isDecided?: boolean; silence?: number } = {},
) {
  const owner = await ownPlace({ store, position, silence: 200, ...more })
  owners.push(owner)
  return owner
}
const send = (timeline: number, ...segments: number[]) =>
  Promise.all(
    segments.map((each) => store.write(walName(segmentName(timeline, each)), Readable.from(['x']))),
  )

test('a place has one owner, which learns about refused servers', async () => {
  const owner = await own(at(first, 5), { silence: 1_000 })
  await owner.noteSent({ upTo: '2026-11-28T10:00:00.000Z' })
  await expect(own(at(first, 5), { silence: 1_000 })).rejects.toThrow(/is in use by the server on/)
  await until(() => owner.refused() !== null)
  await owner.confirm()
  await confirmToken(store, owner.token)
  expect(await newestOwner(store)).toMatchObject({ upTo: '2026-11-28T10:00:00.000Z', timeline: 1 })
  await owner.release()
})

test('a server that was silent and replaced writes nothing more', async () => {
  const record = {
    number: 1,
    token: randomUUID(),
    host: 'gone',
    timeline: 1,
    upTo: null,
    renewals: 7,
    claimedOn: instantNow(),
    renewedOn: instantNow(3_600_000),
    isReleased: false,
    lastPiece: null,
    tenures: [],
  }
  await writeOwner(store, record)
  await send(1, 5, 6)
  const next = await own(at(first, 7))
  expect(await readRefused(store)).toBeNull()
  await expect(confirmToken(store, record.token)).rejects.toThrow('has been taken over')
  await writeOwner(store, { ...record, number: 3 })
  await expect.poll(() => next.confirm().catch((error: Error) => error)).toBeInstanceOf(NotOwner)
})

test('a server that shut down is replaced at once, even by a copy that continues where it ended', async () => {
  const old = await own(at(first, 5), { silence: 60_000 })
  await send(1, 5, 6)
  await old.release()
  const next = lineOf(2, '1\t0/7000000\tno recovery target specified\n')
  await (await own(at(next, 7), { silence: 60_000 })).release()
  expect(await newestOwner(store)).toMatchObject({ timeline: 2, number: 2 })
})

test('a copy with another future is refused, until an operator decides that it replaces the first', async () => {
  const old = await own(at(first, 5))
  await send(1, 5, 6, 7, 8)
  await old.release()
  await expect(own(at(second, 8))).rejects.toThrow('--take-over')
  await expect(own(at(first, 8))).rejects.toThrow('after this database was copied')
  const decided = await own(at(second, 8), { isDecided: true })
  await send(2, 7, 8)
  await decided.release()
  await (await own(at(second, 9))).release()
  await expect(own(at(first, 9))).rejects.toThrow(NotOwner)
})

test('if two servers start at once, one owns the place', async () => {
  const both = await Promise.allSettled([own(at(first, 5)), own(at(first, 5))])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('an encrypted record of another release still counts as an owner', async () => {
  await own(at(first, 5))
  const record = (await newestOwner(store))!
  await writeOwner(store, { ...record, number: 9, timeline: 'one' as never })
  await expect(newestOwner(store)).rejects.toThrow('another release')
})

test('a place of an older release belongs to the server that continues its log', () => {
  const last = lastPieces([segmentName(1, 5), segmentName(1, 6)])
  expect(strays(last, at(first, 7), null)).toBeNull()
  expect(strays(last, at(first, 6), null)).toBe('behind')
  expect(strays(last, at(second, 8), null)).toBeNull()
  expect(strays(lastPieces([segmentName(1, 7)]), at(second, 8), null)).toBe('elsewhere')
  expect(strays(lastPieces([segmentName(3, 7)]), at(second, 8), null)).toBe('elsewhere')
  expect(strays(new Map(), at(second, 8), null)).toBeNull()
  // A copy has written into it, but the first server still owns its own timeline.
  const spoiled = lastPieces([segmentName(1, 9), segmentName(2, 7), segmentName(2, 8)])
  expect(strays(spoiled, at(first, 10), null)).toBeNull()
})

test('the log is followed along one line of timelines, across forks, up to the first gap', () => {
  const names = new Set([5, 6, 7, 8, 9].map((each) => segmentName(1, each)))
  for (const each of [7, 8, 10]) names.add(segmentName(2, each))
  expect(reachableAlong(first, 5, names)).toBe(9)
  expect(reachableAlong(second, 5, names)).toBe(8)
  expect(reachableAlong(second, 8, names)).toBe(8)
  expect(reachableAlong(second, 9, names)).toBeNull()
  names.delete(segmentName(2, 7))
  expect(reachableAlong(second, 5, names)).toBe(6)
  const third = lineOf(3, '1\t0/7800000\tx\n2\t0/9000000\ty\n')
  expect(third.map(({ timeline }) => timeline)).toEqual([1, 2, 3])
  expect(bytesAt('1/2')).toBe(2n ** 32n + 2n)
})
