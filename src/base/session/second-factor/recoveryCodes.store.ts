// Recovery codes: for who has lost the phone. Eighty random bits each, of which only a hash is kept.
import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#base/backend/backend.ts'
import { hashOf } from '../sign-in/secrets.ts'

const howMany = 10
// Without those that look alike.
const letters = 'abcdefghjkmnpqrstuvwxyz023456789'

const newCode = () =>
  Array.from({ length: 4 }, () =>
    Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join(''),
  ).join('-')

/** Case, blanks and dashes do not matter; there is no letter o. */
const asKept = (code: string) =>
  hashOf(
    code
      .toLowerCase()
      .replace(/[^a-z0-9]/g, '')
      .replace(/o/g, '0'),
  )

/** Ends the older ones, and answers the new. */
export async function makeRecoveryCodes(tx: Db, accountId: number): Promise<string[]> {
  const codes = Array.from({ length: howMany }, newCode)
  await deleteRecoveryCodes(tx, accountId)
  await tx
    .insertInto('recoveryCode')
    .values(codes.map((code) => ({ accountId, codeHash: asKept(code) })))
    .execute()
  return codes
}

export async function deleteRecoveryCodes(tx: Db, accountId: number): Promise<void> {
  await sql`DELETE FROM "recoveryCode" WHERE "accountId" = ${accountId}`.execute(tx)
}

/** Whether the code was good; from now on it is not. */
export async function takeRecoveryCode(db: Db, accountId: number, code: string): Promise<boolean> {
  const { rows } = await sql`
    DELETE FROM "recoveryCode" WHERE "accountId" = ${accountId} AND "codeHash" = ${asKept(code)}
    RETURNING "accountId"
  `.execute(db)
  return rows.length > 0
}

export async function recoveryCodesLeft(db: Db, accountId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) FROM "recoveryCode" WHERE "accountId" = ${accountId}
  `.execute(db)
  return rows[0]!.count
}
