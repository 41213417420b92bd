/** Letters and digits that nobody mistakes for each other (Crockford's base 32). */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A new code of an order: 80 random bits, made by the server or by a phone without a connection. */
export const newCode = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => letters[byte % 32]).join('')
