// Keeps backups in a folder, for instance of another disk or a network drive.
import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { checkBackupName } from './backupStore.ts'
import type { BackupStore, StoredBackup } from './backupStore.ts'

/** Unfinished files begin with a dot; `list` passes over them. */
const unfinished = '.unfinished-'

/** @param root absolute; made when it is missing */
export function folderBackups(root: string): BackupStore {
  const at = (name: string) => {
    checkBackupName(name)
    return join(root, name)
  }
  return {
    where: root,
    async write(name, content) {
      content.on('error', () => {})
      const target = at(name)
      const folder = dirname(target)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const temporary = join(folder, `${unfinished}${randomBytes(6).toString('hex')}`)
      try {
        const file = createWriteStream(temporary, { flags: 'wx', flush: true, mode: 0o600 })
        await pipeline(content, file)
        await rename(temporary, target)
        await sync(folder)
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
      // The folder goes with its last file; one that still holds something stays.
      await rmdir(dirname(at(name))).catch(() => {})
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
    else if (!entry.name.startsWith('.')) {
      const state = await stat(join(root, name)).catch(() => undefined)
      if (state) yield { name, size: state.size }
    }
  }
}

// A renamed file survives a power cut only once its folder is synced too. Some network drives cannot.
async function sync(folder: string) {
  const handle = await open(folder)
  await handle.sync().catch(() => {})
  await handle.close()
}
