import type { Readable } from 'node:stream'

/**
 * Where the bytes of files live. Names are our own random system names: letters, digits, dots and
 * dashes. `read` rejects with code ENOENT for a name that is not there.
 */
export type FileStore = {
  /** Stores the whole stream or nothing; answers the number of bytes. */
  write(name: string, content: Readable, contentType: string): Promise<number>
  read(name: string): Promise<Readable>
  remove(name: string): Promise<void>
}
