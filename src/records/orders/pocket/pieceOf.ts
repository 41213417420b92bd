// Texts that must arrive byte for byte travel in base64: the server cleans every text of a request, and a price has blanks of its
// own.

/** UTF-8 in base64. */
export const encoded = (text: string): string => base64Of(new TextEncoder().encode(text))

export const decoded = (text: string): string => new TextDecoder().decode(bytesOf(text))

export const base64Of = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))

export const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))

/** Reads a piece that the server gave out: its signature, a dot, and JSON. */
export const pieceOf = <T>(given: string): T =>
  JSON.parse(decoded(given.slice(given.indexOf('.') + 1))) as T
