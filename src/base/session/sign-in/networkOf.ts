import { networksOf } from '#kit/http/outside/networks.ts'

/**
 * The network of an address, such as 203.0.113.* or 2001:db8:12:*: enough for people to recognise where they
 * signed in, without identifying one machine. Null if `address` is not an IP address.
 */
export function networkOf(address: string | undefined): string | null {
  const { wide } = networksOf(address ?? '')
  return wide.endsWith('*') ? wide : null
}
