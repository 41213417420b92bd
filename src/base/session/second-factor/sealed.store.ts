// Secrets that have to be read again are stored sealed: with the operator's key, which is not in the
// database, or else with one that the database keeps in another table.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#base/backend/backend.ts'

/** The operator's key, of whatever form; null where there is none. */
export type SecretsKey = string | null

const algorithm = 'aes-256-gcm'
// The first byte says with which key.
const byOperator = 1
const byDatabase = 2

const derived = (key: Buffer | string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, 'estia', purpose, 32))

async function keyOf(
  db: Db,
  which: number,
  operators: SecretsKey,
  purpose = 'secrets',
): Promise<Buffer | undefined> {
  if (which === byOperator) return operators === null ? undefined : derived(operators, purpose)
  const { rows } = await sql<{ key: Buffer }>`SELECT "key" FROM "serverKey"`.execute(db)
  return rows[0] && derived(rows[0].key, purpose)
}

/** For `purpose` alone, the same on every server: of the operator's key, or else of the database's. */
export async function keyFor(db: Db, purpose: string, operators: SecretsKey): Promise<Buffer> {
  const key = await keyOf(db, operators === null ? byDatabase : byOperator, operators, purpose)
  if (!key) throw new Error(`There is no key for ${purpose}`)
  return key
}

/** `as` is what it is: sealed as one thing, it opens as no other. */
export async function seal(
  db: Db,
  secret: Uint8Array,
  as: string,
  operators: SecretsKey,
): Promise<Buffer> {
  const which = operators === null ? byDatabase : byOperator
  const key = await keyOf(db, which, operators)
  if (!key) throw new Error('There is no key to seal a secret with')
  const nonce = randomBytes(12)
  const cipher = createCipheriv(algorithm, key, nonce)
  cipher.setAAD(Buffer.from(as))
  const text = Buffer.concat([cipher.update(secret), cipher.final()])
  return Buffer.concat([Buffer.of(which), nonce, cipher.getAuthTag(), text])
}

/** Undefined where the key that it was sealed with is gone. */
export async function unseal(
  db: Db,
  sealed: Buffer,
  as: string,
  operators: SecretsKey,
): Promise<Buffer | undefined> {
  const key = await keyOf(db, sealed[0] ?? 0, operators)
  if (!key) return undefined
  const decipher = createDecipheriv(algorithm, key, sealed.subarray(1, 13))
  decipher.setAAD(Buffer.from(as))
  decipher.setAuthTag(sealed.subarray(13, 29))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(29)), decipher.final()])
  } catch {
    return undefined
  }
}
