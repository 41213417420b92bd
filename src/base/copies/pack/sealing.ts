// Encrypts a stream of any length, so that changed, truncated, reordered or renamed content does not open. An encrypted stream
// is a header and chunks. The header: the magic bytes, 8 bytes with the key's id, 16 random bytes. HKDF derives the stream's
// key from these random bytes, the operator's key and the file's name. Each chunk is 256 KiB, the last one shorter, encrypted
// with AES-256-GCM under a nonce that counts the chunks and marks the last one; its tag follows it.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Transform } from 'node:stream'
import { InPieces } from './inPieces.ts'

const mark = Buffer.from('ESTIAS01')
const idLength = 8
const saltLength = 16
const headLength = mark.length + idLength + saltLength
const tagLength = 16
const pieceLength = 256 * 1024

export class CannotOpen extends Error {}
/** Apparently intact, but encrypted with a key that was not given. */
export class OtherKey extends CannotOpen {}

/** BACKUP_KEY: one secret, or several separated by spaces; the first one encrypts, all decrypt. */
export type BackupKey = {
  secrets: readonly [string, ...string[]]
}

/** Null if none is given. */
export function readBackupKey(text: string | undefined): BackupKey | null {
  const [first, ...others] = (text ?? '').split(/\s+/).filter((each) => each !== '')
  return first === undefined ? null : { secrets: [first, ...others] }
}

const derive = (secret: string, salt: Buffer | string, info: string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/** Identifies a key without revealing anything about it; 8 bytes. */
const keyId = (secret: string): Buffer => derive(secret, 'estia', 'which key', idLength)

/** keyId as hexadecimal digits. */
export const idOfSecret = (secret: string): string => keyId(secret).toString('hex')

/** The keyId of the secret that encrypts. */
export const idOfKey = ({ secrets }: BackupKey): string => idOfSecret(secrets[0])

function nonceOf(piece: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(piece, 5, 6)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

/** @param name of the encrypted file; it opens under this name only */
export function sealing({ secrets }: BackupKey, name: string): Transform {
  const salt = randomBytes(saltLength)
  const key = derive(secrets[0], salt, `estia backup ${name}`, 32)
  const head = Buffer.concat([mark, keyId(secrets[0]), salt])
  return new InPieces({
    size: pieceLength,
    turn(piece, index, isLast) {
      const cipher = createCipheriv('aes-256-gcm', key, nonceOf(index, isLast))
      const sealed = [cipher.update(piece), cipher.final(), cipher.getAuthTag()]
      return Buffer.concat(index === 0 ? [head, ...sealed] : sealed)
    },
  })
}

/** Fails with CannotOpen if the key is wrong, or the stream was changed or truncated. */
export function opening({ secrets }: BackupKey, name: string): Transform {
  let key: Buffer | undefined
  return new InPieces({
    head: { length: headLength, read: (head) => (key = keyOf(secrets, head, name)) },
    size: pieceLength + tagLength,
    turn(piece, index, isLast) {
      if (!key || piece.length < tagLength) throw new CannotOpen(`${name} is cut off`)
      const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(index, isLast))
      decipher.setAuthTag(piece.subarray(-tagLength))
      try {
        return Buffer.concat([decipher.update(piece.subarray(0, -tagLength)), decipher.final()])
      } catch (cause) {
        throw new CannotOpen(`${name} was changed or is cut off`, { cause })
      }
    },
  })
}

/** Whether a file that starts with these bytes is encrypted. */
export const isSealed = (start: Buffer): boolean => start.subarray(0, mark.length).equals(mark)

/** The keyId, as hexadecimal digits, from the first bytes of a file; null if it is not encrypted. */
export const sealedBy = (start: Buffer): string | null =>
  isSealed(start) ? start.subarray(mark.length, mark.length + idLength).toString('hex') : null

/** Number of bytes that identify an encrypted file. */
export const markLength = mark.length

function keyOf(secrets: readonly string[], head: Buffer, name: string): Buffer {
  if (!isSealed(head)) throw new CannotOpen(`${name} is not sealed, and a BACKUP_KEY is given`)
  const id = head.subarray(mark.length, mark.length + idLength)
  const secret = secrets.find((each) => keyId(each).equals(id))
  if (secret === undefined) throw new OtherKey(`${name} was sealed with another BACKUP_KEY`)
  return derive(secret, head.subarray(-saltLength), `estia backup ${name}`, 32)
}
