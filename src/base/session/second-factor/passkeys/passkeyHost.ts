// Where passkeys are good: at the host of the page that made them, which has to be one of ours. A name is
// needed, for browsers make none for an address in numbers; this machine answers to localhost too.
import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { Backend } from '#base/backend/backend.ts'

export type PasskeyPlace = {
  /** What the standard calls the relying party: the name of the host, without a port. */
  host: string
  /** As the browser signs it. */
  origin: string
}

type Ours = Pick<Backend, 'publicUrl' | 'paymentsHost'>

/** Undefined where passkeys cannot be: the page is at an address in numbers, or at no host of ours. */
export function passkeyPlace(
  { publicUrl, paymentsHost }: Ours,
  request: Pick<FastifyRequest, 'host'>,
): PasskeyPlace | undefined {
  const at = request.host.toLowerCase()
  const { protocol } = new URL(publicUrl)
  const found = hostsOf({ publicUrl, paymentsHost }).find((host) => host === at)
  return found === undefined ? undefined : { host: nameOf(found), origin: `${protocol}//${found}` }
}

/** The first host that passkeys can be made at, as it is written in an address. */
export const firstPasskeyHost = (ours: Ours): string | null => hostsOf(ours)[0] ?? null

function hostsOf({ publicUrl, paymentsHost }: Ours): string[] {
  const { host, hostname, port } = new URL(publicUrl)
  const isThisMachine = /^(127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
  const own = isThisMachine ? `localhost${port && `:${port}`}` : host
  return [own, ...(paymentsHost ? [paymentsHost] : [])].filter((each) => isIP(bare(each)) === 0)
}

const nameOf = (host: string) => host.replace(/:\d+$/, '')
const bare = (host: string) => nameOf(host).replace(/^\[|\]$/g, '')
