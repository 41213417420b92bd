// The idempotency key of a request, by which the server recognises a request that is sent twice.

/** Name of the header, from the IETF's draft. */
export const requestKeyHeader = 'idempotency-key'

/** A new random key. `crypto.randomUUID` would only exist on pages served over TLS. */
export const newRequestKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
