// Whose word on the visitor's address, host and protocol is taken: X-Forwarded-For, -Host and -Proto.
import { isIP } from 'node:net'
import type { IncomingMessage } from 'node:http'

/** So many proxies in a row, or these: addresses, networks, `loopback`, `linklocal`, `uniquelocal`. */
export type TrustedProxies = number | readonly string[]

const named = ['loopback', 'linklocal', 'uniquelocal']
const mostProxies = 10

/** `1`, or `loopback, 10.0.0.0/8`; undefined for what is neither. */
export function readTrustedProxies(text: string): TrustedProxies | undefined {
  if (/^\d+$/.test(text)) return Number(text) <= mostProxies ? Number(text) : undefined
  const all = text.split(',').map((one) => one.trim())
  return all.every((one) => named.includes(one) || isNetwork(one)) ? all : undefined
}

function isNetwork(text: string): boolean {
  const [address = '', length, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return length === undefined || (/^\d{1,3}$/.test(length) && isWithin(length, version))
}

// A network of length 0 is the whole world.
const isWithin = (length: string, version: number) =>
  Number(length) >= 1 && Number(length) <= (version === 4 ? 32 : 128)

/** As the framework wants it: of a number it knows only who is that far away. */
export const trustOf = (proxies: TrustedProxies) =>
  typeof proxies === 'number' ? (_: string, hop: number) => hop < proxies : [...proxies]

const marks = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via']

/** Whether a request was made on this machine itself, and not passed on by a proxy on it. */
export const isFromThisMachine = ({ socket, headers }: IncomingMessage): boolean =>
  /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '') &&
  marks.every((mark) => headers[mark] === undefined)
