// Texts that must arrive byte for byte travel in base64: the server cleans every text of a request, and a price has blanks of its
// own.

/** UTF-8 in base64. */
export const encoded = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''))

export const decoded = (text: string): string =>
  new TextDecoder().decode(Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0)))

/** Reads a piece that the server gave out: its signature, a dot, and JSON. */
export const pieceOf = <T>(given: string): T =>
  JSON.parse(decoded(given.slice(given.indexOf('.') + 1))) as T
