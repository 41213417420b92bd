import type { Readable } from 'node:stream'

/** Bytes `start` to `end`, both counted from 0 and both included. */
export type ByteRange = { start: number; end: number }

/**
 * Where the bytes of files live. Names are our own random system names: letters, digits, dots and
 * dashes. `read` rejects with code ENOENT for a name that is not there; `remove` is content with it.
 */
export type FileStore = {
  /** Stores the whole stream or nothing; answers the number of bytes. */
  write(name: string, content: Readable, contentType: string): Promise<number>
  /** With a `size`, rejects with DamagedFile when the stored file is of another. */
  read(name: string, range?: ByteRange, size?: number): Promise<Readable>
  remove(name: string): Promise<void>
}

/** What is stored is not what was written. */
export class DamagedFile extends Error {
  constructor(name: string, size: number, found: number) {
    super(`${name} should have ${size} bytes and has ${found}`)
  }
}

/** Throws for anything that could mean another place than a file of the store. */
export function checkStoredName(name: string): void {
  if (!/^[a-z0-9][a-z0-9.-]{0,199}$/i.test(name))
    throw new Error(`Not a name of a stored file: ${name}`)
}

export const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'
