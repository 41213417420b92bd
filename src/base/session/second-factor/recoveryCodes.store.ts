// Recovery codes, for a person who has lost the phone: 80 random bits each, of which only a hash is stored.
import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#base/backend/backend.ts'
import { hashOf } from '../sign-in/secrets.ts'

const codeCount = 10
// Without characters that look alike.
const letters = 'abcdefghjkmnpqrstuvwxyz023456789'

const newCode = () =>
  Array.from({ length: 4 }, () =>
    Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join(''),
  ).join('-')

/** Ignores case, spaces and dashes, and reads the letter o as zero. */
const hashOfCode = (code: string) =>
  hashOf(
    code
      .toLowerCase()
      .replace(/[^a-z0-9]/g, '')
      .replace(/o/g, '0'),
  )

/** Replaces the codes and returns the new ones. */
export async function makeRecoveryCodes(tx: Db, accountId: number): Promise<string[]> {
  const codes = Array.from({ length: codeCount }, newCode)
  await deleteRecoveryCodes(tx, accountId)
  await tx
    .insertInto('recoveryCode')
    .values(codes.map((code) => ({ accountId, codeHash: hashOfCode(code) })))
    .execute()
  return codes
}

export async function deleteRecoveryCodes(tx: Db, accountId: number): Promise<void> {
  await sql`DELETE FROM "recoveryCode" WHERE "accountId" = ${accountId}`.execute(tx)
}

/** Whether the code is valid. Uses it up. */
export async function takeRecoveryCode(db: Db, accountId: number, code: string): Promise<boolean> {
  const { rows } = await sql`
    DELETE FROM "recoveryCode" WHERE "accountId" = ${accountId} AND "codeHash" = ${hashOfCode(code)}
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
