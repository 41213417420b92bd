// Fetches from another server, with one deadline for everything (DNS, connecting, TLS, redirects, headers, body,
// decompression) and a limit on the decompressed bytes that is enforced while they arrive.
import { request as plain } from 'node:http'
import type { IncomingMessage, RequestOptions } from 'node:http'
import { request as secure } from 'node:https'
import { pipeline } from 'node:stream'
import type { Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'

/** Reasons of failure. Each has a text for the user who entered the address. */
export const outsideFailures = [
  ...(['address', 'inside', 'unknownHost', 'unreachable', 'slow', 'large'] as const),
  ...(['missing', 'denied', 'status', 'redirects'] as const),
] as const
export type OutsideFailure = (typeof outsideFailures)[number]

export class NotFetched extends Error {
  readonly reason: OutsideFailure

  constructor(reason: OutsideFailure, details = '', cause?: unknown) {
    super(`Not fetched: ${reason}${details}`, { cause })
    this.reason = reason
  }
}

export type Limits = {
  /** Milliseconds, for everything. */
  patience: number
  bytes: number
  redirects: number
}

export type FetchMethod = {
  headers: Record<string, string>
  /** Makes it a POST. */
  body?: Buffer
  /** Checks an address, of each redirect too, and says how to reach it. Throws NotFetched. */
  wayTo: (
    address: string,
    signal: AbortSignal,
  ) => Promise<{ url: URL } & Pick<RequestOptions, 'lookup'>>
}

/** The body of the response, whose status must be 200. Throws NotFetched. */
export async function fetchWhole(
  address: string,
  limits: Limits,
  way: FetchMethod,
): Promise<Buffer> {
  const signal = AbortSignal.timeout(limits.patience)
  // Node does not report every end of a connection, so the deadline itself ends the waiting.
  const deadline = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(new NotFetched('slow')), { once: true }),
  )
  try {
    return await Promise.race([follow(address, limits, way, signal), deadline])
  } catch (error) {
    if (signal.aborted) throw new NotFetched('slow')
    if (error instanceof NotFetched) throw error
    throw new NotFetched('unreachable', `, ${(error as Error).message}`)
  }
}

/** The same for a service that the administrator has configured: it and its redirects may be inside the network. */
export const fetchService = (
  address: string,
  limits: Limits,
  headers: Record<string, string>,
): Promise<Buffer> =>
  fetchWhole(address, limits, {
    headers,
    wayTo: async (next) => {
      const url = URL.parse(next)
      if (!url || !['http:', 'https:'].includes(url.protocol)) throw new NotFetched('address')
      return { url }
    },
  })

async function follow(
  address: string,
  limits: Limits,
  { headers, body, wayTo }: FetchMethod,
  signal: AbortSignal,
): Promise<Buffer> {
  for (let from = address, times = 0; times <= limits.redirects; times++) {
    const { url, lookup } = await wayTo(from, signal)
    const answer = await ask(url, { headers, ...(lookup && { lookup }) }, { signal, body })
    if (answer.statusCode === 200) return readWhole(answer, limits.bytes, signal)
    answer.destroy()
    from = URL.parse(redirectOf(answer), url)?.href ?? ''
  }
  throw new NotFetched('redirects')
}

type Sending = { signal: AbortSignal; body: Buffer | undefined }

function ask(url: URL, { headers, ...options }: RequestOptions, { signal, body }: Sending) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    signal.throwIfAborted()
    const send = url.protocol === 'https:' ? secure : plain
    const request = send(url, {
      agent: false,
      signal,
      method: body ? 'POST' : 'GET',
      ...options,
      headers: {
        'accept-encoding': 'identity',
        ...(body && { 'content-length': String(body.length) }),
        ...headers,
      } as Record<string, string>,
    })
    request.on('response', resolve)
    request.on('error', reject)
    // The server may switch protocols although nobody asked it to.
    request.on('upgrade', (_answer, socket) => {
      socket.destroy()
      reject(new NotFetched('status'))
    })
    request.on('close', () => reject(new NotFetched('unreachable')))
    request.end(body)
  })
}

function redirectOf({ statusCode = 0, headers }: IncomingMessage): string {
  if ([301, 302, 303, 307, 308].includes(statusCode) && headers.location) return headers.location
  if (statusCode === 404 || statusCode === 410) throw new NotFetched('missing')
  if (statusCode === 401 || statusCode === 403) throw new NotFetched('denied')
  throw new NotFetched('status', `, ${statusCode}`)
}

async function readWhole(
  answer: IncomingMessage,
  most: number,
  signal: AbortSignal,
): Promise<Buffer> {
  if (Number(answer.headers['content-length']) > most) {
    answer.destroy()
    throw new NotFetched('large')
  }
  const parts: Buffer[] = []
  let size = 0
  for await (const part of decompressed(answer) as AsyncIterable<Buffer>) {
    size += part.length
    // Throwing leaves the loop, which destroys the stream and the connection.
    if (size > most) throw new NotFetched('large')
    parts.push(part)
  }
  // A body without a length ends with its connection, so one cut off by the deadline looks complete.
  if (signal.aborted) throw new NotFetched('slow')
  if (!answer.complete) throw new NotFetched('unreachable')
  return Buffer.concat(parts)
}

const decoders: Record<string, () => NodeJS.ReadWriteStream & Readable> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}

/** Some servers compress although the request accepts only `identity`. */
function decompressed(answer: IncomingMessage): Readable {
  const encoding = (answer.headers['content-encoding'] ?? 'identity').trim().toLowerCase()
  if (encoding === 'identity' || encoding === '') return answer
  const decoder = decoders[encoding]?.()
  if (!decoder) {
    answer.destroy()
    throw new NotFetched('status', `, packed as ${encoding.slice(0, 50)}`)
  }
  // The reader of the last stream gets every error.
  return pipeline(answer, decoder, () => {})
}
