// The networks of an address. With IPv6, one machine has a whole network of addresses to choose from, so limits by
// address must count the network.
import { isIPv4, isIPv6 } from 'node:net'

/** The 4 parts of an IPv4 address, also of one written as IPv6; the 8 groups of an IPv6 address; else null. */
function groupsOf(address: string): readonly string[] | null {
  const plain = address.replace(/^::ffff:(?=[\d.]+$)/i, '').replace(/%.*$/, '')
  if (isIPv4(plain)) return plain.split('.')
  if (!isIPv6(plain)) return null
  const { hostname } = new URL(`http://[${plain}]`)
  const [head = '', tail] = hostname.slice(1, -1).split('::')
  const [before, after] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean))
  const zeros = tail === undefined ? 0 : 8 - before!.length - after!.length
  const groups = [...before!, ...Array.from({ length: zeros }, () => '0'), ...after!]
  // An IPv4 address written as the last two groups.
  const mapped = groups.join().startsWith('0,0,0,0,0,ffff,')
  return mapped ? groups.slice(6).flatMap(bytesOf) : groups
}

const bytesOf = (group: string) => {
  const number = parseInt(group, 16)
  return [String(number >> 8), String(number & 255)]
}

export type Networks = {
  /** One machine or one home: the IPv4 address, or the /64 of IPv6. */
  near: string
  /** The most that a provider gives to one customer: the /24 of IPv4, or the /48 of IPv6. */
  wide: string
  isIPv6: boolean
}

/** Anything but an address, such as the path of a socket, is a network of its own. */
export function networksOf(address: string): Networks {
  const groups = groupsOf(address)
  if (!groups) return { near: address, wide: address, isIPv6: false }
  const wide = groups.slice(0, 3)
  return groups.length === 4
    ? { near: groups.join('.'), wide: `${wide.join('.')}.*`, isIPv6: false }
    : { near: `${groups.slice(0, 4).join(':')}:*`, wide: `${wide.join(':')}:*`, isIPv6: true }
}
