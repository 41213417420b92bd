// The payments-only variant: which requests get it, and its URL for clients.
import type { FastifyRequest } from 'fastify'
import type { Backend } from '#base/backend/backend.ts'

type Variant = Pick<Backend, 'paymentsHost' | 'paymentsOnly'>
type RequestHost = Pick<FastifyRequest, 'host' | 'headers'>

/**
 * Whether the request is addressed to the payments host. Both the request's own Host header and the name
 * forwarded by a trusted proxy count, so that a visitor cannot reach the CRM from there by sending a header.
 */
export const isPaymentsHost = (
  { paymentsHost }: Variant,
  { host, headers }: RequestHost,
): boolean =>
  paymentsHost !== null &&
  [host, headers.host ?? ''].some((named) => isSameHost(named, paymentsHost))

/** Whether a request may see payments only. */
export const isPaymentsOnly = (variant: Variant, request: RequestHost): boolean =>
  variant.paymentsOnly || isPaymentsHost(variant, request)

// Proxies may forward the host name with a trailing dot or a port.
function isSameHost(named: string, wanted: string): boolean {
  const [, name = '', port = ''] = /^(.*?)\.?(:\d*)?$/.exec(named.trim().toLowerCase()) ?? []
  return wanted === name + port || wanted === name
}

/** The base URL of the payments pages for links in mail, without a trailing slash. */
export const paymentsUrlOf = ({
  publicUrl,
  paymentsHost,
}: Pick<Backend, 'publicUrl' | 'paymentsHost'>): string =>
  paymentsHost === null ? publicUrl : `${new URL(publicUrl).protocol}//${paymentsHost}`
