// Which proxies are trusted to set X-Forwarded-For, -Host and -Proto.
import { isIP } from 'node:net'
import type { IncomingMessage } from 'node:http'

/** A number of proxies in a row, or a list of addresses, networks, `loopback`, `linklocal`, `uniquelocal`. */
export type TrustedProxies = number | readonly string[]

const networkNames = ['loopback', 'linklocal', 'uniquelocal']
const mostProxies = 10

/** Reads `1`, or `loopback, 10.0.0.0/8`; undefined for anything else. */
export function readTrustedProxies(text: string): TrustedProxies | undefined {
  if (/^\d+$/.test(text)) return Number(text) <= mostProxies ? Number(text) : undefined
  const all = text.split(',').map((one) => one.trim())
  return all.every((one) => networkNames.includes(one) || isNetwork(one)) ? all : undefined
}

function isNetwork(text: string): boolean {
  const [address = '', length, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return length === undefined || (/^\d{1,3}$/.test(length) && isWithin(length, version))
}

// Refuses a prefix of length 0, which would be the whole internet.
const isWithin = (length: string, version: number) =>
  Number(length) >= 1 && Number(length) <= (version === 4 ? 32 : 128)

/** The value of Fastify's `trustProxy`, which trusts no proxy at all if it is given a plain number. */
export const trustOf = (proxies: TrustedProxies) =>
  typeof proxies === 'number' ? (_: string, hop: number) => hop < proxies : [...proxies]

const proxyHeaders = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via']

/** Whether a request was made on this machine, and not forwarded by a proxy on it. */
export const isFromThisMachine = ({ socket, headers }: IncomingMessage): boolean =>
  /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '') &&
  proxyHeaders.every((header) => headers[header] === undefined)
