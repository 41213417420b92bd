// Chooses the base backup to start from and the line of timelines to follow.
import { newestOwner } from '../owner/ownerRecords.ts'
import type { OwnerRecord } from '../owner/ownerRecords.ts'
import type { Manifest } from '../base/manifest.ts'
import { readManifests } from '../base/manifest.ts'
import type { BackupKey, OtherKey } from '../pack/sealing.ts'
import type { BackupStore } from '../store/backupStore.ts'
import { bytesAt, endOfSegment, lastPieces, logNames } from '../wal/lines.ts'
import { reachableAlong, readLines } from '../wal/lines.ts'
import type { TimelineHistory } from '../wal/lines.ts'
import { isSegment, segmentAt } from '../wal/walNames.ts'
import type { Target } from './replay.ts'

/** A restorable range of a line, starting from one base backup. */
export type RestorePath = {
  manifest: Manifest
  line: TimelineHistory
  timeline: number
  /** The last log segment that can be reached without a gap. */
  last: number
  /** More segments of the line exist, or were sent, after a gap. */
  hasGap: boolean
}

export type RestoreChoice = RestorePath & {
  /** Timelines with segments that the chosen one lacks. */
  others: number[]
  /** One of them may be the intended one, because no owner was recorded or its log is missing. */
  isGuessed: boolean
}

/** The contents of a place. */
export type StoreContents = {
  /** Oldest first. */
  manifests: Manifest[]
  /** Base backups that were encrypted with another key. */
  closed: number
  names: Set<string>
  lines: TimelineHistory[]
  owner: OwnerRecord | null
}

export async function readContents(
  store: BackupStore,
  key: BackupKey | null,
): Promise<StoreContents> {
  const closed: OtherKey[] = []
  const manifests = await readManifests(store, key, (error) => closed.push(error))
  if (manifests.length === 0 && closed[0]) throw closed[0]
  const names = await logNames(store)
  return {
    manifests,
    names,
    closed: closed.length,
    lines: await readLines(store, key, names),
    owner: await newestOwner(store),
  }
}

export const timelineOfLine = (line: TimelineHistory): number => line.at(-1)!.timeline

/** The ways to restore a line, newest base backup first. */
export function restorePathsOf(
  { manifests, names, owner }: StoreContents,
  line: TimelineHistory,
): RestorePath[] {
  const timeline = timelineOfLine(line)
  const sent = [...names, owner?.lastPiece ?? ''].filter(isSegment)
  const ends = lastPieces(sent).get(timeline) ?? -1
  return manifests.toReversed().flatMap((manifest) => {
    const stretch = line.find((each) => each.timeline === manifest.timeline)
    if (!stretch || bytesAt(manifest.to) > stretch.endsAt) return []
    const last = reachableAlong(line, segmentAt(manifest.from), names)
    // Without the log of its own time a base backup is unusable; an earlier one may work.
    if (last === null || last < segmentAt(manifest.to)) return []
    return [{ manifest, line, timeline, last, hasGap: ends > last }]
  })
}

/**
 * The way to the target: along the timeline of the server that owned the place at that moment, else along the longest one.
 * @param timeline the requested one
 */
export function chooseRestorePath(
  contents: StoreContents,
  target: Target,
  where: string,
  timeline?: number,
): RestoreChoice {
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
  const wanted = timeline ?? ownedAt(contents.owner, target)
  const lines = inOrder(contents, wanted).filter(
    (line) => timeline === undefined || timelineOfLine(line) === timeline,
  )
  if (lines.length === 0 && timeline !== undefined)
    throw new Error(`The backups in ${where} have no timeline ${timeline}`)
  for (const line of lines) {
    const way = restorePathsOf(contents, line).find(({ manifest }) => fits(manifest))
    if (!way) continue
    const others = strayTimelines(contents, line)
    const isGuessed = others.length > 0 && target.kind !== 'point' && way.timeline !== wanted
    return { ...way, others, isGuessed }
  }
  throw new Error(`The backups in ${where} lack a part of their log: try another moment`)
}

/** The owner's timeline at that moment; undefined if not recorded. */
function ownedAt(owner: OwnerRecord | null, target: Target): number | undefined {
  if (target.kind !== 'time') return owner?.timeline ?? undefined
  return owner?.tenures.findLast(({ from }) => Date.parse(from) <= Date.parse(target.at))?.timeline
}

/** Timelines that have segments outside of this line. */
function strayTimelines({ names }: StoreContents, line: TimelineHistory): number[] {
  const isStray = ([timeline, last]: [number, number]) => {
    const stretch = line.find((each) => each.timeline === timeline)
    return !stretch || endOfSegment(last) > stretch.endsAt
  }
  return [...lastPieces(names)].filter(isStray).map(([timeline]) => timeline)
}

export type RestorableRange = {
  timeline: number
  /** Every later moment can be restored; null if no base backup leads to the line. */
  from: string | null
  /** All commits before this time are there; null if not recorded. */
  upTo: string | null
  /** A log segment before existing later ones is missing. */
  hasGap: boolean
}

/** What can be restored of each line; the one that a restore follows by default comes first. */
export const ranges = (contents: StoreContents): RestorableRange[] =>
  inOrder(contents).map((line) => {
    const ways = restorePathsOf(contents, line)
    const newest = ways[0]
    // The log after older retained base backups was removed.
    const from = ways.findLast(({ last }) => last === newest?.last)?.manifest.finishedOn ?? null
    const [upTo, hasGap] = newest ? [completeUpTo(contents, newest), newest.hasGap] : [null, false]
    return { timeline: timelineOfLine(line), from, upTo, hasGap }
  })

/** All commits before this time are on the way; null if not recorded. */
export const completeUpTo = (
  { owner }: StoreContents,
  { timeline, hasGap }: RestorePath,
): string | null => (owner?.timeline === timeline && !hasGap ? owner.upTo : null)

/** The line of this timeline first, by default the owner's; then the longest ones. */
function inOrder(
  contents: StoreContents,
  first = contents.owner?.timeline ?? undefined,
): TimelineHistory[] {
  const reach = (line: TimelineHistory) => {
    if (timelineOfLine(line) === first) return Infinity
    return Math.max(-1, ...restorePathsOf(contents, line).map(({ last }) => last))
  }
  return contents.lines.toSorted((one, other) => reach(other) - reach(one))
}
