// Fetches from a URL that a user entered, without letting them reach the server's own network (SSRF). The host is
// resolved first, all its addresses must be public, and the connection goes to the very address that was checked.
// Redirects are checked the same way.
import { lookup } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import { isIP } from 'node:net'
import { fetchWhole, NotFetched } from './fetchWhole.ts'
import type { Limits } from './fetchWhole.ts'
import { isOutside } from './outsideAddress.ts'

export type Address = { address: string; family: number }

/** How hosts are resolved, and which may be inside. Only tests change it; there is no setting. */
export type NetworkReach = {
  resolve: (host: string) => Promise<Address[]>
  /** Where other records of DNS are asked for, as `host:port`; by default where the machine does. */
  dnsServers?: readonly string[]
  /** As `host:port`. */
  inside: readonly string[]
}

export const wholeInternet: NetworkReach = {
  resolve: (host) => lookup(host, { all: true, verbatim: true }),
  inside: [],
}

/** `accept` is the kind of content that is wanted; `post` is sent along, to the first address only. Throws NotFetched. */
export const fetchOutside = (
  address: string,
  limits: Limits,
  reach: NetworkReach = wholeInternet,
  accept = 'text/calendar',
  post?: { contentType: string; body: Buffer },
): Promise<Buffer> =>
  fetchWhole(address, post ? { ...limits, redirects: 0 } : limits, {
    headers: {
      accept: `${accept}, */*;q=0.1`,
      'user-agent': 'Estia',
      ...(post && { 'content-type': post.contentType }),
    },
    ...(post && { body: post.body }),
    wayTo: async (next, signal) => {
      const url = outsideUrl(next, reach)
      if (!url) throw new NotFetched('address')
      return { url, lookup: onlyTo(await addressOf(url, reach, signal)) }
    },
  })

/** Connects to this address only, whatever the name resolves to by now. */
const onlyTo =
  ({ address, family }: Address): LookupFunction =>
  (_host, options, answer) => {
    if (options.all) answer(null, [{ address, family }])
    else answer(null, address, family)
  }

/** Undefined unless it is an http or https URL on a usual port, without a user and password. */
export function outsideUrl(
  address: string,
  { inside }: NetworkReach = wholeInternet,
): URL | undefined {
  const url = URL.parse(address)
  if (!url || !['http:', 'https:'].includes(url.protocol)) return undefined
  if (url.username || url.password) return undefined
  const usual = url.port === '' || url.port === '80' || url.port === '443'
  return usual || inside.includes(url.host) ? url : undefined
}

/** Whether the host is `localhost`, or an address that is not public. */
export function namesInside(url: URL): boolean {
  const host = hostOf(url)
  return host === 'localhost' || (isIP(host) !== 0 && !isOutside(host))
}

const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '')

const addressOf = async (url: URL, reach: NetworkReach, signal: AbortSignal): Promise<Address> =>
  (await addressesOutside(hostOf(url), url.host, reach, signal))[0]!

/**
 * All addresses of a host that a user entered, at least one. `place` is the host as `reach.inside` names it. Throws
 * NotFetched if the host is unknown, or if one of its addresses is not public.
 */
export async function addressesOutside(
  host: string,
  place: string,
  reach: NetworkReach,
  signal: AbortSignal,
): Promise<Address[]> {
  const family = isIP(host)
  const addresses = family ? [{ address: host, family }] : await resolveHost(host, reach, signal)
  const isAllowed = reach.inside.includes(place)
  if (!isAllowed && addresses.some(({ address }) => !isOutside(address)))
    throw new NotFetched('inside')
  if (addresses.length === 0) throw new NotFetched('unknownHost')
  return addresses
}

function resolveHost(host: string, reach: NetworkReach, signal: AbortSignal): Promise<Address[]> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new NotFetched('slow')), { once: true })
    reach
      .resolve(host)
      .then(resolve, (cause: unknown) => reject(new NotFetched('unknownHost', '', cause)))
  })
}
