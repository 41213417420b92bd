// Answers a request with a stored file: the whole file, a range of it, or 304 if the client has it.
import { Transform, pipeline } from 'node:stream'
import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '../http/problem.ts'
import { contentDisposition } from './fileName.ts'
import { isMissing } from './fileStore.ts'
import type { ByteRange, FileStore } from './fileStore.ts'
import { isSafeToShow } from './sniff.ts'

export type SentFile = { systemName: string; userName: string; contentType: string; size: number }

// Content security policy of shown files: no scripts run and nothing is fetched, whatever a file contains.
const sealed =
  "default-src 'none'; img-src 'self' data:; media-src 'self'; style-src 'unsafe-inline'; sandbox"

/**
 * The content under a system name never changes, so the name is the ETag. Throws 404 if the stored file is missing, and
 * DamagedFile, which becomes a 500, if its size is wrong.
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  store: FileStore,
  file: SentFile,
) {
  const tag = `"${file.systemName}"`
  // No caching, so that nothing stays behind on a shared computer.
  reply.headers({
    etag: tag,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send()
  const safe = isSafeToShow(file.contentType)
  // Browsers refuse to open a PDF in a sandbox.
  if (file.contentType !== 'application/pdf') reply.header('content-security-policy', sealed)
  reply.headers({
    'content-type': file.contentType,
    'content-disposition': contentDisposition(safe ? 'inline' : 'attachment', file.userName),
    'accept-ranges': 'bytes',
  })
  // A compressed answer would have neither a length nor parts.
  request.headers['x-no-compression'] = '1'
  const isRangeValid =
    request.headers['if-range'] === undefined || request.headers['if-range'] === tag
  const range = isRangeValid ? rangeOf(request.headers.range, file.size) : undefined
  if (range === 'outside') {
    reply.removeHeader('content-disposition')
    return reply.code(416).header('content-range', `bytes */${file.size}`).send()
  }
  const content = await store.read(file.systemName, range, file.size).catch((error: unknown) => {
    throw isMissing(error) ? notFound() : error
  })
  if (range)
    reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.size}`)
  const length = range ? range.end - range.start + 1 : file.size
  reply.header('content-length', length)
  // Frees the file of a client that stops reading.
  reply.raw.setTimeout(readTimeout, () => reply.raw.destroy())
  return reply.send(exactly(length, content))
}

const readTimeout = 60_000

/** Fails if there are fewer or more bytes than announced: with fewer, the client would wait for the rest forever. */
function exactly(length: number, content: Readable): Readable {
  let left = length
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      left -= chunk.length
      if (left < 0) done(new Error('A stored file has more bytes than it should have'))
      else done(null, chunk)
    },
    flush: (done) => done(left > 0 ? new Error(`A stored file lacks ${left} bytes`) : null),
  })
  // Fastify gets the error from `counted`, and breaks the connection.
  pipeline(content, counted, () => {})
  return counted
}

/** The range that the header asks for. Undefined, which means the whole file, for several ranges or none. */
export function rangeOf(
  header: string | undefined,
  size: number,
): ByteRange | 'outside' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (!from && !to) return undefined
  const start = from ? Number(from) : Math.max(0, size - Number(to))
  const end = from && to ? Math.min(Number(to), size - 1) : size - 1
  if (start >= size) return 'outside'
  return start <= end ? { start, end } : undefined
}
