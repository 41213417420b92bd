import { isIPv4, isIPv6 } from 'node:net'

/**
 * An address without the part that tells one machine of a network from another: enough to know one's
 * own place by, 203.0.113.* or 2001:db8:12:*. Null for what is no address.
 */
export function networkOf(address: string | undefined): string | null {
  const plain = (address ?? '').replace(/^::ffff:(?=[\d.]+$)/i, '').replace(/%.*$/, '')
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.*`
  if (!isIPv6(plain)) return null
  const { hostname } = new URL(`http://[${plain}]`)
  const [head = '', tail] = hostname.slice(1, -1).split('::')
  const [before, after] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean))
  const zeros = tail === undefined ? 0 : 8 - before!.length - after!.length
  const groups = [...before!, ...Array.from({ length: zeros }, () => '0'), ...after!]
  return `${groups.slice(0, 3).join(':')}:*`
}
