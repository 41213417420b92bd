// Fetches a text from an address that a person has entered. Whoever enters it must not reach through the server
// what only the server reaches: every name is resolved first, every one of its addresses must be outside, and
// the connection goes to the very address that was looked at. Redirects are followed and looked at alike.
import { lookup } from 'node:dns/promises'
import { request as plain } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { request as secure } from 'node:https'
import { isIP } from 'node:net'
import { isOutside } from './outsideAddress.ts'

/** Why nothing came: each is told to the person who entered the address. */
export const outsideFailures = [
  ...(['address', 'inside', 'unknownHost', 'unreachable', 'slow', 'large'] as const),
  ...(['missing', 'denied', 'status', 'redirects'] as const),
] as const
export type OutsideFailure = (typeof outsideFailures)[number]

export class NotFetched extends Error {
  readonly reason: OutsideFailure

  constructor(reason: OutsideFailure) {
    super(`Not fetched: ${reason}`)
    this.reason = reason
  }
}

export type Limits = {
  /** In milliseconds, for all of it. */
  patience: number
  bytes: number
  redirects: number
}

type Address = { address: string; family: number }

/** How names are resolved, and which hosts may be inside: for tests alone, no setting leads here. */
export type Reach = {
  resolve: (host: string) => Promise<Address[]>
  /** As `host:port`. */
  inside: readonly string[]
}

export const wholeInternet: Reach = {
  resolve: (host) => lookup(host, { all: true, verbatim: true }),
  inside: [],
}

/** Throws NotFetched. */
export async function fetchOutside(
  address: string,
  limits: Limits,
  reach: Reach = wholeInternet,
): Promise<Buffer> {
  const signal = AbortSignal.timeout(limits.patience)
  try {
    return await follow(address, limits, reach, signal)
  } catch (error) {
    if (error instanceof NotFetched) throw error
    throw new NotFetched(signal.aborted ? 'slow' : 'unreachable')
  }
}

async function follow(
  address: string,
  limits: Limits,
  reach: Reach,
  signal: AbortSignal,
): Promise<Buffer> {
  for (let from = address, times = 0; times <= limits.redirects; times++) {
    const url = outsideUrl(from, reach)
    if (!url) throw new NotFetched('address')
    const answer = await ask(url, await addressOf(url, reach, signal), signal)
    if (answer.statusCode === 200) return readWhole(answer, limits.bytes)
    answer.destroy()
    const target = redirectOf(answer)
    from = URL.parse(target, url)?.href ?? ''
  }
  throw new NotFetched('redirects')
}

/** Undefined for what is no address of the web on its usual ports, or carries a password. */
export function outsideUrl(address: string, { inside }: Reach = wholeInternet): URL | undefined {
  const url = URL.parse(address)
  if (!url || !['http:', 'https:'].includes(url.protocol)) return undefined
  if (url.username || url.password) return undefined
  const usual = url.port === '' || url.port === '80' || url.port === '443'
  return usual || inside.includes(url.host) ? url : undefined
}

/** Whether the host is an address, and not one of the internet at large. */
export function namesInside(url: URL): boolean {
  const host = hostOf(url)
  return host === 'localhost' || (isIP(host) !== 0 && !isOutside(host))
}

const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '')

async function addressOf(url: URL, reach: Reach, signal: AbortSignal): Promise<Address> {
  const host = hostOf(url)
  const family = isIP(host)
  const known = family ? [{ address: host, family }] : await resolved(host, reach, signal)
  const isAllowed = reach.inside.includes(url.host)
  if (!isAllowed && known.some(({ address }) => !isOutside(address))) throw new NotFetched('inside')
  if (!known[0]) throw new NotFetched('unknownHost')
  return known[0]
}

function resolved(host: string, reach: Reach, signal: AbortSignal): Promise<Address[]> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new NotFetched('slow')), { once: true })
    reach.resolve(host).then(resolve, () => reject(new NotFetched('unknownHost')))
  })
}

/** Asks this address and no other, whatever the name leads to by now. */
function ask(url: URL, { address, family }: Address, signal: AbortSignal) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    const send = url.protocol === 'https:' ? secure : plain
    const asked = send(
      url,
      {
        agent: false,
        signal,
        headers: {
          accept: 'text/calendar, */*;q=0.1',
          'accept-encoding': 'identity',
          'user-agent': 'Estia',
        },
        lookup: (_host, options, answer) => {
          if (options.all) answer(null, [{ address, family }])
          else answer(null, address, family)
        },
      },
      resolve,
    )
    asked.on('error', reject)
    asked.end()
  })
}

function redirectOf({ statusCode = 0, headers }: IncomingMessage): string {
  if ([301, 302, 303, 307, 308].includes(statusCode) && headers.location) return headers.location
  if (statusCode === 404 || statusCode === 410) throw new NotFetched('missing')
  if (statusCode === 401 || statusCode === 403) throw new NotFetched('denied')
  throw new NotFetched('status')
}

async function readWhole(answer: IncomingMessage, most: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.length
    if (size > most) {
      answer.destroy()
      throw new NotFetched('large')
    }
    parts.push(part)
  }
  return Buffer.concat(parts)
}
