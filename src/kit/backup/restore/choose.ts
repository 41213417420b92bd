// Chooses what a restore begins with and the line of the log that it follows.
import { newestOwner } from '../owner/ownerRecords.ts'
import type { OwnerRecord } from '../owner/ownerRecords.ts'
import type { Manifest } from '../base/manifest.ts'
import { readManifests } from '../base/manifest.ts'
import type { BackupKey, OtherKey } from '../pack/sealing.ts'
import type { BackupStore } from '../store/backupStore.ts'
import { bytesAt, logNames, reachableAlong, readLines } from '../wal/lines.ts'
import type { Line } from '../wal/lines.ts'
import { isSegment, segmentAt, segmentNumber, timelineOf } from '../wal/walNames.ts'
import type { Target } from './replay.ts'

/** What can be restored of a line, from one base backup on. */
export type Way = {
  manifest: Manifest
  line: Line
  timeline: number
  /** The last piece of the log that is reached without a gap. */
  last: number
  /** More of the line is there, behind a gap. */
  hasGap: boolean
}

/** All that a place has. */
export type Contents = {
  /** The oldest first. */
  manifests: Manifest[]
  /** Base backups that were sealed with another key. */
  closed: number
  names: Set<string>
  lines: Line[]
  owner: OwnerRecord | null
}

export async function readContents(store: BackupStore, key: BackupKey | null): Promise<Contents> {
  const closed: OtherKey[] = []
  const manifests = await readManifests(store, key, (error) => closed.push(error))
  if (manifests.length === 0 && closed[0]) throw closed[0]
  const names = await logNames(store)
  return {
    ...{ manifests, names, closed: closed.length },
    ...{ lines: await readLines(store, key, names), owner: await newestOwner(store) },
  }
}

export const timelineOfLine = (line: Line): number => line.at(-1)!.timeline

/** The ways to restore a line, those from the newest base backup first. */
export function waysAlong({ manifests, names }: Contents, line: Line): Way[] {
  const timeline = timelineOfLine(line)
  const ends = Math.max(
    -1,
    ...[...names]
      .filter((name) => isSegment(name) && timelineOf(name) === timeline)
      .map(segmentNumber),
  )
  return manifests.toReversed().flatMap((manifest) => {
    const stretch = line.find((each) => each.timeline === manifest.timeline)
    if (!stretch || bytesAt(manifest.to) > stretch.endsAt) return []
    const last = reachableAlong(line, segmentAt(manifest.from), names)
    // Without the log of its own time a base backup is not whole: an earlier one may be.
    if (last === null || last < segmentAt(manifest.to)) return []
    return [{ manifest, line, timeline, last, hasGap: ends > last }]
  })
}

/**
 * The way to the target. Of several lines it is the owner's, else the one that goes on furthest.
 * @param timeline of the line that was asked for
 */
export function chooseWay(
  contents: Contents,
  target: Target,
  where: string,
  timeline?: number,
): Way {
  const oldest = contents.manifests[0]
  if (!oldest) throw new Error(`There is no backup in ${where}`)
  const fits = ({ finishedOn, noted }: Manifest) => {
    if (target.kind === 'time') return Date.parse(finishedOn) <= Date.parse(target.at)
    return target.kind === 'end' || noted['point'] === target.name
  }
  if (!contents.manifests.some(fits))
    throw new Error(
      `The oldest backup in ${where} is of ${oldest.finishedOn}: nothing before can be restored`,
    )
  const lines = inOrder(contents).filter(
    (line) => timeline === undefined || timelineOfLine(line) === timeline,
  )
  if (lines.length === 0 && timeline !== undefined)
    throw new Error(`The backups in ${where} have no timeline ${timeline}`)
  for (const line of lines) {
    const way = waysAlong(contents, line).find(({ manifest }) => fits(manifest))
    if (way) return way
  }
  throw new Error(`The backups in ${where} lack a part of their log: try another moment`)
}

export type Range = {
  timeline: number
  /** Every moment from here on can be restored; null where no base backup leads to the line. */
  from: string | null
  /** All that was committed before this is there; null where nobody has noted it. */
  upTo: string | null
  /** Later pieces of the log are there, and one before them is missing. */
  hasGap: boolean
}

/** What can be restored of each line, the one that a restore follows first. */
export const ranges = (contents: Contents): Range[] =>
  inOrder(contents).map((line) => {
    const ways = waysAlong(contents, line)
    const newest = ways[0]
    // Of older base backups that are kept, the log that followed is not.
    const from = ways.findLast(({ last }) => last === newest?.last)?.manifest.finishedOn ?? null
    const [upTo, hasGap] = newest ? [upToOf(contents, newest), newest.hasGap] : [null, false]
    return { timeline: timelineOfLine(line), from, upTo, hasGap }
  })

/** All that was committed before this moment is on the way; null where nobody has noted it. */
export const upToOf = ({ owner }: Contents, { timeline, hasGap }: Way): string | null =>
  owner?.timeline === timeline && !hasGap ? owner.upTo : null

/** The owner's line first, then those that go on furthest. */
export function inOrder(contents: Contents): Line[] {
  const owned = contents.owner?.timeline
  const reach = (line: Line) => {
    if (timelineOfLine(line) === owned) return Infinity
    return Math.max(-1, ...waysAlong(contents, line).map(({ last }) => last))
  }
  return contents.lines.toSorted((one, other) => reach(other) - reach(one))
}
