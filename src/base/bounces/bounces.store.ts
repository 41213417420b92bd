import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { formatInstant } from '#kit/fields/format.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { accessDenied } from '#kit/http/problem.ts'
import { log } from '#kit/db/save.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import { allowed, asSql } from '#base/register/recordRules.store.ts'
import type { BounceReason } from './bounceReason.ts'
import type { Bounce } from './bounces.contract.ts'

export type NewBounce = {
  address: string
  reason: BounceReason
  status: string | null
  said: string | null
  source: 'smtp' | 'notice'
  /** When it came back. */
  on: string
}

/** As accounts' addresses are compared, through the index of the table. */
const folded = (address: RawBuilder<unknown>) =>
  sql`lower(${address} COLLATE "letters") COLLATE "C"`

/**
 * Marks addresses. A newer answer replaces an older one, unless the address was known to be wrong and the newer answer says less.
 * Returns those that were marked or whose mark changed, in lower case.
 */
export async function noteBounces(db: Db, bounces: readonly NewBounce[]): Promise<Set<string>> {
  const { rows } = await sql<{ address: string }>`
    INSERT INTO "mailBounce" AS k ("address", "reason", "status", "said", "source", "firstOn", "lastOn")
    SELECT DISTINCT ON (1) ${folded(sql`b."address"`)}, b."reason", b."status", b."said", b."source", b."on", b."on"
    FROM jsonb_to_recordset(${JSON.stringify(bounces)}::jsonb)
      AS b ("address" text, "reason" text, "status" text, "said" text, "source" text, "on" timestamptz)
    ORDER BY 1, b."on" DESC
    ON CONFLICT ("address") DO UPDATE SET "reason" = EXCLUDED."reason", "status" = EXCLUDED."status",
      "said" = EXCLUDED."said", "source" = EXCLUDED."source", "lastOn" = EXCLUDED."lastOn", "times" = k."times" + 1
    WHERE EXCLUDED."lastOn" > k."lastOn"
      AND (NOT k."isPermanent" OR EXCLUDED."reason" IN ('noMailbox', 'noDomain', 'disabled'))
    RETURNING "address"
  `.execute(db)
  return new Set(rows.map(({ address }) => address))
}

type Reader = { actor: Actor; language: string; translate: Backend['translate'] }
type Found = Omit<Bounce, 'text'> & { reason: BounceReason; lastOn: string }

export async function findBounces(
  db: Db,
  addresses: readonly string[],
  { actor, language, translate }: Reader,
): Promise<Bounce[]> {
  const { rows } = await sql<Found>`
    SELECT e."address", b."reason", b."said", b."isPermanent", b."lastOn", ${mayClear(sql`b."address"`, actor)} AS "canClear"
    FROM unnest(${addresses}::text[]) AS e ("address")
    JOIN "mailBounce" b ON b."address" = ${folded(sql`e."address"`)}
  `.execute(db)
  return rows.map(({ reason, lastOn, ...bounce }) => ({
    ...bounce,
    text: translate(language, [`bounce.${reason}`, { day: formatInstant(lastOn) }]),
  }))
}

/** Takes the mark away, and logs it on the accounts with this address. Does nothing if there is none. */
export const clearBounce = (db: Db, address: string, actor: Actor): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ address: string; canClear: boolean }>`
      SELECT b."address", ${mayClear(sql`b."address"`, actor)} AS "canClear" FROM "mailBounce" b
      WHERE b."address" = ${folded(sql`${address}::text`)} FOR UPDATE
    `.execute(tx)
    const [mark] = rows
    if (!mark) return
    if (!mark.canClear) throw accessDenied()
    await sql`DELETE FROM "mailBounce" WHERE "address" = ${mark.address}`.execute(tx)
    const entry = { address: mark.address, message: address }
    await logOnAccounts(tx, [entry], { action: 'addressWorks', actor })
  })

/**
 * Takes away the mark of a refusal while sending, since a mail server has now accepted a mail for the address. A mark from a notice
 * stays: servers that send notices accept mail first, and return it later.
 */
export const clearAccepted = (db: Db, address: string) =>
  sql`
    DELETE FROM "mailBounce" WHERE "address" = ${folded(sql`${address}::text`)} AND "source" = 'smtp'
  `.execute(db)

/** Whether no automatic mail goes to this address, because it is wrong. */
export const isWrongAddress = (address: RawBuilder<unknown>) => sql<boolean>`EXISTS (
  SELECT FROM "mailBounce" b WHERE b."address" = ${folded(address)} AND b."isPermanent"
)`

/** Those of the addresses that automatic mail may go to, in their order. */
export async function workingAddresses(db: Db, addresses: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ address: string }>`
    SELECT e."address" FROM unnest(${addresses}::text[]) WITH ORDINALITY AS e ("address", "at")
    WHERE NOT ${isWrongAddress(sql`e."address"`)} ORDER BY e."at"
  `.execute(db)
  return rows.map(({ address }) => address)
}

/** Deletes the marks of a person's addresses, given in lower case. */
export const forgetBounces = (db: Db, addresses: readonly string[]) =>
  sql`DELETE FROM "mailBounce" WHERE "address" = ANY(${addresses}::text[])`.execute(db)

type LogEntry = { address: string; message: string }

/** Writes to the log of each account with one of these addresses, given in lower case. */
export async function logOnAccounts(
  db: Db,
  entries: readonly LogEntry[],
  { action, actor }: { action: string; actor: Actor },
): Promise<void> {
  const { rows } = await sql<{ id: number; message: string }>`
    SELECT a."id", e."message" FROM jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) AS e ("address" text, "message" text)
    JOIN "account" a ON ${hasAddress(sql`a`, sql`e."address"`)} ORDER BY a."id"
  `.execute(db)
  for (const { id, message } of rows)
    await log(db, { of: { entity: 'Account' }, id, action, version: null, message, actor })
}

/** The address of an account that the actor may not change is not theirs to judge. */
const mayClear = (address: RawBuilder<unknown>, actor: Actor) => sql<boolean>`NOT EXISTS (
  SELECT FROM "account" "Account" WHERE ${hasAddress(sql`"Account"`, address)}
    AND NOT ${asSql(allowed('change', 'Account', actor))}
)`

/** Whether one of the up to four addresses of an account is this one, through their indexes. */
const hasAddress = (account: RawBuilder<unknown>, address: RawBuilder<unknown>) => sql`(
  ${account}."deletedOn" IS NULL AND (${sql.join(
    [1, 2, 3, 4].map((at) => {
      const one = sql`split_part(${account}."searchEmail", ';', ${sql.lit(at)})`
      return sql`(${one} <> '' AND ${one} COLLATE "C" = ${address})`
    }),
    sql` OR `,
  )})
)`
