// Authenticator apps: a secret shared with the phone, from which both compute the same six digits every 30
// seconds. A code works once, and then no older code works either.
import { normalized } from '#kit/fields/normalized.ts'
import { Secret, TOTP } from 'otpauth'
import { sql } from 'kysely'
import type { Db } from '#base/backend/backend.ts'
import { seal, unseal } from '../sealed.store.ts'
import type { SecretsKey } from '../sealed.store.ts'

type Table = 'authenticator' | 'authenticatorDraft'

/** How long a new secret waits for its first code. */
const draftLifetime = sql`interval '30 minutes'`
/** How many 30-second steps the phone's clock may be off. */
const window = 1

const totpOf = (secret: Uint8Array<ArrayBuffer>, label = '', issuer = '') =>
  new TOTP({ issuer, label, secret: new Secret({ buffer: secret.buffer }) })

/** Does not name the account, because a merge moves a sign-in to another account. */
const sealedAs = 'authenticator'

/** The 30-second step of this code; undefined if it is not valid at about this time. */
function stepOf(secret: Buffer, code: string): number | undefined {
  // Other characters could take more bytes than the digits, and otpauth compares byte by byte.
  if (!/^[0-9]{6}$/.test(code)) return undefined
  const totp = totpOf(Uint8Array.from(secret))
  const delta = totp.validate({ token: code, window })
  return delta === null ? undefined : totp.counter() + delta
}

/** The digits of a typed code: removes spaces and dashes, and converts full-width digits. */
const digitsOf = (code: string) => normalized(code, 'NFKC').replace(/[\s-]/g, '')

async function secretOf(db: Db, table: Table, accountId: number, key: SecretsKey) {
  const { rows } = await sql<{ secret: Buffer }>`
    SELECT "secret" FROM ${sql.table(table)} WHERE "accountId" = ${accountId}
      ${table === 'authenticatorDraft' ? sql`AND "createdOn" > now() - ${draftLifetime}` : sql``}
  `.execute(db)
  return rows[0] && unseal(db, rows[0].secret, sealedAs, key)
}

/** How many secrets there are, and how many of some hundred do not open. */
export async function unopenedSecrets(
  db: Db,
  key: SecretsKey,
): Promise<{ all: number; unopened: number }> {
  const { rows } = await sql<{ secret: Buffer; all: number }>`
    SELECT "secret", count(*) OVER ()::integer AS "all" FROM "authenticator" ORDER BY "accountId" LIMIT 500
  `.execute(db)
  let unopened = 0
  for (const { secret } of rows) if (!(await unseal(db, secret, sealedAs, key))) unopened++
  return { all: rows[0]?.all ?? 0, unopened }
}

type AuthenticatorDraft = { secret: string; address: string; picture: string }

/** Stores a new secret as a draft, which has no effect until its first code confirms it. */
export async function beginAuthenticator(
  db: Db,
  person: { accountId: number; username: string },
  issuer: string,
  key: SecretsKey,
): Promise<AuthenticatorDraft> {
  const { bytes } = new Secret({ size: 20 })
  const sealed = await seal(db, bytes, sealedAs, key)
  await sql`
    INSERT INTO "authenticatorDraft" ("accountId", "secret") VALUES (${person.accountId}, ${sealed})
    ON CONFLICT ("accountId") DO UPDATE SET "secret" = excluded."secret", "createdOn" = now()
  `.execute(db)
  const totp = totpOf(Uint8Array.from(bytes), person.username, issuer)
  // Rarely needed, so it is loaded on demand.
  const { default: QRCode } = await import('qrcode')
  const svg = await QRCode.toString(totp.toString(), { type: 'svg', margin: 2 })
  return {
    secret: totp.secret.base32.replace(/.{4}(?=.)/g, '$& '),
    address: totp.toString(),
    picture: `data:image/svg+xml;utf8,${encodeURIComponent(svg)}`,
  }
}

/** Turns the draft into the account's authenticator if the code is right; else returns false. */
export async function keepAuthenticator(
  tx: Db,
  accountId: number,
  code: string,
  key: SecretsKey,
): Promise<boolean> {
  const secret = await secretOf(tx, 'authenticatorDraft', accountId, key)
  const step = secret && stepOf(secret, digitsOf(code))
  if (step === undefined) return false
  await sql`
    WITH "draft" AS (
      DELETE FROM "authenticatorDraft" WHERE "accountId" = ${accountId} RETURNING "secret"
    )
    INSERT INTO "authenticator" ("accountId", "secret", "lastStep")
    SELECT ${accountId}, "secret", ${step}::integer FROM "draft"
    ON CONFLICT ("accountId") DO UPDATE
    SET "secret" = excluded."secret", "lastStep" = excluded."lastStep", "createdOn" = now(), "lastUsedOn" = now()
  `.execute(tx)
  return true
}

/** Whether the code is valid now. Uses up this code and all older ones. */
export async function takeCode(
  db: Db,
  accountId: number,
  code: string,
  key: SecretsKey,
): Promise<boolean> {
  const secret = await secretOf(db, 'authenticator', accountId, key)
  const step = secret && stepOf(secret, digitsOf(code))
  if (step === undefined) return false
  const { rows } = await sql`
    UPDATE "authenticator" SET "lastStep" = ${step}, "lastUsedOn" = now()
    WHERE "accountId" = ${accountId} AND "lastStep" < ${step} RETURNING "accountId"
  `.execute(db)
  return rows.length > 0
}

/** Returns whether there was one. */
export async function deleteAuthenticator(tx: Db, accountId: number): Promise<boolean> {
  await sql`DELETE FROM "authenticatorDraft" WHERE "accountId" = ${accountId}`.execute(tx)
  const { rows } = await sql`
    DELETE FROM "authenticator" WHERE "accountId" = ${accountId} RETURNING "accountId"
  `.execute(tx)
  return rows.length > 0
}
