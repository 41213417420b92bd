// Puts the files of an archive into a file store, and takes them out again when the load fails.
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type pg from 'pg'
import { isMissing } from '#kit/files/fileStore.ts'
import type { FileStore } from '#kit/files/fileStore.ts'
import type { ArchiveEntry } from './readArchive.ts'
import type { StoredFile } from './storedFiles.ts'

export type FilesLoader = {
  /** The name is the one in the store. */
  write(name: string, entry: ArchiveEntry): Promise<void>
  /** Removes the files that `write` added. */
  undo(): Promise<void>
  count(): number
}

/**
 * A file that is there already is left as it is: the store may be the one that the archive was made from. Throws when it holds
 * something else.
 */
export function filesLoader(
  client: pg.ClientBase,
  store: FileStore,
  listFiles: string,
): FilesLoader {
  const written: string[] = []
  let count = 0
  return {
    async write(name, { size, content }) {
      const { rows } = await client.query<Pick<StoredFile, 'contentType'>>(
        `SELECT "contentType" FROM (${listFiles}) AS "stored" WHERE "name" = $1`,
        [name],
      )
      const contentType = rows[0]?.contentType
      if (contentType === undefined) throw new Error(`No row of the archive names its file ${name}`)
      count++
      const stored = await hashOfStored(store, name)
      if (stored !== undefined) return mustBeSame(name, stored, content)
      written.push(name)
      const found = await store.write(
        name,
        Readable.from(content, { objectMode: false }),
        contentType,
      )
      if (found !== size)
        throw new Error(`The file store took ${found} of the ${size} bytes of ${name}`)
    },
    async undo() {
      for (const name of written) await store.remove(name)
    },
    count: () => count,
  }
}

async function hashOfStored(store: FileStore, name: string): Promise<string | undefined> {
  try {
    return await hashOf(await store.read(name))
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

async function hashOf(content: AsyncIterable<Buffer>): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of content) hash.update(chunk)
  return hash.digest('hex')
}

async function mustBeSame(name: string, stored: string, content: AsyncIterable<Buffer>) {
  if ((await hashOf(content)) !== stored)
    throw new Error(`The file store holds another file named ${name}: take an empty one`)
}
