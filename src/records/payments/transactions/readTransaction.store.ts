// Reads one income or expense, for its form and for its read-only view.
import { sql } from 'kysely'
import { agencyNow } from '#kit/clock.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { notFound } from '#kit/http/problem.ts'
import type { ListOption } from '#base/settings/listOption.ts'
import { selectLists } from '#base/settings/selectLists.store.ts'
import { inLanguage, preparedIn } from '#kit/db/inLanguage.ts'
import { office } from '#base/permissions/permissions.contract.ts'
import type { Db } from '#base/backend/backend.ts'
import { stampColumns, stampJoins } from '#base/backend/stamps.ts'
import { objectName } from '#records/objects/objectTitle.store.ts'
import { messageIn, messagesOf } from '../approval/readApproval.store.ts'
import { stayOfIncome } from '../payout/stayOfIncome.store.ts'
import { allAttachments, existingAttachments } from './attachments.store.ts'
import {
  expenseFields,
  expenseStatuses,
  incomeFields,
  paymentMethods,
  transactionTypes,
} from './transactionFields.contract.ts'
import type { ExpenseForm, IncomeForm, ViewedTransaction } from './transactions.contract.ts'

/** 404 when the income does not exist, or it or its account was deleted. */
export const readIncome = (db: Db, id: number, language: string): Promise<IncomeForm> =>
  readForm<IncomeForm>(db, { id, isDebit: false }, language)

/** 404 when the expense does not exist, or it or its account was deleted. */
export const readExpense = (db: Db, id: number, language: string): Promise<ExpenseForm> =>
  readForm<ExpenseForm>(db, { id, isDebit: true }, language)

const fieldsJson = (fields: object) =>
  sql.raw(
    Object.keys(fields)
      .map((name) => `'${name}', t."${name}"`)
      .join(', '),
  )

type TransactionKey = { id: number; isDebit: boolean }

async function readForm<Form extends IncomeForm>(
  db: Db,
  { id, isDebit }: TransactionKey,
  language: string,
): Promise<Form> {
  const [{ rows }, lists] = await Promise.all([
    sql<Omit<Form, 'lists' | 'files'>>`
      SELECT t."id", t."version", t."accountId",
        json_build_object('accountDisplayName', a."name", 'referenceNumber', t."referenceNumber") AS "displayFields",
        json_build_object(${fieldsJson(isDebit ? expenseFields : incomeFields)}) AS "updateFields",
        ${allAttachments(sql`t."id"`)} AS "attachments", ${stampColumns('t')}
      FROM "transaction" t
      JOIN "account" a ON a."id" = t."accountId" AND a."deletedOn" IS NULL
      ${stampJoins('t')}
      WHERE t."id" = ${id} AND t."isDebit" = ${isDebit} AND t."deletedOn" IS NULL
    `.execute(db),
    listsOf(db, isDebit, language),
  ])
  if (!rows[0]) throw notFound()
  const { accountId, updateFields } = rows[0]
  const objectId = await objectsOf(db, accountId, updateFields.objectId, language)
  return { ...rows[0], files: [], lists: { ...lists, objectId } } as unknown as Form
}

async function listsOf(db: Db, isDebit: boolean, language: string) {
  const names = ['paymentMethod', 'transactionCategory', 'transactionStatus']
  const lists = (await selectLists(db, names, language)) as Record<string, ListOption<number>[]>
  const type = isDebit ? transactionTypes.expense : transactionTypes.income
  return {
    paymentMethod: lists['paymentMethod']!,
    categoryId: lists['transactionCategory']!.filter(({ parent }) => parent === type),
    ...(isDebit && { status: lists['transactionStatus']! }),
  }
}

/** The newest hundred properties of an account, and the chosen one. */
async function objectsOf(
  db: Db,
  accountId: number,
  chosen: number | null,
  language: string,
): Promise<ListOption<number>[]> {
  const { rows } = await sql<ListOption<number>>`
    SELECT o."id" AS "value", ${objectName('o', language)} AS "text", NULL AS "parent" FROM "object" o
    WHERE o."id" = ${chosen} OR (o."deletedOn" IS NULL AND o."id" IN (
      SELECT "objectId" FROM "objectAccount" WHERE "accountId" = ${accountId} AND "deletedOn" IS NULL))
    ORDER BY o."id" DESC LIMIT 100`.execute(db)
  return rows
}

