// Reads an expense by its approval link, as the client sees it; for an ended link, why it ended.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { languages } from '#kit/i18n/languages.ts'
import type { Language } from '#kit/i18n/languages.ts'
import { inLanguage } from '#kit/db/inLanguage.ts'
import { languageOfClient } from '#base/session/person/languageOfOffice.store.ts'
import type { Db } from '#base/backend/backend.ts'
import { relations } from '#records/objects/people/objectAccounts.contract.ts'
import { objectName } from '#records/objects/objectTitle.store.ts'
import { existingAttachments } from '../transactions/attachments.store.ts'
import { expenseStatuses } from '../transactions/transactionFields.contract.ts'
import type { ApprovalMessage, ExpenseForApproval, LinkEnd } from './approval.contract.ts'

type File = { id: number; name: string }
export type LinkedExpense = Omit<ExpenseForApproval, 'changed' | 'agency' | 'language'> & {
  id: number
  accountId: number
  accountName: string
  referenceNumber: string
  email: string | null
  askedByClientDate: string | null
  language: Language
  token: string
}
type Row = Omit<LinkedExpense, 'language'> & { language: string | null; phone: string | null }

const isOwner = sql`EXISTS (SELECT FROM "objectAccount" "of" WHERE "of"."objectId" = o."id"
  AND "of"."accountId" = t."accountId" AND "of"."relation" = ${sql.lit(relations.owner)} AND "of"."deletedOn" IS NULL)`

type ExpenseKey = { id: number } | { token: string }

/** Undefined when it does not exist, or it or its account was deleted. Texts are in `language`. */
export async function readLinked(
  db: Db,
  which: ExpenseKey,
  language: string,
): Promise<LinkedExpense | undefined> {
  const condition =
    'id' in which ? sql`t."id" = ${which.id}` : sql`t."approvalToken" = ${which.token}`
  const { rows } = await sql<Row>`
    SELECT t."id", t."accountId", a."name" AS "accountName", t."referenceNumber", t."version", t."amount",
      t."transactionDate", t."confirmedByClientDate", t."approvalToken" AS "token", a."email", a."phone",
      coalesce(u."language", a."language") AS "language",
      coalesce((SELECT ${inLanguage('text', language)} FROM "selectOption"
        WHERE "list" = 'transactionCategory' AND "value" = t."categoryId"), '') AS "categoryName",
      (SELECT concat_ws(', ', ${objectName('o', language)}, CASE WHEN ${isOwner} THEN nullif(o."address", '') END)
        FROM "object" o WHERE o."id" = t."objectId" AND o."deletedOn" IS NULL) AS "property",
      t."confirmedByClientDate" IS NOT NULL AND t."status" = ${sql.lit(expenseStatuses.notPaid)} AS "canRevertApproval",
      t."declinedByClientDate", t."askedByClientDate", t."approvalClosedOn" IS NOT NULL AS "isClosed",
      t."approvalClosedOn" IS NULL AND t."status" = ${sql.lit(expenseStatuses.notPaid)} AS "canDecline",
      ${messagesOf(sql`t."id"`)} AS "messages", ${existingAttachments(sql`t."id"`)} AS "attachments"
    FROM "transaction" t
    JOIN "account" a ON a."id" = t."accountId" AND a."deletedOn" IS NULL
    LEFT JOIN "user" u ON u."accountId" = a."id"
    WHERE ${condition} AND t."isDebit" AND t."deletedOn" IS NULL
  `.execute(db)
  const row = rows[0]
  return (
    row && {
      ...row,
      messages: row.messages.map(messageIn),
      language: await languageOfClient(db, { ...row, name: row.accountName }),
    }
  )
}

/** The messages of client and staff, oldest first. */
export const messagesOf = (id: RawBuilder<unknown>) => sql<ApprovalMessage[]>`coalesce((
  SELECT json_agg(json_build_object('id', m."id", 'kind', m."kind", 'text', m."text", 'saidOn', m."saidOn") ORDER BY m."id")
  FROM "approvalMessage" m WHERE m."transactionId" = ${id}), '[]')`

/** JSON returns timestamps in another format than plain columns. */
export const messageIn = (message: ApprovalMessage): ApprovalMessage => ({
  ...message,
  saidOn: new Date(message.saidOn).toISOString(),
})

/** The name of its category in each language; '' without one. */
export async function categoryOf(tx: Db, id: number): Promise<Record<Language, string>> {
  const texts = languages.map(
    (language) => sql`${sql.lit(language)}, coalesce(${inLanguage('o.text', language)}, '')`,
  )
  const { rows } = await sql<{ names: Record<Language, string> }>`
    SELECT json_build_object(${sql.join(texts)}) AS "names"
    FROM "transaction" t
    LEFT JOIN "selectOption" o ON o."list" = 'transactionCategory' AND o."value" = t."categoryId"
    WHERE t."id" = ${id}`.execute(tx)
  return rows[0]!.names
}

/** Locks the expense and its approval. Returns its id, or undefined as above. */
export async function lockLinked(tx: Db, which: RawBuilder<boolean>): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    SELECT t."id" FROM "transaction" t
    WHERE ${which} AND t."isDebit" AND t."deletedOn" IS NULL FOR UPDATE
  `.execute(tx)
  return rows[0]?.id
}

/** Why a link is not valid, and its expense. */
export async function endOf(
  db: Db,
  token: string,
): Promise<{ reason: LinkEnd; transactionId: number | null }> {
  const link = await db
    .selectFrom('approvalLink as l')
    .innerJoin('transaction as t', 't.id', 'l.transactionId')
    .select(['l.ended', 'l.transactionId'])
    .where('l.token', '=', token)
    .where('t.deletedOn', 'is', null)
    .executeTakeFirst()
  return { reason: link?.ended ?? 'unknown', transactionId: link?.transactionId ?? null }
}

/** Changes since the client last saw the expense through an earlier link. */
export async function changesSince(
  db: Db,
  { id, amount, attachments }: Pick<LinkedExpense, 'id' | 'amount' | 'attachments'>,
): Promise<ExpenseForApproval['changed']> {
  const known = await db
    .selectFrom('approvalLink')
    .select(['amount', 'attachments'])
    .where('transactionId', '=', id)
    .where('endedOn', 'is not', null)
    .where('amount', 'is not', null)
    .orderBy('endedOn', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!known) return null
  const before = known.attachments ?? []
  const namesMissing = (of: readonly File[], among: readonly File[]) =>
    of.filter((file) => !among.some((other) => other.id === file.id)).map(({ name }) => name)
  const changed = {
    amountBefore: known.amount === amount ? null : known.amount,
    attachmentsAdded: namesMissing(attachments, before),
    attachmentsRemoved: namesMissing(before, attachments),
  }
  const isSame =
    changed.amountBefore === null &&
    changed.attachmentsAdded.length + changed.attachmentsRemoved.length === 0
  return isSame ? null : changed
}
