// A passkey works at the host of the page that created it, which must be one of ours. Browsers create none
// for IP addresses, so a loopback address counts as localhost.
import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { Backend } from '#base/backend/backend.ts'

export type PasskeyPlace = {
  /** The relying party ID of the standard: the host name without a port. */
  host: string
  /** The origin that the browser signs. */
  origin: string
}

type HostConfig = Pick<Backend, 'publicUrl' | 'paymentsHost'>

/** Undefined if passkeys cannot work: the page is at an IP address, or not at a host of ours. */
export function passkeyPlace(
  { publicUrl, paymentsHost }: HostConfig,
  request: Pick<FastifyRequest, 'host'>,
): PasskeyPlace | undefined {
  const requested = request.host.toLowerCase()
  const { protocol } = new URL(publicUrl)
  const found = hostsOf({ publicUrl, paymentsHost }).find((host) => host === requested)
  return found === undefined ? undefined : { host: nameOf(found), origin: `${protocol}//${found}` }
}

/** The first host where passkeys can be created, with its port. */
export const firstPasskeyHost = (config: HostConfig): string | null => hostsOf(config)[0] ?? null

function hostsOf({ publicUrl, paymentsHost }: HostConfig): string[] {
  const { host, hostname, port } = new URL(publicUrl)
  const isLoopback = /^(127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
  const own = isLoopback ? `localhost${port && `:${port}`}` : host
  return [own, ...(paymentsHost ? [paymentsHost] : [])].filter(
    (each) => isIP(withoutBrackets(each)) === 0,
  )
}

const nameOf = (host: string) => host.replace(/:\d+$/, '')
const withoutBrackets = (host: string) => nameOf(host).replace(/^\[|\]$/g, '')