/** A blank income dated now; nothing is stored. 404 when the account does not exist. */
export const blankIncome = async (db: Db, accountId: number, language: string) =>
  (await blank(db, accountId, false, language)) as IncomeForm

/** The same for an expense, which starts unpaid. */
export const blankExpense = async (db: Db, accountId: number, language: string) =>
  (await blank(db, accountId, true, language)) as ExpenseForm

async function blank(db: Db, accountId: number, isDebit: boolean, language: string) {
  const account = db
    .selectFrom('account')
    .select('name')
    .where('id', '=', accountId)
    .where('deletedOn', 'is', null)
  const [{ name }, lists, objectId] = await Promise.all([
    account.executeTakeFirstOrThrow(notFound),
    listsOf(db, isDebit, language),
    objectsOf(db, accountId, null, language),
  ])
  const nothingSaid = Object.keys(isDebit ? expenseFields : incomeFields).map((field) => [
    field,
    null,
  ])
  return {
    id: null,
    version: 0,
    accountId,
    displayFields: { accountDisplayName: name, referenceNumber: null },
    updateFields: {
      ...Object.fromEntries(nothingSaid),
      transactionDate: agencyNow(),
      paymentMethod: paymentMethods.banking,
      ...(isDebit && { status: expenseStatuses.notPaid }),
    },
    lists: { ...lists, objectId },
    files: [],
    attachments: [],
    createdOn: null,
    createdBy: null,
    modifiedOn: null,
    modifiedBy: null,
  }
}

/** 404 if the actor may not see it, or it or its account was deleted. */
export async function viewTransaction(
  db: Db,
  id: number,
  actor: Actor,
): Promise<ViewedTransaction> {
  const { language } = actor
  const { rows } = await sql<ViewedTransaction>`
    ${preparedIn(language, 'viewTransaction')}
    SELECT t."id", t."isDebit", t."accountId",
      json_build_object('accountDisplayName', a."name", 'referenceNumber', t."referenceNumber") AS "displayFields",
      t."amount", t."transactionDate", t."paymentMethod", t."categoryId", t."objectId", t."internalNotes", t."status",
      t."paymentDate", t."expirationDate", t."startDate", t."endDate", t."confirmedByClientDate",
      t."version", t."declinedByClientDate", t."askedByClientDate", t."approvalClosedOn", t."approvalToken",
      ${messagesOf(sql`t."id"`)} AS "messages", ${stayOfIncome(language)} AS "stay",
      ${textOf('paymentMethod', 'paymentMethod', language)} AS "paymentMethodName",
      ${textOf('transactionCategory', 'categoryId', language)} AS "categoryName",
      ${textOf('transactionStatus', 'status', language)} AS "statusName",
      ${nameOfObject(language)} AS "objectName",
      ${existingAttachments(sql`t."id"`)} AS "attachments", ${stampColumns('t')}
    FROM "transaction" t
    JOIN "account" a ON a."id" = t."accountId" AND a."deletedOn" IS NULL
    ${stampJoins('t')}
    WHERE t."id" = ${id} AND t."deletedOn" IS NULL
  `.execute(db)
  const found = rows[0]
  if (!found) throw notFound()
  const isOwn = found.accountId === actor.accountId
  const shown = {
    ...found,
    messages: found.messages.map(messageIn),
    approvalToken: isOwn ? found.approvalToken : null,
  }
  if (office.allows(actor)) return shown
  if (!isOwn) throw notFound()
  return { ...shown, internalNotes: null, createdBy: null, modifiedBy: null }
}

/** SQL for the name of transaction `t`'s property; null without one. */
export const nameOfObject = (language: string) =>
  sql<
    string | null
  >`(SELECT ${objectName('o', language)} FROM "object" o WHERE o."id" = t."objectId")`

/** The text of an option in a language; empty if an administrator removed the option. */
const textOf = (list: string, column: string, language: string) => sql<string>`(
  SELECT ${inLanguage('text', language)} FROM "selectOption" WHERE "list" = ${sql.lit(list)} AND "value" = t.${sql.ref(column)})`
