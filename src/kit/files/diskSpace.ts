// Free space on the disks that the server writes to.
import { statfs } from 'node:fs/promises'

/** Limits in one place. `share` is of the whole disk. */
export type DiskSpaceLimits = {
  /** With fewer free bytes, nothing is written. */
  stopBytes: number
  /** Below this many free bytes, or below this share, administrators are alerted. */
  lowBytes: number
  lowShare: number
}

const megabyte = 1_000_000
const usualShare = 0.05

/** By default stops at 500 MB, and alerts at 1 GB or 5 %. */
export const diskSpaceLimits = (stopMegabytes = 500): DiskSpaceLimits => ({
  stopBytes: stopMegabytes * megabyte,
  lowBytes: 2 * stopMegabytes * megabyte,
  lowShare: usualShare,
})

export type WrittenFolder = {
  path: string
  /** What the folder is for, such as `files`. */
  holds?: string
  /** Holds uploads while they arrive; often a small file system in memory. */
  isTemporary?: boolean
}

/** `full`: nothing may be written. */
export type DiskSpaceState = 'plenty' | 'low' | 'full'

/** The folder with the least free space. */
export type DiskSpace = {
  state: DiskSpaceState
  path: string
  freeBytes: number
  totalBytes: number
  /** With fewer free bytes, nothing is written there. */
  stopBytes: number
}

export type FolderSpace = DiskSpace & { holds: string | null }

export const plentyOfDiskSpace: DiskSpace = {
  state: 'plenty',
  path: '',
  freeBytes: 0,
  totalBytes: 0,
  stopBytes: 0,
}

/**
 * A full folder needs this much more than the limit before it counts as usable, so that its state does not flip back
 * and forth.
 */
const moreToGoOn = 1.1

type Disk = { bavail: number; blocks: number; bsize: number }

/**
 * Leaves out folders that are missing or cannot be measured. `before` is the previous state. Tests pass their own
 * `look`.
 */
export async function measureFolders(
  folders: readonly WrittenFolder[],
  limits: DiskSpaceLimits,
  before: DiskSpaceState = 'plenty',
  look: (path: string) => Promise<Disk> = statfs,
): Promise<FolderSpace[]> {
  const measured: FolderSpace[] = []
  for (const folder of folders) {
    const found = await look(folder.path).catch(() => undefined)
    // Some virtual file systems have no size.
    if (!found || found.blocks === 0) continue
    measured.push({ ...roomOf(folder, found, limits, before), holds: folder.holds ?? null })
  }
  return measured
}

export function fullestOf(measured: readonly FolderSpace[]): DiskSpace {
  let tightest = plentyOfDiskSpace
  for (const { holds: _, ...room } of measured) if (isTighter(room, tightest)) tightest = room
  return tightest
}

function roomOf(
  { path, isTemporary = false }: WrittenFolder,
  { bavail, blocks, bsize }: Disk,
  { stopBytes, lowBytes, lowShare }: DiskSpaceLimits,
  before: DiskSpaceState,
): DiskSpace {
  const [freeBytes, totalBytes] = [bavail * bsize, blocks * bsize]
  // A temporary folder of a few hundred megabytes is usable as long as an upload fits.
  const stop = isTemporary ? Math.min(stopBytes, totalBytes / 4) : stopBytes
  const low = isTemporary ? Math.min(lowBytes, totalBytes / 2) : lowBytes
  const isFull = freeBytes < stop * (before === 'full' ? moreToGoOn : 1)
  const isLow = freeBytes < Math.max(low, isTemporary ? 0 : lowShare * totalBytes)
  const state = isFull ? 'full' : isLow ? 'low' : 'plenty'
  return { state, path, freeBytes, totalBytes, stopBytes: stop }
}

const order: readonly DiskSpaceState[] = ['plenty', 'low', 'full']

function isTighter(one: DiskSpace, other: DiskSpace): boolean {
  const ahead = order.indexOf(one.state) - order.indexOf(other.state)
  return ahead > 0 || (ahead === 0 && (other.path === '' || one.freeBytes < other.freeBytes))
}
