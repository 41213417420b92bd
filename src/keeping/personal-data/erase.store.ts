// A person is forgotten: what is of them alone goes, what others need stays without them, and what still names them
// anywhere is struck out. Sums stay. This one place writes into the tables of every feature on purpose, as the merge
// of accounts does: nothing may be left out, whichever feature stores it.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { log } from '#kit/db/save.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { badInput, conflict } from '#kit/http/problem.ts'
import { accountFields } from '#records/accounts/accountFields.contract.ts'
import { removeFiles } from '#base/files/removeFiles.store.ts'
import { forgetOpened } from '#daily/search/opened/opened.store.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import { whatStandsAgainst } from './against.store.ts'
import { forgetAddresses } from './forgetAddresses.store.ts'
import { inScript, patternOf } from './identifiers.store.ts'
import { mustBeOtherSpellings } from './otherSpellings.store.ts'
import { filesOf, hangsOn, personOf } from './person.store.ts'
import { forgetImports } from './forgetImports.store.ts'
import type { Person } from './person.store.ts'
import type { Retained } from './personalData.contract.ts'
import { retainedOf } from './retained.store.ts'
import { oldestWrite, strikeLateTexts } from './strikeLate.store.ts'
import { strikeTexts } from './sweepTexts.store.ts'

type Parts = Pick<Backend, 'db' | 'files' | 'mail'>
type Asked = { name: string; anyway?: boolean | undefined; alsoStrike?: string[] | undefined }

/**
 * For good. 400 that names `name` when it is not the person's; 409 for what stands against it, unless the
 * administrator goes on where they may.
 */
export async function erasePerson(
  { db, files, mail }: Parts,
  id: number,
  { name, anyway = false, alsoStrike = [] }: Asked,
  actor: Actor,
): Promise<{ retained: Retained }> {
  const { names, retained, pattern, called, since, ids } = await db
    .transaction()
    .execute(async (tx) => {
      const since = await oldestWrite(tx)
      const person = await personOf(tx, id)
      await sql`SELECT FROM "account" WHERE "id" = ANY(${person.ids}::integer[]) ORDER BY "id" FOR UPDATE`.execute(
        tx,
      )
      if (person.ids.includes(actor.accountId))
        throw badInput({ name: ['personalData.notOneself'] })
      if (name.trim() !== (person.name || `#${person.id}`))
        throw badInput({ name: ['personalData.otherName'] })
      const against = await whatStandsAgainst(tx, person)
      if (against.some(({ mayGoOn }) => !mayGoOn))
        throw conflict('personalData.keptByLaw', { against })
      if (against.length > 0 && !anyway) throw conflict('personalData.standsAgainstIt', { against })
      await mustBeOtherSpellings(tx, person, alsoStrike)
      return { since, ...(await erase(tx, person, alsoStrike, actor)) }
    })
  await markErased(db, ids, sql`clock_timestamp()`)
  await removeFiles(db, files, names)
  if (pattern) await strikeLateTexts(db, pattern, since)
  await forgetWords(db, called)
  if (pattern) await mail.forget?.(inScript(pattern))
  return { retained }
}

async function erase(tx: Db, person: Person, alsoStrike: string[], actor: Actor) {
  const pattern = await patternOf(tx, person, alsoStrike)
  const all = await filesOf(tx, person)
  const files = all.filter(({ keptUntil }) => keptUntil === null)
  await forgetFiles(
    tx,
    files.map((file) => file.id),
  )
  await forgetSignIn(tx, person)
  await forgetRecords(tx, person)
  await forgetLog(
    tx,
    person,
    files.map((file) => file.id),
  )
  const importFiles = await forgetImports(tx, person.ids, pattern)
  const archiveFiles = await forgetArchives(tx)
  await forgetAddresses(tx, person, pattern)
  await forgetAccounts(tx, person, actor)
  await forgetOpened(tx, person.ids)
  if (pattern) await strikeTexts(tx, pattern)
  const called = [...person.accounts.flatMap((known) => known.names), ...alsoStrike]
  await forgetWords(tx, called)
  const of = { entity: 'Account' }
  await log(tx, { of, id: person.id, action: 'erase', version: null, actor })
  await markErased(tx, person.ids, sql`'infinity'`)
  const names = [...files.map(({ systemName }) => systemName), ...importFiles, ...archiveFiles]
  return { names, retained: retainedOf(all), pattern, called, ids: person.ids }
}

