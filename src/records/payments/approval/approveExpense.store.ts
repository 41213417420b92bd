// What a client does with the link of an expense: looks at it, approves or declines it, asks about it. A token
// is good for one amount and one set of attachments alone, so that nothing else can be approved with it.
import { sql } from 'kysely'
import { entityOf } from '#base/backend/entity.ts'
import { countTry, limitsOfLink, limitsOfUnknownLink } from '#base/session/sign-in/tries.store.ts'
import { instantNow } from '#kit/clock.ts'
import { save } from '#kit/db/save.ts'
import { Problem, badRequest, conflict } from '#kit/http/problem.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import type { ExpenseForApproval, LinkEnd } from './approval.contract.ts'
import { addMessage, logUse, markSeen, mostMessages } from './approvalLinks.store.ts'
import type { Use } from './approvalLinks.store.ts'
import { changesSince, endOf, lockLinked, readLinked } from './readApproval.store.ts'
import type { LinkedExpense } from './readApproval.store.ts'
import { tellOffice } from './tellOffice.store.ts'

type Ways = Pick<Backend, 'db' | 'translate' | 'agency' | 'publicUrl'>

/** Who comes with a link, and what for. */
export type Visit = {
  token: string
  language: string
  address: string
  /** Who looks, as far as one can tell; null: a program that fetches ahead, and nobody. */
  by: 'client' | 'staff' | null
}

const approvalEntity = entityOf({
  table: 'transaction',
  entity: 'Transaction',
  fields: {},
  kept: ['confirmedByClientDate', 'declinedByClientDate', 'askedByClientDate'],
})

export async function viewExpense(ways: Ways, visit: Visit): Promise<ExpenseForApproval> {
  const { db } = ways
  const { token, language, address, by } = visit
  const expense = await mustBeGood(db, visit, await linked(db, token, language))
  await countTry(db, limitsOfLink(expense.id, address))
  if (by !== null)
    await db.transaction().execute(async (tx) => {
      // Nothing changes between what is kept as seen and what is shown.
      if ((await lockLinked(tx, isToken(token))) === undefined) return
      if (by === 'client') await markSeen(tx, expense)
      await logUse(tx, useOf(expense, 'view', address))
    })
  return shown(ways, expense)
}

/** The same again is harmless: an approval is not changed by another. */
export const approveExpense = (ways: Ways, visit: Visit, version: number | undefined) =>
  decide(ways, visit, { action: 'approve', version })

/** Until the expense is paid. */
export const revertApproval = (ways: Ways, visit: Visit, version: number | undefined) =>
  decide(ways, visit, { action: 'revert', version })

/** Until the expense is paid; the first reason stands. */
export const declineExpense = (
  ways: Ways,
  visit: Visit,
  { reason, version }: { reason: string; version?: number | undefined },
) => decide(ways, visit, { action: 'decline', version, text: reason })

export const askAboutExpense = (ways: Ways, visit: Visit, question: string) =>
  decide(ways, visit, { action: 'ask', version: undefined, text: question })

type Decision =
  | { action: 'approve' | 'revert'; version: number | undefined; text?: undefined }
  | { action: 'decline' | 'ask'; version: number | undefined; text: string }

async function decide(ways: Ways, visit: Visit, decision: Decision): Promise<ExpenseForApproval> {
  const { db } = ways
  const { token, language, address } = visit
  const known = await mustBeGood(db, visit, await linked(db, token, language))
  await countTry(db, limitsOfLink(known.id, address))
  const decided = await db.transaction().execute(async (tx) => {
    if ((await lockLinked(tx, isToken(token))) === undefined) return undefined
    const expense = await linked(tx, token, language)
    if (!expense) return undefined
    const isDone = isDecided(expense, decision)
    if (!isDone) mustBeOpen(expense, decision)
    await markSeen(tx, expense)
    await logUse(tx, useOf(expense, decision.action, address))
    if (isDone) return expense
    const { action, text } = decision
    await save(tx, approvalEntity, expense.id, {
      actor: null,
      action: actions[action],
      changes: changesBy[action](),
    })
    if (text !== undefined)
      await addMessage(tx, expense.id, action === 'ask' ? 'question' : 'decline', text)
    await tellOffice(tx, expense, { action, text }, ways)
    return linked(tx, token, language)
  })
  return shown(ways, await mustBeGood(db, visit, decided))
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

/** Pressed twice, or in two tabs. */
function isDecided(expense: LinkedExpense, { action, text }: Decision): boolean {
  if (action === 'decline') return expense.declinedByClientDate !== null
  if (action !== 'ask') return (expense.confirmedByClientDate !== null) === (action === 'approve')
  const last = expense.messages.at(-1)
  return last?.kind === 'question' && last.text === text
}

function mustBeOpen(expense: LinkedExpense, { action, version }: Decision): void {
  // What was sent before somebody else decided otherwise does not decide again.
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

/** Nothing shorter was ever a token: trying it costs the database nothing. */
const couldBe = (token: string) => /^[0-9a-z_-]{32,200}$/i.test(token)

const linked = async (db: Db, token: string, language: string) =>
  couldBe(token) ? readLinked(db, { token }, language) : undefined

const useOf = ({ id }: Pick<LinkedExpense, 'id'>, action: Use['action'], address: string): Use => ({
  transactionId: id,
  action,
  address,
})

type Refused = Pick<Visit, 'token' | 'address'>

const mustBeGood = async (
  db: Db,
  visit: Refused,
  expense: LinkedExpense | undefined,
): Promise<LinkedExpense> => expense ?? refuse(db, visit)

/** 404 with the reason for a link that opens nothing; 429 for whom has tried too many of these. */
async function refuse(db: Db, { token, address }: Refused): Promise<never> {
  let reason: LinkEnd = 'unknown'
  if (couldBe(token)) {
    await countTry(db, limitsOfUnknownLink(address))
    const end = await endOf(db, token)
    reason = end.reason
    if (end.transactionId !== null)
      await logUse(db, useOf({ id: end.transactionId }, 'refused', address))
  }
  throw new Problem(404, { detail: `payments.approval.${reason}`, extra: { reason } })
}

async function shown({ db, agency }: Ways, expense: LinkedExpense): Promise<ExpenseForApproval> {
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
    changed: await changesSince(db, expense),
    language: expense.language,
    agency: agency.in(expense.language).name,
  }
}

/** An attachment of the expense that a link is good for. */
export async function linkedAttachment(db: Db, id: number, visit: Omit<Visit, 'language'>) {
  const { token, address, by } = visit
  const found = await db
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
    .executeTakeFirst()
  if (!found) return refuse(db, visit)
  await countTry(db, limitsOfLink(found.transactionId, address))
  if (by !== null) await logUse(db, useOf({ id: found.transactionId }, 'file', address))
  return found
}
