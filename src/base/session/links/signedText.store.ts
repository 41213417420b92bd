// Texts that this agency has signed for one purpose: the text, a dot and an HMAC-SHA-256. Nobody else can sign one, and a
// signature for one purpose is invalid for another.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Backend, Db } from '#base/backend/backend.ts'
import { keyFor } from '../sealed.store.ts'

export type SigningKeys = Pick<Backend, 'db' | 'secretsKey'>

/** `shape`: matches the text without its signature. */
export function signedText(purpose: string, shape: RegExp) {
  const keys = new WeakMap<Db, Promise<Buffer>>()
  /** Cached, because the key does not change while the server runs. */
  const keyOf = ({ db, secretsKey }: SigningKeys): Promise<Buffer> => {
    const known = keys.get(db)
    if (known) return known
    const key = keyFor(db, purpose, secretsKey)
    keys.set(db, key)
    key.catch(() => keys.delete(db))
    return key
  }
  const signatureOf = async (text: string, keys: SigningKeys): Promise<Buffer> =>
    createHmac('sha256', await keyOf(keys))
      .update(text)
      .digest()
  return {
    sign: async (text: string, keys: SigningKeys): Promise<string> =>
      `${text}.${(await signatureOf(text, keys)).toString('base64url')}`,
    /** Returns the text; undefined if it was not signed for this purpose. */
    read: async (signed: string, keys: SigningKeys): Promise<string | undefined> => {
      const [, text, signature] = /^([\w.-]{1,60})\.([\w-]{43})$/.exec(signed) ?? []
      if (text === undefined || signature === undefined || !shape.test(text)) return undefined
      const right = await signatureOf(text, keys)
      return timingSafeEqual(right, Buffer.from(signature, 'base64url')) ? text : undefined
    },
  }
}