const forgetWords = (db: Db, names: string[]) =>
  sql`SELECT forgetNameWords(${names}::text[])`.execute(db)

/** Whoever names them before `when`, or began to, is refused (refuseLate.sql). */
const markErased = (db: Db, ids: number[], when: RawBuilder<unknown>) =>
  sql`
    UPDATE ${sql.table('account')} SET "erasedOn" = ${when} WHERE "id" = ANY(${ids}::integer[])
  `.execute(db)

/** Each day: what a process that ended right after an erasure was committed left open, which is seen only then. */
export const closeErasures = (db: Db) =>
  sql`
    UPDATE ${sql.table('account')} SET "erasedOn" = clock_timestamp() WHERE "erasedOn" = 'infinity'
  `.execute(db)

/** No record names them any more; the hourly sweep takes them too, should their bytes not go at once. */
const forgetFiles = (tx: Db, ids: number[]) =>
  sql`
    UPDATE ${sql.table('file')} SET "userName" = '…', "parentKind" = NULL, "parentId" = NULL, "createdOn" = now() - interval '30 days'
    WHERE "id" = ANY(${ids}::integer[])
  `.execute(tx)

/** Sessions, devices and codes go with it. */
async function forgetSignIn(tx: Db, { ids, accounts }: Person): Promise<void> {
  const emails = accounts
    .flatMap(({ email }) => (email ?? '').toLowerCase().split(';'))
    .filter(Boolean)
  await sql`DELETE FROM ${sql.table('user')} WHERE "accountId" = ANY(${ids}::integer[])`.execute(tx)
  await sql`DELETE FROM ${sql.table('calendarFeed')} WHERE "accountId" = ANY(${ids}::integer[])`.execute(
    tx,
  )
  await sql`DELETE FROM ${sql.table('mailQueue')} WHERE lower("to") = ANY(${emails}::text[])`.execute(
    tx,
  )
  // Their text is complete by itself, and is swept; HTML may write a name in a way that no pattern finds.
  await sql`UPDATE ${sql.table('mailQueue')} SET "html" = NULL WHERE "html" IS NOT NULL`.execute(tx)
  await sql`
    DELETE FROM ${sql.table('signInFailure')} f USING unnest(${emails}::text[]) AS e ("email")
    WHERE strpos(lower(f."key"), e."email") > 0
  `.execute(tx)
}

async function forgetRecords(tx: Db, { records, ownActivities, ids }: Person): Promise<void> {
  const { Demand, Selection, Reservation, Transaction, DoubtfulEnquiry } = records
  await forgetApprovals(tx, Transaction)
  await sql`DELETE FROM ${sql.table('enquiry')} WHERE "leadId" = ANY(${Demand}::integer[])`.execute(
    tx,
  )
  await sql`DELETE FROM ${sql.table('doubtfulEnquiry')} WHERE "id" = ANY(${DoubtfulEnquiry}::integer[])`.execute(
    tx,
  )
  await sql`DELETE FROM ${sql.table('selection')} WHERE "id" = ANY(${Selection}::integer[])`.execute(
    tx,
  )
  await sql`UPDATE ${sql.table('lead')} SET "description" = NULL WHERE "id" = ANY(${Demand}::integer[])`.execute(
    tx,
  )
  await sql`UPDATE ${sql.table('activity')} SET "description" = NULL, "said" = NULL WHERE "id" = ANY(${ownActivities}::integer[])`.execute(
    tx,
  )
  await sql`
    UPDATE ${sql.table('reservation')} SET "clientLastName" = '#' || "reservationNumber", "clientFirstName" = NULL,
      "clientTaxNumber" = NULL, "clientInternalPassportNumber" = NULL, "clientEmail" = NULL, "clientPhone" = NULL,
      "externalLink" = NULL
    WHERE "id" = ANY(${Reservation}::integer[])
  `.execute(tx)
  await sql`UPDATE ${sql.table('transaction')} SET "internalNotes" = NULL WHERE "accountId" = ANY(${ids}::integer[])`.execute(
    tx,
  )
}

