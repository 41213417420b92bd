// The name that a browser gives to a request, so that the same one sent twice is known again.

/** The header; its usual name is that of the IETF's draft of it. */
export const requestKeyHeader = 'idempotency-key'

/** A new one; `crypto.randomUUID` is only there on pages that came over TLS. */
export const newRequestKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
