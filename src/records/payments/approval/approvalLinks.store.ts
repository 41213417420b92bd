// Triggers on "transaction": approvalEnds replaces the link of an expense that has changed (approvalEnds.sql).
// Triggers on "file": approvalEndsWithFiles replaces it when attachments are added or removed (approvalEnds.sql).
import { sql } from 'kysely'
import type { Db } from '#base/backend/backend.ts'
import type { ApprovalMessage, ApprovalState, useActions } from './approval.contract.ts'
import type { LinkedExpense } from './readApproval.store.ts'

type ShownExpense = Pick<LinkedExpense, 'id' | 'token' | 'amount' | 'attachments'>

/** Listed in the order of the columns. */
const shownContent = ({ id, token, amount, attachments }: ShownExpense) =>
  sql.join([token, id, amount, JSON.stringify(attachments)])

/** Stores what the client was shown on the first view. */
export async function markSeen(tx: Db, expense: ShownExpense): Promise<void> {
  await sql`
    INSERT INTO "approvalLink" ("token", "transactionId", "amount", "attachments", "seenOn")
    VALUES (${shownContent(expense)}, now())
    ON CONFLICT ("token") DO UPDATE SET "seenOn" = now() WHERE "approvalLink"."seenOn" IS NULL
  `.execute(tx)
}

export async function markSent(tx: Db, expense: ShownExpense, to: string): Promise<void> {
  await sql`
    INSERT INTO "approvalLink" ("token", "transactionId", "amount", "attachments", "sentOn", "sentTo")
    VALUES (${shownContent(expense)}, now(), ${to})
    ON CONFLICT ("token") DO UPDATE SET "sentOn" = now(), "sentTo" = ${to}, "undeliveredOn" = NULL
  `.execute(tx)
}

/** No mail server accepted the mail to this address. */
export const markUndelivered = (tx: Db, transactionId: number, to: string) =>
  tx
    .updateTable('approvalLink')
    .set({ undeliveredOn: sql<string>`now()` })
    .where('transactionId', '=', transactionId)
    .where('sentTo', '=', to)
    .where('endedOn', 'is', null)
    .execute()

/** Ends the link; a trigger creates a new one as soon as this one is cleared. */
export async function revoke(
  tx: Db,
  { id, token }: Pick<LinkedExpense, 'id' | 'token'>,
): Promise<void> {
  await sql`
    INSERT INTO "approvalLink" ("token", "transactionId", "endedOn", "ended")
    VALUES (${token}, ${id}, now(), 'revoked')
    ON CONFLICT ("token") DO UPDATE SET "endedOn" = now(), "ended" = 'revoked'
  `.execute(tx)
  await sql`
    UPDATE "transaction" SET "approvalToken" = replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
    WHERE "id" = ${id}
  `.execute(tx)
}

type LinkUse = { transactionId: number; action: (typeof useActions)[number]; address: string }

export const logUse = async (db: Db, use: LinkUse): Promise<void> =>
  void (await db.insertInto('approvalUse').values(use).execute())

/** More than any person needs: whoever exceeds it is a program. */
export const mostMessages = 100

export const addMessage = async (
  tx: Db,
  transactionId: number,
  kind: ApprovalMessage['kind'],
  text: string,
): Promise<void> =>
  void (await tx.insertInto('approvalMessage').values({ transactionId, kind, text }).execute())

const mostUses = 100

/** The state of the current link, and the uses of all links of the expense. */
export async function historyOf(
  db: Db,
  { id, token }: Pick<LinkedExpense, 'id' | 'token'>,
): Promise<
  Pick<ApprovalState, 'sentOn' | 'sentTo' | 'undeliveredOn' | 'seenOn' | 'before' | 'uses'>
> {
  const links = db.selectFrom('approvalLink').where('transactionId', '=', id)
  const [now, before, uses] = await Promise.all([
    links
      .select(['sentOn', 'sentTo', 'undeliveredOn', 'seenOn'])
      .where('token', '=', token)
      .executeTakeFirst(),
    links
      .select(['endedOn', 'ended'])
      .where('endedOn', 'is not', null)
      .where('amount', 'is not', null)
      .orderBy('endedOn', 'desc')
      .limit(1)
      .executeTakeFirst(),
    db
      .selectFrom('approvalUse')
      .select(['id', 'action', 'address', 'usedOn'])
      .where('transactionId', '=', id)
      .orderBy('id', 'desc')
      .limit(mostUses)
      .execute(),
  ])
  return {
    sentOn: now?.sentOn ?? null,
    sentTo: now?.sentTo ?? null,
    undeliveredOn: now?.undeliveredOn ?? null,
    seenOn: now?.seenOn ?? null,
    before:
      before?.endedOn && before.ended ? { endedOn: before.endedOn, ended: before.ended } : null,
    uses,
  }
}
