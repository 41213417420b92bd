// Compresses and, with a key, encrypts the contents of a backup; and the reverse.
import { createHash, type Hash } from 'node:crypto'
import { PassThrough, Transform, type Readable } from 'node:stream'
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib'
import { type BackupKey, CannotOpen, isSealed, markLength, opening, sealing } from './sealing.ts'

/** Pipes streams together, so that an error in one ends all. Returns the last. */
function chain(first: Readable, ...rest: Transform[]): Readable {
  return rest.reduce<Readable>((from, to) => {
    from.on('error', (error) => to.destroy(error))
    to.on('close', () => from.destroy())
    return from.pipe(to)
  }, first)
}

/**
 * @param level of zstd: 3 is the default; 1 is fast and good enough for pictures, which are already compressed
 * @param name the name under which the result is stored; an encrypted one opens under no other
 */
export function packed(
  content: Readable,
  name: string,
  key: BackupKey | null,
  level = 3,
): Readable {
  const compress = createZstdCompress({
    // The checksum detects damage in unencrypted content.
    params: { [constants.ZSTD_c_compressionLevel]: level, [constants.ZSTD_c_checksumFlag]: 1 },
  })
  return chain(content, compress, ...(key ? [sealing(key, name)] : []))
}

/**
 * Fails with CannotOpen if it is encrypted and the key is missing or wrong, if it is not encrypted although there is a key, and
 * if it was changed or truncated.
 */
export function unpacked(content: Readable, name: string, key: BackupKey | null): Readable {
  const decompress = createZstdDecompress()
  const opened = chain(content, key ? opening(key, name) : refusingSealed(name), decompress)
  const told = new PassThrough()
  // zlib's message ("unexpected end of file") names no file.
  opened.on('error', (error: NodeJS.ErrnoException) =>
    told.destroy(
      error.code?.startsWith('ZSTD') || error.code?.startsWith('Z_')
        ? new CannotOpen(`${name} was changed or is cut off`, { cause: error })
        : error,
    ),
  )
  told.on('close', () => opened.destroy())
  return opened.pipe(told)
}

function refusingSealed(name: string): Transform {
  let start: Buffer | null = Buffer.alloc(0)
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (start === null) return done(null, chunk)
      start = Buffer.concat([start, chunk])
      if (start.length < markLength) return done()
      if (isSealed(start)) return done(new CannotOpen(`${name} is sealed: give its BACKUP_KEY`))
      const known = start
      start = null
      done(null, known)
    },
    flush(done) {
      done(null, start)
    },
  })
}

/** Passes data through, and computes its size and hash. */
export function counted(content: Readable): {
  content: Readable
  /** Valid once the stream has ended. */
  read: () => { size: number; sha256: string }
} {
  const hash: Hash = createHash('sha256')
  let size = 0
  let sum: string | undefined
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      hash.update(chunk)
      done(null, chunk)
    },
  })
  return {
    content: chain(content, through),
    read: () => ({ size, sha256: (sum ??= hash.digest('hex')) }),
  }
}
