// Stores files in a local folder, in two levels of subfolders named by the start of the file's name.
import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { DamagedFile, checkStoredName } from './fileStore.ts'
import type { FileStore, ListedFile } from './fileStore.ts'
import { syncFolder } from './syncFolder.ts'
import { clockOf, isOlder } from './temporaryFolder.ts'

/** When `write` resolves, the file is safely on the disk; when it rejects, there is no file. */
export function folderStore(root: string): FileStore {
  const unfinished = join(root, 'unfinished')
  const pathOf = (name: string) => {
    checkStoredName(name)
    return join(root, folderOf(name), name)
  }
  return {
    async write(name, content) {
      const target = pathOf(name)
      // The stream may fail before it is read here, and an unhandled `error` event would end the server.
      content.on('error', () => {})
      const temporary = join(unfinished, `${name}-${randomBytes(6).toString('hex')}`)
      await Promise.all([
        mkdir(unfinished, { recursive: true }),
        mkdir(dirname(target), { recursive: true }),
      ])
      try {
        // `flush` syncs the bytes to the disk before the file is closed.
        await pipeline(content, createWriteStream(temporary, { flags: 'wx', flush: true }))
        const { size } = await stat(temporary)
        await rename(temporary, target)
        for (const folder of [dirname(target), dirname(dirname(target)), root])
          await syncFolder(folder)
        return size
      } catch (error) {
        await rm(temporary, { force: true })
        throw error
      }
    },
    async read(name, range, size) {
      const handle = await open(pathOf(name))
      const { size: storedSize } = await handle.stat()
      if (size !== undefined && size !== storedSize) {
        await handle.close()
        throw new DamagedFile(name, size, storedSize)
      }
      return handle.createReadStream(range)
    },
    remove: (name) => rm(pathOf(name), { force: true }),
    list: () => listFolder(root),
  }
}

/** Lists only files in the places that `write` uses: neither unfinished nor foreign files. */
async function* listFolder(root: string): AsyncIterable<ListedFile> {
  for (const first of (await namesIn(root)).filter((name) => name.length <= 2))
    for (const second of await namesIn(join(root, first)))
      for (const name of await namesIn(join(root, first, second))) {
        if (folderOf(name) !== join(first, second)) continue
        const state = await stat(join(root, first, second, name)).catch(() => undefined)
        if (state?.isFile()) yield { name, size: state.size, writtenOn: state.mtimeMs }
      }
}

const folderOf = (name: string) => join(name.slice(0, 2), name.slice(2, 4) || '_')

/** Empty if the folder is missing or is a file. */
const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return []
    throw error
  })

// Milliseconds; no write takes that long, as uploads are already complete on this machine.
const old = 3_600_000

/** Removes unfinished files that killed servers left behind, on this machine or another. Call at the start. */
export async function sweepUnfinished(root: string): Promise<void> {
  const unfinished = join(root, 'unfinished')
  const names = await readdir(unfinished).catch(() => [])
  if (names.length === 0) return
  const now = await clockOf(unfinished)
  for (const name of names)
    if (await isOlder(join(unfinished, name), now - old))
      await rm(join(unfinished, name), { force: true })
}
