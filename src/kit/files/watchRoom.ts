// Measures the free disk space every few seconds.
import { measureFolders, plentyOfRoom, tightestOf } from './diskRoom.ts'
import type { FolderRoom, Room, RoomLimits, WrittenFolder } from './diskRoom.ts'

export type RoomWatch = {
  /** The tightest folder, as last measured. */
  now(): Room
  /** All folders, as last measured. */
  all(): readonly FolderRoom[]
  /**
   * Called after every measurement, one after another; the next measurement waits for all. Listeners must handle their
   * own failures.
   */
  listen(listener: (room: Room) => Promise<void> | void): void
  stop(): Promise<void>
}

/** For servers that watch no disk. */
export const unwatchedRoom: RoomWatch = {
  now: () => plentyOfRoom,
  all: () => [],
  listen: () => {},
  stop: async () => {},
}

/** Milliseconds between measurements. An upload takes at most 200 MB, less than the space that is kept free. */
const pause = 3_000

/** Resolves after the first measurement. */
export async function watchRoom(
  folders: readonly WrittenFolder[],
  limits: RoomLimits,
): Promise<RoomWatch> {
  const listeners: ((room: Room) => Promise<void> | void)[] = []
  let measured = await measureFolders(folders, limits)
  let room = tightestOf(measured)
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> = Promise.resolve()
  let isStopped = false
  const look = async () => {
    measured = await measureFolders(folders, limits, room.state)
    room = tightestOf(measured)
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
