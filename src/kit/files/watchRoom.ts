// Looks every few seconds how much room is left.
import { measureFolders, plentyOfRoom, tightestOf } from './diskRoom.ts'
import type { FolderRoom, Room, RoomLimits, WrittenFolder } from './diskRoom.ts'

export type RoomWatch = {
  /** As of the last look. */
  now(): Room
  /** Of each folder, as of the last look. */
  all(): readonly FolderRoom[]
  /** Called after every look, in turn: the next look waits for all listeners. Their failures are theirs. */
  listen(listener: (room: Room) => Promise<void> | void): void
  stop(): Promise<void>
}

/** For where nothing is watched. */
export const unwatchedRoom: RoomWatch = {
  now: () => plentyOfRoom,
  all: () => [],
  listen: () => {},
  stop: async () => {},
}

/** Milliseconds between two looks. An upload takes 200 MB at most, and the room that is kept free is larger. */
const pause = 3_000

/** Resolves after the first look. */
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
