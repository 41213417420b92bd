import type { Readable } from 'node:stream'

/** Bytes `start` to `end`, counted from 0, both included. */
export type ByteRange = { start: number; end: number }

/**
 * Stores the contents of files under random system names of letters, digits, dots and dashes. For a missing file `read`
 * rejects with code ENOENT, and `remove` resolves.
 */
export type FileStore = {
  /** Stores the whole stream or nothing; resolves to the number of bytes. */
  write(name: string, content: Readable, contentType: string): Promise<number>
  /** If `size` is given, rejects with DamagedFile when the stored file has another size. */
  read(name: string, range?: ByteRange, size?: number): Promise<Readable>
  remove(name: string): Promise<void>
  /** Every stored file, in no order. */
  list(): AsyncIterable<ListedFile>
}

/** `writtenOn` is in milliseconds since 1970, by the clock of the storage. */
export type ListedFile = { name: string; size: number; writtenOn: number }

/** The stored file does not have the size that was written. */
export class DamagedFile extends Error {
  constructor(name: string, size: number, found: number) {
    super(`${name} should have ${size} bytes and has ${found}`)
  }
}

/** Throws for a name that could lead outside the store. */
export function checkStoredName(name: string): void {
  if (!/^[a-z0-9][a-z0-9.-]{0,199}$/i.test(name))
    throw new Error(`Not a name of a stored file: ${name}`)
}

export const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'
