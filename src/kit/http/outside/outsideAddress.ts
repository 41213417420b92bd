// Tells public internet addresses from those of this machine, its network or its provider.
import { BlockList, isIP, isIPv4 } from 'node:net'

const inside4 = listOf(
  'ipv4',
  ...(['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16'] as const),
  ...([
    '172.16.0.0/12',
    '192.0.0.0/24',
    '192.0.2.0/24',
    '192.88.99.0/24',
    '192.168.0.0/16',
  ] as const),
  ...([
    '198.18.0.0/15',
    '198.51.100.0/24',
    '203.0.113.0/24',
    '224.0.0.0/4',
    '240.0.0.0/4',
  ] as const),
)
// Of IPv6, only the public range, without tunnels to IPv4 addresses and ranges for documentation.
const global6 = listOf('ipv6', '2000::/3')
const special6 = listOf('ipv6', '2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20')

function listOf(family: 'ipv4' | 'ipv6', ...networks: string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address, bits] = network.split('/')
    list.addSubnet(address!, Number(bits), family)
  }
  return list
}

export function isOutside(address: string): boolean {
  if (isIP(address) === 0) return false
  if (isIPv4(address)) return !inside4.check(address, 'ipv4')
  return global6.check(address, 'ipv6') && !special6.check(address, 'ipv6')
}
