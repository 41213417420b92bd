// What a client does through the link of an expense: view it, approve or decline it, ask about it. A token is
// valid for one amount and one set of attachments only, so nothing else can be approved with it.
import { sql } from 'kysely'
import { entityOf } from '#base/backend/entity.ts'
import { openLink } from '#base/session/links/links.store.ts'
import type { LinkVisit } from '#base/session/links/links.store.ts'
import { instantNow } from '#kit/clock.ts'
import { save } from '#kit/db/save.ts'
import { Problem, badRequest, conflict } from '#kit/http/problem.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import type { ExpenseForApproval } from './approval.contract.ts'
import { addMessage, logUse, markSeen, mostMessages } from './approvalLinks.store.ts'
import { changesSince, endOf, lockLinked, readLinked } from './readApproval.store.ts'
import type { LinkedExpense } from './readApproval.store.ts'
import { tellOffice } from './tellOffice.store.ts'

type ApprovalContext = Pick<Backend, 'db' | 'translate' | 'agency' | 'publicUrl'>

/** A visit through a link, and its purpose. */
export type Visit = LinkVisit & {
  language: string
  /** Who is visiting, as far as known; null for a program that prefetches the link. */
  by: 'client' | 'staff' | null
}

const approvalEntity = entityOf({
  table: 'transaction',
  entity: 'Transaction',
  fields: {},
  kept: ['confirmedByClientDate', 'declinedByClientDate', 'askedByClientDate'],
})

/** 404 with the reason for an invalid link. */
export async function viewExpense(
  context: ApprovalContext,
  visit: Visit,
): Promise<ExpenseForApproval> {
  const { db } = context
  const { token, language, address, by } = visit
  const expense = await open(db, visit, () => readLinked(db, { token }, language))
  if (by !== null)
    await db.transaction().execute(async (tx) => {
      // One transaction, so that the expense shown is the one recorded as seen.
      if ((await lockLinked(tx, isToken(token))) === undefined) return
      if (by === 'client') await markSeen(tx, expense)
      await logUse(tx, { transactionId: expense.id, action: 'view', address })
    })
  return shown(context, expense)
}

export type Decision = { version?: number | undefined } & (
  | { action: 'approve' | 'revert'; text?: undefined }
  | { action: 'decline' | 'ask'; text: string }
)

/**
 * Approving, reverting and declining are possible until the expense is paid. Repeating a decision changes nothing: the
 * first reason stays. A question decides nothing.
 */
export async function decide(
  context: ApprovalContext,
  visit: Visit,
  decision: Decision,
): Promise<ExpenseForApproval> {
  const { db } = context
  const { token, language, address } = visit
  const read = (db: Db) => readLinked(db, { token }, language)
  await open(db, visit, () => read(db))
  const decided = await db.transaction().execute(async (tx) => {
    if ((await lockLinked(tx, isToken(token))) === undefined) return undefined
    const expense = await read(tx)
    if (!expense) return undefined
    const isDone = isDecided(expense, decision)
    if (!isDone) mustBeOpen(expense, decision)
    await markSeen(tx, expense)
    await logUse(tx, { transactionId: expense.id, action: decision.action, address })
    if (isDone) return expense
    const { action, text } = decision
    await save(tx, approvalEntity, expense.id, {
      actor: null,
      action: actions[action],
      changes: changesBy[action](),
    })
    if (text !== undefined)
      await addMessage(tx, expense.id, action === 'ask' ? 'question' : 'decline', text)
    await tellOffice(tx, expense, { action, text }, context)
    return read(tx)
  })
  return shown(context, decided ?? (await refuse(db, visit)))
}

const actions = {
  approve: 'approve',
  revert: 'revertApproval',
  decline: 'decline',
  ask: 'ask',
} as const

const changesBy = {
  approve: () => ({ confirmedByClientDate: instantNow(), declinedByClientDate: null }),
  revert: () => ({ confirmedByClientDate: null }),
  decline: () => ({ confirmedByClientDate: null, declinedByClientDate: instantNow() }),
  ask: () => ({ askedByClientDate: instantNow() }),
}

/** A second click or a second tab sends the same decision again. */
function isDecided(expense: LinkedExpense, { action, text }: Decision): boolean {
  if (action === 'decline') return expense.declinedByClientDate !== null
  if (action !== 'ask') return (expense.confirmedByClientDate !== null) === (action === 'approve')
  const last = expense.messages.at(-1)
  return last?.kind === 'question' && last.text === text
}

function mustBeOpen(expense: LinkedExpense, { action, version }: Decision): void {
  // A decision about an outdated version has no effect.
  if (version !== undefined && version !== expense.version)
    throw conflict('payments.approval.decidedMeanwhile')
  if (action === 'revert' && !expense.canRevertApproval) throw badRequest('payments.approval.paid')
  if (action === 'revert') return
  if (expense.isClosed) throw badRequest('payments.approval.closed')
  if (action === 'decline' && !expense.canDecline) throw badRequest('payments.approval.isPaid')
  if (action !== 'approve' && expense.messages.length >= mostMessages)
    throw badRequest('payments.approval.tooManyMessages')
}

const isToken = (token: string) => sql<boolean>`t."approvalToken" = ${token}`

/** A family may share a link, and an office an IP address. */
const uses = { name: 'approval', most: 300, mostOfNetwork: 600 }

async function open<Found>(
  db: Db,
  visit: LinkVisit,
  find: () => Promise<Found | undefined>,
): Promise<Found> {
  const found = await openLink(db, visit, { guesses: 'unknownLink', uses, find })
  return found ?? refuse(db, visit)
}

async function refuse(db: Db, { token, address }: LinkVisit): Promise<never> {
  const { reason, transactionId } = await endOf(db, token)
  if (transactionId !== null) await logUse(db, { transactionId, action: 'refused', address })
  throw new Problem(404, { detail: `payments.approval.${reason}`, extra: { reason } })
}

async function shown(
  { db, agency }: ApprovalContext,
  expense: LinkedExpense,
): Promise<ExpenseForApproval> {
  return {
    amount: expense.amount,
    categoryName: expense.categoryName,
    property: expense.property,
    transactionDate: expense.transactionDate,
    attachments: expense.attachments,
    confirmedByClientDate: expense.confirmedByClientDate,
    canRevertApproval: expense.canRevertApproval,
    declinedByClientDate: expense.declinedByClientDate,
    canDecline: expense.canDecline,
    isClosed: expense.isClosed,
    messages: expense.messages,
    version: expense.version,
    language: expense.language,
    changed: await changesSince(db, expense),
    agency: agency.in(expense.language).name,
  }
}

/** An attachment of the expense with this link. */
export async function linkedAttachment(db: Db, id: number, visit: Omit<Visit, 'language'>) {
  const { token, address, by } = visit
  const found = await open(db, visit, () =>
    db
      .selectFrom('file as f')
      .innerJoin('transaction as t', 't.id', 'f.parentId')
      .innerJoin('account as a', 'a.id', 't.accountId')
      .select(['f.systemName', 'f.userName', 'f.contentType', 'f.size', 't.id as transactionId'])
      .where('f.id', '=', id)
      .where('f.parentKind', '=', 'Transaction')
      .where('t.approvalToken', '=', token)
      .where('t.isDebit', '=', true)
      .where((all) =>
        all.and((['f', 't', 'a'] as const).map((of) => all(`${of}.deletedOn`, 'is', null))),
      )
      .executeTakeFirst(),
  )
  if (by !== null) await logUse(db, { transactionId: found.transactionId, action: 'file', address })
  return found
}
