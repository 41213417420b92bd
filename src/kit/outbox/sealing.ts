// Seals what a browser keeps: AES-GCM with a key that the server gives only to its author. The browser stores the key in a form
// that no script can read, so that its author can go on without a connection, and drops it when the session ends.
const algorithm = 'AES-GCM'

export type Sealed = { iv: Uint8Array<ArrayBuffer>; data: ArrayBuffer }

/** `secret` is in base64. */
export async function sealingKey(secret: string): Promise<CryptoKey> {
  const bytes = Uint8Array.from(atob(secret), (sign) => sign.charCodeAt(0))
  const from = await crypto.subtle.importKey('raw', bytes, 'HKDF', false, ['deriveKey'])
  const info = new TextEncoder().encode('estia kept')
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info },
    from,
    { name: algorithm, length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )
}

/** `name`: what it is; it opens under the same name only. */
export async function seal(key: CryptoKey, name: string, value: unknown): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const bytes = new TextEncoder().encode(JSON.stringify(value))
  return { iv, data: await crypto.subtle.encrypt(sealedAs(iv, name), key, bytes) }
}

/** Rejects for another key or name. */
export async function unseal<T>(key: CryptoKey, name: string, { iv, data }: Sealed): Promise<T> {
  const bytes = await crypto.subtle.decrypt(sealedAs(iv, name), key, data)
  return JSON.parse(new TextDecoder().decode(bytes)) as T
}

const sealedAs = (iv: Uint8Array<ArrayBuffer>, name: string) => ({
  name: algorithm,
  iv,
  additionalData: new TextEncoder().encode(name),
})
