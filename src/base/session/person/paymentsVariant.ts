// The payments-only variant: which requests meet it, and where clients reach it.
import type { FastifyRequest } from 'fastify'
import type { Backend } from '#base/backend/backend.ts'

type Variant = Pick<Backend, 'paymentsHost' | 'paymentsOnly'>
type Asked = Pick<FastifyRequest, 'host' | 'headers'>

/**
 * Whether it was asked for by the name of the payments host. The name in the request itself counts as
 * well as the one that a trusted proxy passes on: no header takes a visitor from there to the CRM.
 */
export const isPaymentsHost = ({ paymentsHost }: Variant, { host, headers }: Asked): boolean =>
  paymentsHost !== null &&
  [host, headers.host ?? ''].some((named) => isSameHost(named, paymentsHost))

/** Whether a request meets the payments alone. */
export const isPaymentsOnly = (variant: Variant, request: Asked): boolean =>
  variant.paymentsOnly || isPaymentsHost(variant, request)

// Proxies pass a name on with a dot at its end, or with a port, and mean the same host.
function isSameHost(named: string, wanted: string): boolean {
  const [, name = '', port = ''] = /^(.*?)\.?(:\d*)?$/.exec(named.trim().toLowerCase()) ?? []
  return wanted === name + port || wanted === name
}

/** Where clients reach their payments, without a slash at its end: for links in mail. */
export const paymentsUrlOf = ({
  publicUrl,
  paymentsHost,
}: Pick<Backend, 'publicUrl' | 'paymentsHost'>): string =>
  paymentsHost === null ? publicUrl : `${new URL(publicUrl).protocol}//${paymentsHost}`
