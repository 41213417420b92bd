// Sign-ins at the second step: the password was right, and the second factor is still missing.
import { sql } from 'kysely'
import type { Db } from '#base/backend/backend.ts'
import { hashOf, newSecret } from '../sign-in/secrets.ts'
import type { SecondStep, StepWay } from '../session.contract.ts'

/** After these tries the person has to give the password again. */
const tries = 5
const lifetime = sql`interval '10 minutes'`

type AvailableFactors = { code: boolean; hosts: string[]; recoveryCode: boolean }

/** The factors that a person can use. Never disclosed before the password was right. */
async function factorsOf(db: Db, accountId: number): Promise<AvailableFactors> {
  const { rows } = await sql<AvailableFactors>`
    SELECT
      EXISTS (SELECT FROM "authenticator" WHERE "accountId" = ${accountId}) AS "code",
      EXISTS (SELECT FROM "recoveryCode" WHERE "accountId" = ${accountId}) AS "recoveryCode",
      ARRAY(SELECT DISTINCT "host" FROM "passkey" WHERE "accountId" = ${accountId} ORDER BY 1) AS "hosts"
  `.execute(db)
  return rows[0]!
}

/** Undefined without a second factor. The second step requires both the token and `browser`, which is set as a cookie. */
export async function beginSecondStep(
  db: Db,
  accountId: number,
  host: string | undefined,
): Promise<{ secondStep: SecondStep; browser: string } | undefined> {
  const { code, hosts, recoveryCode } = await factorsOf(db, accountId)
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
    VALUES (${hashOf(token)}, ${hashOf(browser)}, ${accountId}, ${tries}, now() + ${lifetime})
  `.execute(db)
  const secondStep = {
    token,
    ways: ways.filter(([, has]) => has).map(([way]) => way),
    passkeysAt: hosts.filter((each) => each !== host),
  }
  return { secondStep, browser }
}

/** The token of the response, and the cookie of the browser that gave the password. */
export type StepKeys = { token: string; browser: string | undefined }

const matches = ({ token, browser = '' }: StepKeys) =>
  sql`"tokenHash" = ${hashOf(token)} AND "browserHash" = ${hashOf(browser)} AND "expiresOn" > now()`

/** The account of the step; undefined once it is over. */
export async function personOfStep(db: Db, keys: StepKeys): Promise<number | undefined> {
  const { rows } = await sql<{ accountId: number }>`
    SELECT "accountId" FROM "secondStep" WHERE ${matches(keys)} AND "triesLeft" > 0
  `.execute(db)
  return rows[0]?.accountId
}

/** Uses a try and returns how many are left; undefined if none was left. */
export async function useTry(db: Db, keys: StepKeys): Promise<number | undefined> {
  const { rows } = await sql<{ triesLeft: number }>`
    UPDATE "secondStep" SET "triesLeft" = "triesLeft" - 1 WHERE ${matches(keys)} AND "triesLeft" > 0
    RETURNING "triesLeft"
  `.execute(db)
  return rows[0]?.triesLeft
}

/** Returns whether the step still existed, so that only one of two concurrent requests succeeds. */
export async function endSecondStep(db: Db, keys: StepKeys): Promise<boolean> {
  const { rows } = await sql`
    DELETE FROM "secondStep" WHERE ${matches(keys)} RETURNING "accountId"
  `.execute(db)
  return rows.length > 0
}
