import { networksOf } from '#kit/http/outside/networks.ts'

/**
 * An address without the part that tells one machine of a network from another: enough to know one's
 * own place by, 203.0.113.* or 2001:db8:12:*. Null for what is no address.
 */
export function networkOf(address: string | undefined): string | null {
  const { wide } = networksOf(address ?? '')
  return wide.endsWith('*') ? wide : null
}
