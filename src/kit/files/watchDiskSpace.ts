// Measures the free disk space every few seconds.
import { measureFolders, plentyOfDiskSpace, fullestOf } from './diskSpace.ts'
import type { FolderSpace, DiskSpace, DiskSpaceLimits, WrittenFolder } from './diskSpace.ts'

export type DiskSpaceWatch = {
  /** The tightest folder, as last measured. */
  now(): DiskSpace
  /** All folders, as last measured. */
  all(): readonly FolderSpace[]
  /**
   * Called after every measurement, one after another; the next measurement waits for all. Listeners must handle their
   * own failures.
   */
  listen(listener: (room: DiskSpace) => Promise<void> | void): void
  stop(): Promise<void>
}

/** For servers that watch no disk. */
export const unwatchedDiskSpace: DiskSpaceWatch = {
  now: () => plentyOfDiskSpace,
  all: () => [],
  listen: () => {},
  stop: async () => {},
}

/** Milliseconds between measurements. An upload takes at most 200 MB, less than the space that is kept free. */
const pause = 3_000

/** Resolves after the first measurement. */
export async function watchDiskSpace(
  folders: readonly WrittenFolder[],
  limits: DiskSpaceLimits,
): Promise<DiskSpaceWatch> {
  const listeners: ((room: DiskSpace) => Promise<void> | void)[] = []
  let measured = await measureFolders(folders, limits)
  let room = fullestOf(measured)
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> = Promise.resolve()
  let isStopped = false
  const look = async () => {
    measured = await measureFolders(folders, limits, room.state)
    room = fullestOf(measured)
    for (const listener of listeners) await listener(room)
    lookLater()
  }
  const lookLater = () => {
    if (isStopped) return
    timer = setTimeout(() => {
      looking = look()
    }, pause).unref()
  }
  lookLater()
  return {
    now: () => room,
    all: () => measured,
    listen: (listener) => void listeners.push(listener),
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await looking
    },
  }
}
