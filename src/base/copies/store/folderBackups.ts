// Stores backups in a folder, for instance on another disk or a network drive.
import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, rmdir, stat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { syncFolder } from '#kit/files/syncFolder.ts'
import { checkBackupName } from './backupStore.ts'
import type { BackupStore, StoredBackup } from './backupStore.ts'

/** @param root absolute path; created if missing */
export function folderBackups(root: string): BackupStore {
  const at = (name: string) => {
    checkBackupName(name)
    return join(root, name)
  }
  // Removed when the store is opened (openBackupStore.ts).
  const unfinished = join(root, 'unfinished')
  return {
    where: root,
    async write(name, content) {
      content.on('error', () => {})
      const target = at(name)
      const folder = dirname(target)
      for (const each of [folder, unfinished]) await mkdir(each, { recursive: true, mode: 0o700 })
      const temporary = join(unfinished, randomBytes(12).toString('hex'))
      try {
        const file = createWriteStream(temporary, { flags: 'wx', flush: true, mode: 0o600 })
        await pipeline(content, file)
        await rename(temporary, target)
        // Some network drives do not support this.
        await syncFolder(folder).catch(() => {})
      } catch (error) {
        await rm(temporary, { force: true })
        throw error
      }
    },
    async read(name) {
      const handle = await open(at(name))
      return handle.createReadStream({ highWaterMark: 256 * 1024 }) as Readable
    },
    list: (folder) => walk(root, folder.replace(/\/$/, '')),
    async remove(name) {
      await rm(at(name), { force: true })
      // Removes a folder with its last file; a folder that is not empty stays.
      await rmdir(dirname(at(name))).catch(() => {})
    },
    async room() {
      const { blocks, bavail, bsize } = await statfs(root)
      return { size: blocks * bsize, free: bavail * bsize }
    },
  }
}

async function* walk(root: string, folder: string): AsyncIterable<StoredBackup> {
  const found = await readdir(join(root, folder), { withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []
      throw error
    },
  )
  const entries = found.toSorted((one, other) => (one.name < other.name ? -1 : 1))
  for (const entry of entries) {
    const name = `${folder}/${entry.name}`
    if (entry.isDirectory()) yield* walk(root, name)
    else {
      const state = await stat(join(root, name)).catch(() => undefined)
      if (state) yield { name, size: state.size }
    }
  }
}
