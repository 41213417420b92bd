// Looks every few seconds how much room is left.
import { measureRoom, plentyOfRoom } from './diskRoom.ts'
import type { Room, RoomLimits, WrittenFolder } from './diskRoom.ts'

export type RoomWatch = {
  /** As of the last look. */
  now(): Room
  /** Called after every look, in turn: the next look waits for all listeners. Their failures are theirs. */
  listen(listener: (room: Room) => Promise<void> | void): void
  stop(): Promise<void>
}

/** For where nothing is watched. */
export const unwatchedRoom: RoomWatch = {
  now: () => plentyOfRoom,
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
  let room = await measureRoom(folders, limits)
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> = Promise.resolve()
  let isStopped = false
  const look = async () => {
    room = await measureRoom(folders, limits, room.state)
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
    listen: (listener) => void listeners.push(listener),
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await looking
    },
  }
}
