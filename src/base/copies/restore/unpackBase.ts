// Unpacks the files of a base backup into a folder.
import { createWriteStream } from 'node:fs'
import { chown, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Header, extract } from 'tar-stream'
import type { EmbeddedUser } from '#kit/embedded/embeddedUser.ts'
import { type Manifest, tarName } from '../base/manifest.ts'
import { partsOf } from '../base/partsOf.ts'
import { unpacked } from '../pack/pack.ts'
import { type BackupKey, CannotOpen } from '../pack/sealing.ts'
import type { BackupStore } from '../store/backupStore.ts'

type UnpackOptions = {
  store: BackupStore
  key: BackupKey | null
  manifest: Manifest
  /** The folder `data` of the database; it must not exist. */
  data: string
  user: EmbeddedUser
  onProgress: (done: number, all: number) => void
}

/** PostgreSQL replays the log when it is started in the folder with a restore_command. */
export async function unpackBase({
  store,
  key,
  manifest,
  data,
  user,
  onProgress,
}: UnpackOptions): Promise<void> {
  const own = async (path: string) => {
    if (user) await chown(path, user.uid, user.gid)
  }
  await mkdir(data, { mode: 0o700 })
  await own(data)
  let done = 0
  const onEntry = async ({ name, type }: Header, content: Readable, signal: AbortSignal) => {
    // Without a key the archive is not authenticated, so its names cannot be trusted.
    if (!/^[\w.-]+(\/[\w.-]+)*$/.test(name) || name.split('/').includes('..'))
      throw new CannotOpen(`The backup ${manifest.id} holds a file with the name "${name}"`)
    if (type === 'directory') {
      content.resume()
      return makeFolders(data, name, own)
    }
    const path = join(data, name)
    await makeFolders(data, dirname(name), own)
    signal.throwIfAborted()
    content.on('data', (chunk: Buffer) => onProgress((done += chunk.length), manifest.size))
    await pipeline(content, createWriteStream(path, { flags: 'wx', mode: 0o600 }), { signal })
    await own(path)
  }
  await eachEntry(
    unpacked(Readable.from(partsOf(store, manifest)), tarName(manifest.id), key),
    onEntry,
  )
  await writeFile(join(data, 'backup_label'), manifest.label, { mode: 0o600 })
  await own(join(data, 'backup_label'))
}

/**
 * When its source ends or an entry is refused, the tar stream destroys the current entry. Later readers are not notified, and
 * an error event without a listener ends the process. So every stream gets a listener at once, and the first failure ends all
 * of them.
 */
async function eachEntry(
  source: Readable,
  onEntry: (header: Header, content: Readable, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const stopping = new AbortController()
  const failed = Promise.withResolvers<never>()
  failed.promise.catch(() => {})
  source.once('error', failed.reject)
  const tar = extract()
  let last: Promise<void> = Promise.resolve()
  tar.on('entry', (header, entry, goOn) => {
    const content = entry as unknown as Readable
    content.on('error', failed.reject)
    last = Promise.race([onEntry(header, content, stopping.signal), failed.promise])
    last.then(() => goOn(), failed.reject)
  })
  try {
    await Promise.race([pipeline(source, tar as unknown as NodeJS.WritableStream), failed.promise])
    await last
  } catch (error) {
    stopping.abort()
    source.destroy()
    throw error
  }
}

async function makeFolders(data: string, name: string, own: (path: string) => Promise<void>) {
  if (name === '.') return
  let path = data
  for (const each of name.split('/')) {
    path = join(path, each)
    // Resolves to undefined if the folder already exists.
    const made = await mkdir(path, { recursive: true, mode: 0o700 })
    if (made) await own(path)
  }
}
