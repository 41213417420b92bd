// Asks another server for something, with one deadline over all of it (looking the name up, connecting, TLS, redirects,
// headers, body, unpacking) and a limit of bytes that holds while they come, unpacked.
import { request as plain } from 'node:http'
import type { IncomingMessage, RequestOptions } from 'node:http'
import { request as secure } from 'node:https'
import { pipeline } from 'node:stream'
import type { Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'

/** Why nothing came: each is told to the person who entered the address. */
export const outsideFailures = [
  ...(['address', 'inside', 'unknownHost', 'unreachable', 'slow', 'large'] as const),
  ...(['missing', 'denied', 'status', 'redirects'] as const),
] as const
export type OutsideFailure = (typeof outsideFailures)[number]

export class NotFetched extends Error {
  readonly reason: OutsideFailure

  constructor(reason: OutsideFailure, more = '') {
    super(`Not fetched: ${reason}${more}`)
    this.reason = reason
  }
}

export type Limits = {
  /** In milliseconds, for all of it. */
  patience: number
  bytes: number
  redirects: number
}

export type Way = {
  headers: Record<string, string>
  /** Where an address leads, or throws NotFetched: asked of each, redirects too. */
  wayTo: (
    address: string,
    signal: AbortSignal,
  ) => Promise<{ url: URL } & Pick<RequestOptions, 'lookup'>>
}

/** The body of an answer 200. Throws NotFetched. */
export async function fetchWhole(address: string, limits: Limits, way: Way): Promise<Buffer> {
  const signal = AbortSignal.timeout(limits.patience)
  // Some ends of a connection are told to nobody: the deadline itself ends the waiting.
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

/** The same of a service that the administrator has named: it may be inside, and redirects as it likes. */
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
  { headers, wayTo }: Way,
  signal: AbortSignal,
): Promise<Buffer> {
  for (let from = address, times = 0; times <= limits.redirects; times++) {
    const { url, lookup } = await wayTo(from, signal)
    const answer = await ask(url, { headers, ...(lookup && { lookup }) }, signal)
    if (answer.statusCode === 200) return readWhole(answer, limits.bytes, signal)
    answer.destroy()
    from = URL.parse(redirectOf(answer), url)?.href ?? ''
  }
  throw new NotFetched('redirects')
}

function ask(url: URL, { headers, ...options }: RequestOptions, signal: AbortSignal) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    signal.throwIfAborted()
    const send = url.protocol === 'https:' ? secure : plain
    const asked = send(url, {
      ...{ agent: false, signal, ...options },
      headers: { 'accept-encoding': 'identity', ...headers } as Record<string, string>,
    })
    asked.on('response', resolve)
    asked.on('error', reject)
    // Nobody asked for another protocol.
    asked.on('upgrade', (_answer, socket) => {
      socket.destroy()
      reject(new NotFetched('status'))
    })
    asked.on('close', () => reject(new NotFetched('unreachable')))
    asked.end()
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
  for await (const part of unpacked(answer) as AsyncIterable<Buffer>) {
    size += part.length
    // Leaving the loop destroys the stream, and the connection with it.
    if (size > most) throw new NotFetched('large')
    parts.push(part)
  }
  // A body without a length ends with its connection, also when that is cut off by the deadline.
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

/** Some pack what they send though nobody asked them to. */
function unpacked(answer: IncomingMessage): Readable {
  const encoding = (answer.headers['content-encoding'] ?? 'identity').trim().toLowerCase()
  if (encoding === 'identity' || encoding === '') return answer
  const decoder = decoders[encoding]?.()
  if (!decoder) {
    answer.destroy()
    throw new NotFetched('status', `, packed as ${encoding.slice(0, 50)}`)
  }
  // Whatever fails is seen by whoever reads the last of them.
  return pipeline(answer, decoder, () => {})
}
