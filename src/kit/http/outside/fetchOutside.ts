// Fetches a text from an address that a person has entered. Whoever enters it must not reach through the server
// what only the server reaches: every name is resolved first, every one of its addresses must be outside, and
// the connection goes to the very address that was looked at. Redirects are followed and looked at alike.
import { lookup } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import { isIP } from 'node:net'
import { fetchWhole, NotFetched } from './fetchWhole.ts'
import type { Limits } from './fetchWhole.ts'
import { isOutside } from './outsideAddress.ts'

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
export const fetchOutside = (
  address: string,
  limits: Limits,
  reach: Reach = wholeInternet,
): Promise<Buffer> =>
  fetchWhole(address, limits, {
    headers: { accept: 'text/calendar, */*;q=0.1', 'user-agent': 'Estia' },
    wayTo: async (next, signal) => {
      const url = outsideUrl(next, reach)
      if (!url) throw new NotFetched('address')
      return { url, lookup: onlyTo(await addressOf(url, reach, signal)) }
    },
  })

/** Connects to this address and no other, whatever the name leads to by now. */
const onlyTo =
  ({ address, family }: Address): LookupFunction =>
  (_host, options, answer) => {
    if (options.all) answer(null, [{ address, family }])
    else answer(null, address, family)
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
