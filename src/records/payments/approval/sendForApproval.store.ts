// What administrators do with the link of an expense: send it, revoke it, see its state.
import { sql } from 'kysely'
import { log } from '#kit/db/save.ts'
import { isAddress } from '#kit/fields/emailAddress.ts'
import { formatDate, formatMoney } from '#kit/fields/format.ts'
import { splitTexts } from '#kit/fields/kinds.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { badRequest, notFound } from '#kit/http/problem.ts'
import { paymentPaths } from '../payments.paths.ts'
import { chosenMailbox, wasJustSent } from '#base/mail/chosenMailbox.ts'
import { queueLetter } from '#base/mail/queueLetters.store.ts'
import type { LetterContext } from '#base/mail/queueLetters.store.ts'
import { paymentsUrlOf } from '#base/session/person/paymentsVariant.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import { transactionEntity } from '../transactions/transactions.store.ts'
import type { ApprovalState, ExpenseForApproval } from './approval.contract.ts'
import { historyOf, markSent, revoke } from './approvalLinks.store.ts'
import { changesSince, lockLinked, readLinked } from './readApproval.store.ts'
import type { LinkedExpense } from './readApproval.store.ts'

export type ApprovalLetterContext = LetterContext & Pick<Backend, 'publicUrl' | 'paymentsHost'>

export const linkOf = (
  { token }: Pick<LinkedExpense, 'token'>,
  context: Pick<Backend, 'publicUrl' | 'paymentsHost'>,
) => paymentsUrlOf(context) + paymentPaths.approveExpense(token)

export async function approvalState(context: ApprovalLetterContext, id: number, language: string) {
  const expense = await readLinked(context.db, { id }, language)
  if (!expense) throw notFound()
  return stateOf(context.db, expense, context)
}

async function stateOf(
  db: Db,
  expense: LinkedExpense,
  context: ApprovalLetterContext,
): Promise<ApprovalState> {
  return {
    link: linkOf(expense, context),
    confirmedByClientDate: expense.confirmedByClientDate,
    emails: addressesOf(expense),
    ...(await historyOf(db, expense)),
  }
}

/** 400 for an expense that is already approved, and for an address that is not the client's. */
export const sendForApproval = (
  context: ApprovalLetterContext,
  { id, email }: { id: number; email: string | undefined },
  actor: Actor,
): Promise<ApprovalState> =>
  withExpense(context, id, actor, async (tx, expense) => {
    if (expense.confirmedByClientDate !== null)
      throw badRequest('payments.approval.alreadyApproved')
    if (expense.isClosed) throw badRequest('payments.approval.isClosed')
    const to = chosenMailbox(splitTexts(expense.email), email, 'payments.approval')
    if (wasJustSent(await historyOf(tx, expense), to)) return
    // The category is in the client's language, not the sender's.
    const told = (await readLinked(tx, { id }, expense.language)) ?? expense
    const letter = letterToClient(told, await changesSince(tx, expense), context)
    await markSent(tx, expense, to)
    await log(tx, { of: transactionEntity, id, action: 'sendForApproval', version: null, actor })
    await queueLetter(tx, { ...letter, to, about: { entity: 'Transaction', id } }, actor, context)
  })

/** The addresses that mail can be sent to. */
const addressesOf = ({ email }: LinkedExpense) => splitTexts(email).filter(isAddress)

export const revokeApprovalLink = (
  context: ApprovalLetterContext,
  id: number,
  actor: Actor,
): Promise<ApprovalState> =>
  withExpense(context, id, actor, async (tx, expense) => {
    await revoke(tx, expense)
    await log(tx, { of: transactionEntity, id, action: 'revokeApprovalLink', version: null, actor })
  })

const withExpense = (
  context: ApprovalLetterContext,
  id: number,
  { language }: Actor,
  work: (tx: Db, expense: LinkedExpense) => Promise<void>,
): Promise<ApprovalState> =>
  context.db.transaction().execute(async (tx) => {
    await lockLinked(tx, sql`t."id" = ${id}`)
    const read = () => readLinked(tx, { id }, language)
    const expense = await read()
    if (!expense) throw notFound()
    await work(tx, expense)
    return stateOf(tx, (await read()) ?? expense, context)
  })

function letterToClient(
  expense: LinkedExpense,
  changed: ExpenseForApproval['changed'],
  context: ApprovalLetterContext,
) {
  const { translate } = context
  const { amount, categoryName, property, transactionDate, language, attachments } = expense
  const agency = context.agency.in(language)
  const say = (key: string, params = {}) =>
    translate(language, [`payments.approval.mail.${key}`, { agency: agency.name, ...params }])
  const list = (names: readonly string[]) => names.join(', ')
  const lines = [
    `${categoryName}: ${formatMoney(amount)}`,
    property,
    formatDate(transactionDate.slice(0, 10)),
    attachments.length > 0 && say('files', { names: list(attachments.map(({ name }) => name)) }),
  ]
  const changes = changed && [
    say('changed'),
    changed.amountBefore !== null &&
      say('amount', { before: formatMoney(changed.amountBefore), after: formatMoney(amount) }),
    changed.attachmentsAdded.length > 0 && say('added', { names: list(changed.attachmentsAdded) }),
    changed.attachmentsRemoved.length > 0 &&
      say('removed', { names: list(changed.attachmentsRemoved) }),
  ]
  return {
    language,
    subject: say('subject', { amount: formatMoney(amount) }),
    blocks: [
      say('text'),
      lines.filter(Boolean).join('\n'),
      ...(changes ? [changes.filter(Boolean).join('\n')] : []),
      say('how'),
      { link: linkOf(expense, context), label: say('open') },
    ],
  }
}
