// Erases a person: deletes data that is theirs alone, anonymises records that others need, and strikes out any other mention
// of them. Sums stay. Like the merge of accounts, this writes into the tables of every feature on purpose: nothing may be
// left out, whichever feature stores it.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { log } from '#kit/db/save.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { forgetMailsAbout } from '#kit/mail/mailQueue.ts'
import { badInput, conflict } from '#kit/http/problem.ts'
import { accountFields } from '#records/accounts/accountFields.contract.ts'
import { forgetBounces } from '#base/bounces/bounces.store.ts'
import { removeFiles } from '#base/files/removeFiles.store.ts'
import { forgetOpened } from '#daily/search/opened/opened.store.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import { reasonsAgainstErasing } from './reasonsAgainstErasing.store.ts'
import { forgetAddresses } from './forgetAddresses.store.ts'
import { inScript, patternOf } from './identifiers.store.ts'
import { mustBeOtherSpellings } from './otherSpellings.store.ts'
import { belongsToRecords, emailsOf, filesOf, personOf } from './person.store.ts'
import { forgetImports } from './forgetImports.store.ts'
import type { Person } from './person.store.ts'
import type { Retained } from './personalData.contract.ts'
import { retainedOf } from './retained.store.ts'
import { oldestWrite, strikeLateTexts } from './strikeLate.store.ts'
import { strikeTexts } from './sweepTexts.store.ts'

type ErasureBackend = Pick<Backend, 'db' | 'files' | 'mail'>
type ErasureRequest = {
  name: string
  anyway?: boolean | undefined
  alsoStrike?: string[] | undefined
}

/**
 * Erases for good. 400 on `name` if it is not the person's name; 409 with the reasons against it, unless `anyway` is set and
 * an administrator may override all of them.
 */
export async function erasePerson(
  { db, files, mail }: ErasureBackend,
  id: number,
  { name, anyway = false, alsoStrike = [] }: ErasureRequest,
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
      const against = await reasonsAgainstErasing(tx, person)
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
  if (pattern) await mail.forget(inScript(pattern))
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

/** Transactions that began before `when` can no longer refer to these accounts (refuseLate.sql). */
const markErased = (db: Db, ids: number[], when: RawBuilder<unknown>) =>
  sql`
    UPDATE ${sql.table('account')} SET "erasedOn" = ${when} WHERE "id" = ANY(${ids}::integer[])
  `.execute(db)

/** Daily: ends the erasures of servers that stopped right after the commit. */
export const closeErasures = (db: Db) =>
  sql`
    UPDATE ${sql.table('account')} SET "erasedOn" = clock_timestamp() WHERE "erasedOn" = 'infinity'
  `.execute(db)

/** Detaches the files. If their contents cannot be removed at once, the hourly sweep removes them. */
const forgetFiles = (tx: Db, ids: number[]) =>
  sql`
    UPDATE ${sql.table('file')} SET "userName" = '…', "parentKind" = NULL, "parentId" = NULL, "createdOn" = now() - interval '30 days'
    WHERE "id" = ANY(${ids}::integer[])
  `.execute(tx)

/** Deletes the sign-in, and with it sessions, devices and codes. */
async function forgetSignIn(tx: Db, person: Person): Promise<void> {
  const { ids, records } = person
  const emails = emailsOf(person)
  await sql`DELETE FROM ${sql.table('user')} WHERE "accountId" = ANY(${ids}::integer[])`.execute(tx)
  await sql`DELETE FROM ${sql.table('calendarFeed')} WHERE "accountId" = ANY(${ids}::integer[])`.execute(
    tx,
  )
  await sql`DELETE FROM ${sql.table('mailQueue')} WHERE lower("to") = ANY(${emails}::text[])`.execute(
    tx,
  )
  // Also those to other addresses, with texts and papers that name the person.
  await forgetMailsAbout(tx, { entity: 'Order', ids: records.Order })
  await forgetBounces(tx, emails)
  // The plain text of a mail is complete and is swept; in HTML, a name may be written so that no pattern finds it.
  await sql`UPDATE ${sql.table('mailQueue')} SET "html" = NULL WHERE "html" IS NOT NULL`.execute(tx)
  await sql`
    DELETE FROM ${sql.table('signInFailure')} f USING unnest(${emails}::text[]) AS e ("email")
    WHERE strpos(lower(f."key"), e."email") > 0
  `.execute(tx)
}

async function forgetRecords(tx: Db, { records, ownActivities, ids }: Person): Promise<void> {
  const { Demand, Selection, Order, Reservation, Transaction, DoubtfulEnquiry } = records
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
  // Drafts only: an issued order stands against erasing.
  await sql`DELETE FROM ${sql.table('brokerOrder')} WHERE "id" = ANY(${Order}::integer[]) AND "issuedOn" IS NULL`.execute(
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

/** Keeps the approval of an expense; deletes its links, their recipients, and where they were used. */
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

/** Keeps who did what and when; deletes the logged values, and the data for undoing merges. */
async function forgetLog(
  tx: Db,
  { ids, records, ownActivities }: Person,
  files: number[],
): Promise<void> {
  const { Demand, Viewing, Selection, Order, Reservation, Transaction, KnownClient } = records
  const of = {
    Account: ids,
    Demand,
    Viewing,
    Selection,
    Order,
    Reservation,
    Transaction,
    KnownClient,
    Activity: ownActivities,
    File: files,
  }
  await sql`
    UPDATE ${sql.table('actionLog')} SET "data" = NULL, "message" = NULL WHERE ${belongsToRecords(of, 'entity', 'entityId')}
  `.execute(tx)
  await sql`
    UPDATE ${sql.table('importChange')} SET "data" = '{"attributes": {}, "previous": {}}' WHERE ${belongsToRecords(of, 'entity', 'entityId')}
  `.execute(tx)
  await sql`
    DELETE FROM ${sql.table('accountMerge')} WHERE "keptId" = ANY(${ids}::integer[]) OR "duplicateId" = ANY(${ids}::integer[])
  `.execute(tx)
}

/** Keeps the emptied row for references to it; lists no longer show it. */
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

/** Deletes all archives, since they contain everybody; new ones can be requested. Returns the names of their stored files. */
async function forgetArchives(tx: Db): Promise<string[]> {
  const { rows } = await sql<{ file: string | null }>`
    DELETE FROM ${sql.table('archive')} RETURNING "file"`.execute(tx)
  return rows.flatMap(({ file }) => file ?? [])
}
