// Users, the people who can sign in: one per account, named by one of its e-mails.
//
// A user keeps the name when the account's e-mails change, or else editing contact details could lock
// a person out; setting a password for the new e-mail renames the user.
// Trigger on "user": refuseLate refuses a person whose data was erased meanwhile (refuseLate.sql).
import { sql } from 'kysely'
import { lock, log, save } from '#kit/db/save.ts'
import { languageOf } from '#kit/i18n/languages.ts'
import type { Db } from '#base/backend/backend.ts'
import { forgetDevices } from './devices.store.ts'
import { hasCome } from '../invitations/hasCome.store.ts'
import { languageOfClient } from '../person/languageOfOffice.store.ts'
import { maySignIn } from '../sessions.store.ts'
import { accountRole } from '../roles/userRole.store.ts'

type Author = { accountId: number } | null

/** The account with this user name, or else with this e-mail: employees first, then the oldest. */
export async function accountOfEmail(db: Db, email: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    SELECT a."id" FROM "user" u JOIN "account" a ON a."id" = u."accountId"
    WHERE u."username" = ${email} AND a."deletedOn" IS NULL
  `.execute(db)
  if (rows[0]) return rows[0].id
  // The LIKE condition can use an index; the second makes the match exact.
  const { rows: accounts } = await sql<{ id: number }>`
    SELECT "id" FROM "account"
    WHERE "searchEmail" LIKE ${`%${email.replace(/[\\%_]/g, '\\$&')}%`}
      AND ${email} = ANY(string_to_array("searchEmail", ';')) AND "deletedOn" IS NULL
    ORDER BY "isEmploye" DESC, "id" LIMIT 1
  `.execute(db)
  return accounts[0]?.id
}

/** Lets the account's person sign in as `username` with this password. Logs `action`. */
export async function keepPassword(
  tx: Db,
  {
    accountId,
    username,
    passwordHash,
  }: { accountId: number; username: string; passwordHash: string },
  actor: Author,
  action = 'setPassword',
): Promise<void> {
  const account = await lock(tx, accountRole, accountId)
  // A deleted account may still hold the name.
  await sql`
    DELETE FROM "user" WHERE "username" = ${username} AND "accountId" <> ${accountId}
  `.execute(tx)
  const language = account.isEmploye
    ? languageOf(account.language)
    : await languageOfClient(tx, account)
  await sql`
    INSERT INTO "user" ("accountId", "username", "passwordHash", "language")
    VALUES (${accountId}, ${username}, ${passwordHash}, ${language})
    ON CONFLICT ("accountId") DO UPDATE
    SET "username" = excluded."username", "passwordHash" = excluded."passwordHash", "passwordSetOn" = now()
  `.execute(tx)
  await sql`DELETE FROM "resetCode" WHERE "accountId" = ${accountId}`.execute(tx)
  await sql`DELETE FROM "invitation" WHERE "accountId" = ${accountId}`.execute(tx)
  // Anyone who reached the second step with the old password may not complete it.
  await sql`DELETE FROM "secondStep" WHERE "accountId" = ${accountId}`.execute(tx)
  await forgetDevices(tx, accountId)
  await log(tx, { of: accountRole, id: accountId, action, version: null, actor })
  const role = account.role ?? (account.isEmploye ? 'employee' : 'clientPayments')
  await save(tx, accountRole, account, { actor, action: 'changeRole', changes: { role } })
}

/** The account's user name and language. */
export async function nameOfUser(db: Db, accountId: number) {
  return db
    .selectFrom('user')
    .select(['username', 'language'])
    .where('accountId', '=', accountId)
    .executeTakeFirst()
}

/** Whether this e-mail is another person's user name or an e-mail of another employee. */
export async function isNameTaken(db: Db, username: string, accountId: number): Promise<boolean> {
  const other = await accountOfEmail(db, username)
  if (other === undefined || other === accountId) return false
  const { rows } = await sql`
    SELECT FROM "account" a WHERE a."id" = ${other}
      AND (a."isEmploye" OR EXISTS (SELECT FROM "user" u WHERE u."accountId" = a."id" AND u."username" = ${username}))
  `.execute(db)
  return rows.length > 0
}

type NewUser = { accountId: number; username: string; passwordHash: string; language: string }

/** Adds the user of an account without one. A deleted account may still hold the name. */
export async function addUser(tx: Db, user: NewUser): Promise<void> {
  await sql`
    DELETE FROM "user" WHERE "username" = ${user.username} AND "accountId" <> ${user.accountId}
  `.execute(tx)
  await tx.insertInto('user').values(user).execute()
}

/** The user of this name, if that person may sign in and has done more than be invited. */
export async function userOf(db: Db, username: string) {
  const { rows } = await sql<{ accountId: number; username: string; language: string }>`
    SELECT u."accountId", u."username", u."language" FROM "user" u JOIN "account" a ON a."id" = u."accountId"
    WHERE u."username" = ${username} AND ${maySignIn} AND ${hasCome}
  `.execute(db)
  return rows[0]
}

export async function keepLanguageOf(db: Db, accountId: number, language: string): Promise<void> {
  await sql`UPDATE "user" SET "language" = ${language} WHERE "accountId" = ${accountId}`.execute(db)
}

export const keepShortcutsOf = async (
  db: Db,
  accountId: number,
  shortcuts: boolean,
): Promise<void> =>
  void (await db
    .updateTable('user')
    .set({ shortcuts })
    .where('accountId', '=', accountId)
    .execute())

/** The name of an account. */
export const nameOf = async (db: Db, accountId: number): Promise<string> =>
  (await personOf(db, accountId)).name

/** The account's name, and its user's settings. */
export async function personOf(db: Db, accountId: number) {
  const { rows } = await sql<{ name: string; shortcuts: boolean }>`
    SELECT a."name", coalesce(u."shortcuts", true) AS "shortcuts"
    FROM "account" a LEFT JOIN "user" u ON u."accountId" = a."id" WHERE a."id" = ${accountId}
  `.execute(db)
  return rows[0] ?? { name: '', shortcuts: true }
}
