// Writes the files of a running database as one tar. They change meanwhile; replaying the log afterwards makes them consistent.
import { open } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { pack } from 'tar-stream'
import type { Pack } from 'tar-stream'
import type { DatabaseFile, DatabaseFiles } from './databaseFiles.ts'

type Pace = {
  /** Maximum bytes per second, so that users do not notice. */
  bytesPerSecond: number
  /** Called with the number of bytes read so far. */
  onProgress: (bytes: number) => void
}

const chunkSize = 256 * 1024

export function tarOfDatabase(
  data: string,
  { files, folders }: DatabaseFiles,
  pace: Pace,
): Readable {
  const tar = pack()
  const go = async () => {
    for (const name of folders) await addFolder(tar, name)
    const read = throttle(pace)
    for (const file of files) await addFile(tar, data, file, read)
    tar.finalize()
  }
  go().catch((error: Error) => tar.destroy(error))
  return tar as unknown as Readable
}

const addFolder = (tar: Pack, name: string) =>
  new Promise<void>((resolve, reject) => {
    const header = { name, type: 'directory', mode: 0o700 } as const
    tar.entry(header, (error) => (error ? reject(error) : resolve()))
  })

async function addFile(
  tar: Pack,
  data: string,
  { name, size }: DatabaseFile,
  passed: (bytes: number) => Promise<void>,
): Promise<void> {
  const handle = await open(join(data, name)).catch((error: NodeJS.ErrnoException) => {
    // The table was dropped meanwhile, which is in the log.
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (!handle) return
  try {
    const content = Readable.from(exactly(handle, size, passed), { objectMode: false })
    await pipeline(content, tar.entry({ name, size, mode: 0o600 }) as unknown as Writable)
  } finally {
    await handle.close()
  }
}

/** Pads a file that has shrunk with zeros, and truncates one that has grown: the log has the rest. */
async function* exactly(
  handle: FileHandle,
  size: number,
  passed: (bytes: number) => Promise<void>,
): AsyncIterable<Buffer> {
  for (let at = 0; at < size;) {
    const chunk = Buffer.alloc(Math.min(chunkSize, size - at))
    const { bytesRead } = await handle.read(chunk, 0, chunk.length, at)
    const piece = bytesRead > 0 ? chunk.subarray(0, bytesRead) : chunk
    at += piece.length
    await passed(piece.length)
    yield piece
  }
}

function throttle({ bytesPerSecond, onProgress }: Pace): (bytes: number) => Promise<void> {
  const start = performance.now()
  let all = 0
  return async (bytes) => {
    all += bytes
    onProgress(all)
    const ahead = (all / bytesPerSecond) * 1000 - (performance.now() - start)
    if (ahead > 20) await wait(ahead)
  }
}
