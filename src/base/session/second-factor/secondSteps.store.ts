// Sign-ins that are half done: the password was right, the second factor has not been shown.
import { sql } from 'kysely'
import type { Db } from '#base/backend/backend.ts'
import { hashOf, newSecret } from '../sign-in/secrets.ts'
import type { SecondStep, StepWay } from '../session.contract.ts'

/** Then the password has to be given again. */
const tries = 5
const lives = sql`interval '10 minutes'`

type Ways = { code: boolean; hosts: string[]; recoveryCode: boolean }

/** What a person can show, of which nothing is told before the password was right. */
async function waysOf(db: Db, accountId: number): Promise<Ways> {
  const { rows } = await sql<Ways>`
    SELECT
      EXISTS (SELECT FROM "authenticator" WHERE "accountId" = ${accountId}) AS "code",
      EXISTS (SELECT FROM "recoveryCode" WHERE "accountId" = ${accountId}) AS "recoveryCode",
      ARRAY(SELECT DISTINCT "host" FROM "passkey" WHERE "accountId" = ${accountId} ORDER BY 1) AS "hosts"
  `.execute(db)
  return rows[0]!
}

/** Undefined for who has no second factor. `browser` is for the cookie, beside the token of the answer. */
export async function beginSecondStep(
  db: Db,
  accountId: number,
  host: string | undefined,
): Promise<{ secondStep: SecondStep; browser: string } | undefined> {
  const { code, hosts, recoveryCode } = await waysOf(db, accountId)
  if (!code && hosts.length === 0) return undefined
  const isHere = host !== undefined && hosts.includes(host)
  const ways: [StepWay, boolean][] = [
    ['code', code],
    ['passkey', isHere],
    ['recoveryCode', recoveryCode],
  ]
  const [token, browser] = [newSecret(), newSecret()]
  await sql`DELETE FROM "secondStep" WHERE "expiresOn" < now()`.execute(db)
  await sql`
    INSERT INTO "secondStep" ("tokenHash", "browserHash", "accountId", "triesLeft", "expiresOn")
    VALUES (${hashOf(token)}, ${hashOf(browser)}, ${accountId}, ${tries}, now() + ${lives})
  `.execute(db)
  const secondStep = {
    token,
    ways: ways.filter(([, has]) => has).map(([way]) => way),
    passkeysAt: hosts.filter((each) => each !== host),
  }
  return { secondStep, browser }
}

/** Of both the browser must be the one that gave the password. */
export type Held = { token: string; browser: string | undefined }

const isHeld = ({ token, browser = '' }: Held) =>
  sql`"tokenHash" = ${hashOf(token)} AND "browserHash" = ${hashOf(browser)} AND "expiresOn" > now()`

/** Whose it is; undefined once it is over. */
export async function personOfStep(db: Db, held: Held): Promise<number | undefined> {
  const { rows } = await sql<{ accountId: number }>`
    SELECT "accountId" FROM "secondStep" WHERE ${isHeld(held)} AND "triesLeft" > 0
  `.execute(db)
  return rows[0]?.accountId
}

/** How many tries are left after this one; undefined where there is none. */
export async function useTry(db: Db, held: Held): Promise<number | undefined> {
  const { rows } = await sql<{ triesLeft: number }>`
    UPDATE "secondStep" SET "triesLeft" = "triesLeft" - 1 WHERE ${isHeld(held)} AND "triesLeft" > 0
    RETURNING "triesLeft"
  `.execute(db)
  return rows[0]?.triesLeft
}

/** Whether it was still there: of two at the same moment one has it. */
export async function endSecondStep(db: Db, held: Held): Promise<boolean> {
  const { rows } = await sql`
    DELETE FROM "secondStep" WHERE ${isHeld(held)} RETURNING "accountId"
  `.execute(db)
  return rows.length > 0
}
