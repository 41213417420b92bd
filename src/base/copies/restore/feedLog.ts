// Feeds log segments to PostgreSQL while it replays them. PostgreSQL runs a small shell script for each: it requests a segment
// through a file in a folder, and waits until this process has put it there. This avoids starting a program for each segment,
// and prefetches the next ones.
import { createWriteStream, existsSync } from 'node:fs'
import { chown, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { EmbeddedUser } from '#kit/embedded/embeddedUser.ts'
import { unpacked } from '../pack/pack.ts'
import { OtherKey } from '../pack/sealing.ts'
import type { BackupKey } from '../pack/sealing.ts'
import { readIfThere } from '../store/backupStore.ts'
import type { BackupStore } from '../store/backupStore.ts'
import { isArchived, isSegment, segmentName, segmentNumber, timelineOf } from '../wal/walNames.ts'
import { walName } from '../wal/shipWal.ts'

type FeedOptions = {
  store: BackupStore
  key: BackupKey | null
  /** A folder for this purpose only, accessible to PostgreSQL's user; it is created and finally removed. */
  folder: string
  user: EmbeddedUser
  onPiece: (name: string) => void
}

/** Number of segments to prefetch. */
const ahead = 4

// `$1` is the segment and `$2` its destination. Fails if this process has ended or there is no such segment.
const script = (folder: string, pid: number) => `#!/bin/sh
: > "${folder}/wanted.$1" || exit 255
while [ ! -e "${folder}/here.$1" ]; do
  [ -e "${folder}/none.$1" ] && exit 1
  [ -d "${folder}" ] && [ -d /proc/${pid} ] || exit 255
  sleep 0.02
done
exec mv "${folder}/here.$1" "$2"
`

export type LogFeed = {
  /** The value of PostgreSQL's setting restore_command. */
  restoreCommand: string
  /** Rejects if a segment cannot be read or decrypted; then stop PostgreSQL. */
  failed: Promise<never>
  /** The first requested segment that is encrypted with another key: the log ends before it. */
  closedFrom: () => string | null
  stop: () => Promise<void>
}

export async function feedLog({
  store,
  key,
  folder,
  user,
  onPiece,
}: FeedOptions): Promise<LogFeed> {
  const own = async (path: string) => {
    if (user) await chown(path, user.uid, user.gid)
  }
  await mkdir(folder, { mode: 0o700 })
  await own(folder)
  const command = join(folder, 'fetch')
  await writeFile(command, script(folder, process.pid), { mode: 0o700 })
  await own(command)

  const fetching = new Map<string, Promise<boolean>>()
  let closedFrom: string | null = null
  const fetch = (name: string) => {
    const known = fetching.get(name)
    if (known) return known
    const fetched = fetchPiece(store, key, name, folder, own)
    fetching.set(name, fetched)
    fetched.catch(() => {})
    return fetched
  }
  const stopping = new AbortController()
  const serve = async () => {
    while (!stopping.signal.aborted) {
      for (const file of await readdir(folder).catch(() => [])) {
        const name = /^wanted\.(.+)$/.exec(file)?.[1]
        if (name === undefined || !isArchived(name)) continue
        await rm(join(folder, file), { force: true })
        // PostgreSQL may request a segment again after a restart.
        if (!existsSync(join(folder, `here.${name}`))) {
          if (fetching.has(name)) await fetching.get(name)
          if (!existsSync(join(folder, `here.${name}`))) fetching.delete(name)
        }
        const isClosed = await fetch(name)
        if (isClosed) closedFrom ??= name
        onPiece(name)
        if (isSegment(name))
          for (let more = 1; more <= ahead; more++)
            void fetch(segmentName(timelineOf(name), segmentNumber(name) + more))
      }
      await wait(10)
    }
  }
  const serving = serve()
  serving.catch(() => {})
  return {
    restoreCommand: `"${command}" "%f" "%p"`,
    closedFrom: () => closedFrom,
    failed: serving.then(() => new Promise<never>(() => {})),
    async stop() {
      stopping.abort()
      await serving.catch(() => {})
      await Promise.allSettled(fetching.values())
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Provides the segment, or a file that says there is none. Returns whether it is encrypted with another key. */
async function fetchPiece(
  store: BackupStore,
  key: BackupKey | null,
  name: string,
  folder: string,
  own: (path: string) => Promise<void>,
): Promise<boolean> {
  const stored = await readIfThere(store, walName(name))
  const none = () => writeFile(join(folder, `none.${name}`), '')
  if (!stored) return none().then(() => false)
  const unfinished = join(folder, `unfinished.${name}`)
  try {
    await pipeline(
      unpacked(stored, walName(name), key),
      createWriteStream(unfinished, { mode: 0o600 }),
    )
  } catch (error) {
    if (!(error instanceof OtherKey)) throw error
    return none().then(() => true)
  }
  await own(unfinished)
  await rename(unfinished, join(folder, `here.${name}`))
  return false
}
