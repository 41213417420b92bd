// Secrets that must be readable again are stored encrypted: with the operator's key, which is not in the
// database, or else with a key in another table of the database.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#base/backend/backend.ts'

/** The operator's key, in any form; null if none is configured. */
export type SecretsKey = string | null

const algorithm = 'aes-256-gcm'
// The first byte of a sealed secret: the key it was sealed with.
const byOperator = 1
const byDatabase = 2

const derived = (key: Buffer | string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, 'estia', purpose, 32))

async function keyOf(
  db: Db,
  keyByte: number,
  operatorKey: SecretsKey,
  purpose = 'secrets',
): Promise<Buffer | undefined> {
  if (keyByte === byOperator)
    return operatorKey === null ? undefined : derived(operatorKey, purpose)
  const { rows } = await sql<{ key: Buffer }>`SELECT "key" FROM "serverKey"`.execute(db)
  return rows[0] && derived(rows[0].key, purpose)
}

/** A key for this purpose only, the same on every server: derived from the operator's key, or else from the database's. */
export async function keyFor(db: Db, purpose: string, operatorKey: SecretsKey): Promise<Buffer> {
  const key = await keyOf(db, operatorKey === null ? byDatabase : byOperator, operatorKey, purpose)
  if (!key) throw new Error(`There is no key for ${purpose}`)
  return key
}

/** `kind`: what the secret is; it can only be unsealed as the same kind. */
export async function seal(
  db: Db,
  secret: Uint8Array,
  kind: string,
  operatorKey: SecretsKey,
): Promise<Buffer> {
  const keyByte = operatorKey === null ? byDatabase : byOperator
  const key = await keyOf(db, keyByte, operatorKey)
  if (!key) throw new Error('There is no key to seal a secret with')
  const nonce = randomBytes(12)
  const cipher = createCipheriv(algorithm, key, nonce)
  cipher.setAAD(Buffer.from(kind))
  const text = Buffer.concat([cipher.update(secret), cipher.final()])
  return Buffer.concat([Buffer.of(keyByte), nonce, cipher.getAuthTag(), text])
}

/** Undefined if the key or the kind is not the one it was sealed with. */
export async function unseal(
  db: Db,
  sealed: Buffer,
  kind: string,
  operatorKey: SecretsKey,
): Promise<Buffer | undefined> {
  const key = await keyOf(db, sealed[0] ?? 0, operatorKey)
  if (!key) return undefined
  const decipher = createDecipheriv(algorithm, key, sealed.subarray(1, 13))
  decipher.setAAD(Buffer.from(kind))
  decipher.setAuthTag(sealed.subarray(13, 29))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(29)), decipher.final()])
  } catch {
    return undefined
  }
}