/** That it was approved stays with the expense; the links, who they were sent to and from where they were used do not. */
async function forgetApprovals(tx: Db, ids: number[]): Promise<void> {
  await sql`
    UPDATE ${sql.table('transaction')} SET "approvalToken" = replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
    WHERE "id" = ANY(${ids}::integer[]) AND "isDebit"
  `.execute(tx)
  for (const table of ['approvalLink', 'approvalUse'])
    await sql`DELETE FROM ${sql.table(table)} WHERE "transactionId" = ANY(${ids}::integer[])`.execute(
      tx,
    )
}

/** Who did what and when stays; what it was does not, nor a merge's way back. */
async function forgetLog(
  tx: Db,
  { ids, records, ownActivities }: Person,
  files: number[],
): Promise<void> {
  const { Demand, Viewing, Selection, Reservation, Transaction } = records
  const of = {
    Account: ids,
    Demand,
    Viewing,
    Selection,
    Reservation,
    Transaction,
    Activity: ownActivities,
    File: files,
  }
  await sql`
    UPDATE ${sql.table('actionLog')} SET "data" = NULL, "message" = NULL WHERE ${hangsOn(of, 'entity', 'entityId')}
  `.execute(tx)
  await sql`
    UPDATE ${sql.table('importChange')} SET "data" = '{"attributes": {}, "previous": {}}' WHERE ${hangsOn(of, 'entity', 'entityId')}
  `.execute(tx)
  await sql`
    DELETE FROM ${sql.table('accountMerge')} WHERE "keptId" = ANY(${ids}::integer[]) OR "duplicateId" = ANY(${ids}::integer[])
  `.execute(tx)
}

/** The row stays for what points at it: a number without a person, that lists no longer show. */
async function forgetAccounts(tx: Db, { ids }: Person, actor: Actor): Promise<void> {
  const stays = new Set(['hasTransactions', 'lastName'])
  const sets = Object.entries(accountFields)
    .filter(([name]) => !stays.has(name))
    .map(([name, { kind }]) => sql`${sql.ref(name)} = ${kind === 'flag' ? sql`false` : sql`NULL`}`)
  await sql`
    UPDATE ${sql.table('account')} SET ${sql.join(sets)}, "lastName" = '#' || "id", "role" = NULL,
      "isClientDate" = NULL, "isOwnerDate" = NULL, "version" = "version" + 1,
      "modifiedOn" = now(), "modifiedById" = ${actor.accountId}, "erasedOn" = NULL,
      "deletedOn" = CASE WHEN "hasTransactions" AND "mergedIntoId" IS NULL THEN "deletedOn" ELSE coalesce("deletedOn", now()) END,
      "deletedById" = coalesce("deletedById", ${actor.accountId})
    WHERE "id" = ANY(${ids}::integer[])
  `.execute(tx)
}

/** They hold everybody, and are made anew when somebody asks for them. Returns the names of their stored files. */
async function forgetArchives(tx: Db): Promise<string[]> {
  const { rows } = await sql<{ file: string | null }>`
    DELETE FROM ${sql.table('archive')} RETURNING "file"`.execute(tx)
  return rows.flatMap(({ file }) => file ?? [])
}
