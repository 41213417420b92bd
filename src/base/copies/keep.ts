// Decides which backups to keep, and removes everything that only the others need.
import type { Manifest } from './base/manifest.ts'
import { baseFolder, manifestName } from './base/manifest.ts'
import type { BackupStore } from './store/backupStore.ts'
import { walFolder } from './wal/shipWal.ts'
import { isSegment, segmentAt, segmentNumber } from './wal/walNames.ts'

export type RetentionRule = {
  /** Days that can be restored to any minute. */
  days: number
  /** Before that, the newest backup of each week. */
  weeks: number
  /** Before that, the newest backup of each month. */
  months: number
}

const day = 86_400_000
const monthOf = (ms: number) => new Date(ms).toISOString().slice(0, 7)
const weekOf = (ms: number) => Math.floor(ms / (7 * day))

export type KeptBackupSet = {
  manifests: Manifest[]
  /** Every moment after this backup can be restored. */
  continuousFrom: Manifest | undefined
}

/**
 * Keeps all backups of the last days, and the newest one before them, from which the first of these days is restored; then the
 * last of each week and of each month. The newest is always kept.
 * @param manifests oldest first
 */
export function chooseKept(
  manifests: readonly Manifest[],
  keep: RetentionRule,
  now: number,
): KeptBackupSet {
  const at = ({ finishedOn }: Manifest) => Date.parse(finishedOn)
  const since = now - keep.days * day
  const continuousFrom = manifests.findLast((each) => at(each) <= since) ?? manifests[0]
  const chosen = new Set<Manifest>(
    continuousFrom ? manifests.filter((each) => at(each) >= at(continuousFrom)) : [],
  )
  const newestOf = (period: (ms: number) => number | string, from: number) => {
    const newest = new Map<number | string, Manifest>()
    for (const each of manifests) if (at(each) >= from) newest.set(period(at(each)), each)
    for (const each of newest.values()) chosen.add(each)
  }
  newestOf(weekOf, since - keep.weeks * 7 * day)
  newestOf(monthOf, since - keep.weeks * 7 * day - keep.months * 31 * day)
  return { manifests: manifests.filter((each) => chosen.has(each)), continuousFrom }
}

/** Removes everything that no kept backup needs. Returns how many backups and segments were removed. */
export async function removeUnneeded(
  store: BackupStore,
  { manifests, continuousFrom }: KeptBackupSet,
): Promise<{ bases: number; segments: number }> {
  if (!continuousFrom) return { bases: 0, segments: 0 }
  const bases = await removeBases(store, new Set(manifests.map(({ id }) => id)))
  // A base backup is useless without the log of its own time, so older kept ones retain these segments.
  const needed = manifests.map(({ from, to }) => [segmentAt(from), segmentAt(to)] as const)
  const from = segmentAt(continuousFrom.from)
  let segments = 0
  for await (const { name } of store.list(walFolder)) {
    const file = name.slice(walFolder.length)
    if (!isSegment(file.slice(0, 24))) continue
    const number = segmentNumber(file.slice(0, 24))
    if (number >= from || needed.some(([first, last]) => number >= first && number <= last))
      continue
    await store.remove(name)
    segments++
  }
  return { bases, segments }
}

/** Also removes what a failed backup has left, unless it may still be running. */
async function removeBases(store: BackupStore, kept: ReadonlySet<string>): Promise<number> {
  const newest = [...kept].toSorted().at(-1) ?? ''
  const names = new Map<string, string[]>()
  for await (const { name } of store.list('base/')) {
    const id = name.split('/')[1] ?? ''
    if (kept.has(id) || id > newest) continue
    names.set(id, [...(names.get(id) ?? []), name])
  }
  for (const [id, parts] of names) {
    // The manifest goes first, because a backup without one does not count.
    await store.remove(manifestName(id))
    for (const name of parts) if (name.startsWith(baseFolder(id))) await store.remove(name)
  }
  return names.size
}

/** Parses `7d 4w 12m`; null if invalid. */
export function readRetentionRule(text: string): RetentionRule | null {
  const found = /^(\d{1,4})d\s+(\d{1,3})w\s+(\d{1,3})m$/.exec(text.trim())
  if (!found || Number(found[1]) < 1) return null
  return { days: Number(found[1]), weeks: Number(found[2]), months: Number(found[3]) }
}
