// Authenticator apps: a secret shared with the phone, from which both make the same six digits every half
// a minute. Of each code only the first use counts, and none that is older than it.
import { Secret, TOTP } from 'otpauth'
import { sql } from 'kysely'
import type { Db } from '#base/backend/backend.ts'
import { seal, unseal } from './sealed.store.ts'
import type { SecretsKey } from './sealed.store.ts'

type Table = 'authenticator' | 'authenticatorDraft'

/** How long a begun one waits for its first code. */
const waits = sql`interval '30 minutes'`
/** Half minutes that the clock of a phone may be off. */
const window = 1

const totpOf = (secret: Uint8Array<ArrayBuffer>, label = '', issuer = '') =>
  new TOTP({ issuer, label, secret: new Secret({ buffer: secret.buffer }) })

/** What it was sealed as. Not for whom: a merge gives the sign-in of one account to another. */
const sealedAs = 'authenticator'

/** The half minute whose code this is; undefined for none of those about now. */
function stepOf(secret: Buffer, code: string): number | undefined {
  // Other characters are no code: compared byte by byte they would be longer than one.
  if (!/^[0-9]{6}$/.test(code)) return undefined
  const totp = totpOf(Uint8Array.from(secret))
  const delta = totp.validate({ token: code, window })
  return delta === null ? undefined : totp.counter() + delta
}

/** As people type it: blanks and dashes between the digits do not matter, nor how wide the digits are. */
const digitsOf = (code: string) => code.normalize('NFKC').replace(/[\s-]/g, '')

async function secretOf(db: Db, table: Table, accountId: number, key: SecretsKey) {
  const { rows } = await sql<{ secret: Buffer }>`
    SELECT "secret" FROM ${sql.table(table)} WHERE "accountId" = ${accountId}
      ${table === 'authenticatorDraft' ? sql`AND "createdOn" > now() - ${waits}` : sql``}
  `.execute(db)
  return rows[0] && unseal(db, rows[0].secret, sealedAs, key)
}

type Begun = { secret: string; address: string; picture: string }

/** A new secret, which is nothing until a code of it has come. */
export async function beginAuthenticator(
  db: Db,
  person: { accountId: number; username: string },
  issuer: string,
  key: SecretsKey,
): Promise<Begun> {
  const { bytes } = new Secret({ size: 20 })
  const sealed = await seal(db, bytes, sealedAs, key)
  await sql`
    INSERT INTO "authenticatorDraft" ("accountId", "secret") VALUES (${person.accountId}, ${sealed})
    ON CONFLICT ("accountId") DO UPDATE SET "secret" = excluded."secret", "createdOn" = now()
  `.execute(db)
  const totp = totpOf(Uint8Array.from(bytes), person.username, issuer)
  // Drawn seldom: loaded when it is.
  const { default: QRCode } = await import('qrcode')
  const svg = await QRCode.toString(totp.toString(), { type: 'svg', margin: 2 })
  return {
    secret: totp.secret.base32.replace(/.{4}(?=.)/g, '$& '),
    address: totp.toString(),
    picture: `data:image/svg+xml;utf8,${encodeURIComponent(svg)}`,
  }
}

/** Takes the begun one, when the code is its own; false when it is not. */
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
    WITH "begun" AS (
      DELETE FROM "authenticatorDraft" WHERE "accountId" = ${accountId} RETURNING "secret"
    )
    INSERT INTO "authenticator" ("accountId", "secret", "lastStep")
    SELECT ${accountId}, "secret", ${step}::integer FROM "begun"
    ON CONFLICT ("accountId") DO UPDATE
    SET "secret" = excluded."secret", "lastStep" = excluded."lastStep", "createdOn" = now(), "lastUsedOn" = now()
  `.execute(tx)
  return true
}

/** Whether the code is good now; a good one is used up, and so are all before it. */
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

/** Whether there was one. */
export async function deleteAuthenticator(tx: Db, accountId: number): Promise<boolean> {
  await sql`DELETE FROM "authenticatorDraft" WHERE "accountId" = ${accountId}`.execute(tx)
  const { rows } = await sql`
    DELETE FROM "authenticator" WHERE "accountId" = ${accountId} RETURNING "accountId"
  `.execute(tx)
  return rows.length > 0
}
