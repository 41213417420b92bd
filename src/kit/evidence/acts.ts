// Acts that must be provable for years: each is a text that never changes again, with a sum that includes the sum of the act
// before it, so that none can be changed, removed or put between others without changing all later sums. The sum is signed
// (Ed25519, RFC 8032), so that somebody who has only the file knows who wrote it.
import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
} from 'node:crypto'

/** SHA-256 in hexadecimal. */
export const sumOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex')

/** `number` counts from 1; the first act follows the sum of nothing. */
export type ActText = { number: number; previous: string; content: string }

/** The sum that the first act follows. */
export const noActBefore = '0'.repeat(64)

/** The sum of an act: SHA-256 of its number, the sum before and its text, each on a line of its own, in UTF-8. */
export const actSumOf = ({ number, previous, content }: ActText): string =>
  sumOf(`${number}\n${previous}\n${content}`)

/** A new pair of keys: the public one as SPKI, the private one as PKCS #8, both DER. */
export function newSigningKeys(): { publicKey: Buffer; privateKey: Buffer } {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  return {
    publicKey: publicKey.export({ type: 'spki', format: 'der' }),
    privateKey: privateKey.export({ type: 'pkcs8', format: 'der' }),
  }
}

/** Signs the characters of a sum; 64 bytes. */
export const signSum = (sum: string, privateKey: Buffer): Buffer =>
  sign(null, Buffer.from(sum), createPrivateKey({ key: privateKey, type: 'pkcs8', format: 'der' }))

/** False too for what is no key or no signature. */
export function isSignedBy(sum: string, signature: Buffer, publicKey: Buffer): boolean {
  try {
    const key = createPublicKey({ key: publicKey, type: 'spki', format: 'der' })
    // Node also reads keys with small errors around the key itself.
    const isExact = key.export({ type: 'spki', format: 'der' }).equals(publicKey)
    return (
      isExact &&
      key.asymmetricKeyType === 'ed25519' &&
      verify(null, Buffer.from(sum), key, signature)
    )
  } catch {
    return false
  }
}
