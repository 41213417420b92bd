// Files in a folder of this machine, two levels of folders deep by the start of their names.
import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { DamagedFile, checkStoredName } from './fileStore.ts'
import type { FileStore } from './fileStore.ts'
import { clockOf, isOlder } from './temporaryFolder.ts'

/** A file is on the disk for good, or not there at all, once `write` has answered. */
export function folderStore(root: string): FileStore {
  const unfinished = join(root, 'unfinished')
  const placeOf = (name: string) => {
    checkStoredName(name)
    return join(root, name.slice(0, 2), name.slice(2, 4) || '_', name)
  }
  return {
    async write(name, content) {
      const place = placeOf(name)
      // It may fail before it is read here, and a failure that nobody hears of ends the server.
      content.on('error', () => {})
      const temporary = join(unfinished, `${name}-${randomBytes(6).toString('hex')}`)
      await Promise.all([
        mkdir(unfinished, { recursive: true }),
        mkdir(dirname(place), { recursive: true }),
      ])
      try {
        // `flush` waits until the bytes are on the disk before the file is closed.
        await pipeline(content, createWriteStream(temporary, { flags: 'wx', flush: true }))
        const { size } = await stat(temporary)
        await rename(temporary, place)
        for (const folder of [dirname(place), dirname(dirname(place)), root]) await flush(folder)
        return size
      } catch (error) {
        await rm(temporary, { force: true })
        throw error
      }
    },
    async read(name, range, size) {
      const handle = await open(placeOf(name))
      const { size: found } = await handle.stat()
      if (size !== undefined && size !== found) {
        await handle.close()
        throw new DamagedFile(name, size, found)
      }
      return handle.createReadStream(range)
    },
    remove: (name) => rm(placeOf(name), { force: true }),
  }
}

// No file is written for so long: its bytes lie on this machine already.
const old = 3_600_000

/** At the start: removes what a kill left half written, on whichever server it was. */
export async function sweepUnfinished(root: string): Promise<void> {
  const unfinished = join(root, 'unfinished')
  const names = await readdir(unfinished).catch(() => [])
  if (names.length === 0) return
  const now = await clockOf(unfinished)
  for (const name of names)
    if (await isOlder(join(unfinished, name), now - old))
      await rm(join(unfinished, name), { force: true })
}

// A renamed file survives a power cut only once its folder is on the disk too.
async function flush(folder: string) {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
