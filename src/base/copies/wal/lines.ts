// Lines of timelines. A restored database continues on a new timeline, which forks from the previous one; its history, a small
// file beside the log, lists the forks.
import { text } from 'node:stream/consumers'
import { unpacked } from '../pack/pack.ts'
import { OtherKey } from '../pack/sealing.ts'
import type { BackupKey } from '../pack/sealing.ts'
import type { BackupStore } from '../store/backupStore.ts'
import { walFolder, walName } from './shipWal.ts'
import { isSegment, segmentName, segmentNumber, segmentSize, timelineOf } from './walNames.ts'

/** A section of one timeline: up to the fork at position `endsAt`; without it, up to its end. */
export type TimelineSection = { timeline: number; endsAt: bigint }
/** From the first timeline to the last. */
export type TimelineHistory = readonly TimelineSection[]

const everything = 2n ** 64n - 1n

/** Converts a log position such as `0/7000028` to bytes from the beginning of the log. */
export function bytesAt(position: string): bigint {
  const [high = '0', low = '0'] = position.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

/** @param history the contents of PostgreSQL's file `0000000N.history`; empty for the first timeline */
export function lineOf(timeline: number, history: string): TimelineHistory {
  const forks = history.split('\n').flatMap((each) => {
    const found = /^\s*(\d+)\s+([\dA-F]+\/[\dA-F]+)/.exec(each)
    return found ? [{ timeline: Number(found[1]), endsAt: bytesAt(found[2]!) }] : []
  })
  return [...forks, { timeline, endsAt: everything }]
}

export const endOfSegment = (segment: number): bigint => BigInt(segment + 1) * BigInt(segmentSize)

/** The last segment of each timeline. */
export type LastPieces = ReadonlyMap<number, number>

export function lastPieces(names: Iterable<string>): LastPieces {
  const last = new Map<number, number>()
  for (const name of names) {
    if (!isSegment(name)) continue
    const [timeline, number] = [timelineOf(name), segmentNumber(name)]
    if (number >= (last.get(timeline) ?? -1)) last.set(timeline, number)
  }
  return last
}

/** The timeline that has this segment: the last one that wrote into it. */
export const timelineAt = (line: TimelineHistory, segment: number): number =>
  line.findLast((_, at) => (line[at - 1]?.endsAt ?? 0n) < endOfSegment(segment))!.timeline

/**
 * The number of the last segment that a restore along this line reaches from `from` without a gap; null if that one is missing.
 * A segment that contains a fork belongs to the later timeline, whose copy begins with the shared part.
 */
export function reachableAlong(
  line: TimelineHistory,
  from: number,
  names: ReadonlySet<string>,
): number | null {
  const isThere = (segment: number) => names.has(segmentName(timelineAt(line, segment), segment))
  if (!isThere(from)) return null
  let last = from
  while (isThere(last + 1)) last++
  return last
}

/**
 * The line of each timeline in the place, newest first. Leaves out timelines whose history is missing or encrypted with another
 * key.
 */
export async function readLines(
  store: BackupStore,
  key: BackupKey | null,
  names: ReadonlySet<string>,
): Promise<TimelineHistory[]> {
  const timelines = new Set([...names].filter(isSegment).map(timelineOf))
  const lines: TimelineHistory[] = []
  for (const timeline of [...timelines].toSorted((a, b) => b - a)) {
    const name = historyName(timeline)
    if (timeline > 1 && !names.has(name)) continue
    const history = timeline === 1 ? '' : await readHistory(store, key, name)
    if (history !== null) lines.push(lineOf(timeline, history))
  }
  return lines
}

/** Null if it is encrypted with another key. */
const readHistory = async (store: BackupStore, key: BackupKey | null, name: string) =>
  text(unpacked(await store.read(walName(name)), walName(name), key)).catch((error: unknown) => {
    if (error instanceof OtherKey) return null
    throw error
  })

export const historyName = (timeline: number): string =>
  `${timeline.toString(16).toUpperCase().padStart(8, '0')}.history`

export async function logNames(store: BackupStore): Promise<Set<string>> {
  const names = new Set<string>()
  for await (const { name } of store.list(walFolder)) names.add(name.slice(walFolder.length))
  return names
}
