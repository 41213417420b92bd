// What administrators do with the link of an expense: send it, take it back, see what became of it.
import { sql } from 'kysely'
import { isRecent } from '#kit/clock.ts'
import { log } from '#kit/db/save.ts'
import { isAddress, mailbox } from '#kit/fields/emailAddress.ts'
import { formatDate, formatMoney } from '#kit/fields/format.ts'
import { splitTexts } from '#kit/fields/kinds.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { badInput, badRequest, noMailbox, notFound } from '#kit/http/problem.ts'
import type { Mail } from '#kit/mail/mailer.ts'
import { paymentPaths } from '../payments.paths.ts'
import { agentOf } from '#base/mail/agents.store.ts'
import { queueLetters } from '#base/mail/queueLetters.store.ts'
import type { QueueingOptions } from '#base/mail/queueLetters.store.ts'
import { paymentsUrlOf } from '#base/session/person/paymentsVariant.ts'
import { agencyLetter } from '#base/backend/agencyLetter.ts'
import type { Agent } from '#base/backend/agencyLetter.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import { transactionEntity } from '../transactions/transactions.store.ts'
import type { ApprovalState, ExpenseForApproval } from './approval.contract.ts'
import { historyOf, markSent, revoke } from './approvalLinks.store.ts'
import { changesSince, lockLinked, readLinked } from './readApproval.store.ts'
import type { LinkedExpense } from './readApproval.store.ts'

type Ways = QueueingOptions & Pick<Backend, 'publicUrl' | 'paymentsHost' | 'agency'>

/** Whoever presses twice sends it once. */
const onceIn = 30_000

export const linkOf = (
  { token }: Pick<LinkedExpense, 'token'>,
  ways: Pick<Backend, 'publicUrl' | 'paymentsHost'>,
) => paymentsUrlOf(ways) + paymentPaths.approveExpense(token)

export async function approvalState(ways: Ways, id: number, language: string) {
  const expense = await readLinked(ways.db, { id }, language)
  if (!expense) throw notFound()
  return stateOf(ways.db, expense, ways)
}

async function stateOf(db: Db, expense: LinkedExpense, ways: Ways): Promise<ApprovalState> {
  return {
    link: linkOf(expense, ways),
    confirmedByClientDate: expense.confirmedByClientDate,
    emails: addressesOf(expense),
    ...(await historyOf(db, expense)),
  }
}

/** 400 for an expense that is approved already, and for an address that is not the client's. */
export const sendForApproval = (
  ways: Ways,
  { id, email }: { id: number; email: string | undefined },
  actor: Actor,
): Promise<ApprovalState> =>
  withExpense(ways, id, actor, async (tx, expense) => {
    if (expense.confirmedByClientDate !== null)
      throw badRequest('payments.approval.alreadyApproved')
    if (expense.isClosed) throw badRequest('payments.approval.isClosed')
    const emails = splitTexts(expense.email)
    const to = mailbox(emails, email)
    if (to === undefined)
      throw badInput({
        email: [email === undefined ? 'payments.approval.noEmail' : 'payments.approval.otherEmail'],
      })
    if (!isAddress(to)) throw noMailbox(to)
    const { sentOn, sentTo } = await historyOf(tx, expense)
    if (sentTo === to && isRecent(sentOn!, onceIn)) return
    // The category in the client's language, whoever sends it.
    const told = (await readLinked(tx, { id }, expense.language)) ?? expense
    const agent = await agentOf(tx, actor.accountId)
    const mail = mailToClient(told, await changesSince(tx, expense), { ...ways, to, agent })
    await markSent(tx, expense, to)
    await log(tx, { of: transactionEntity, id, action: 'sendForApproval', version: null, actor })
    await queueLetters(tx, [{ ...mail, about: { entity: 'Transaction', id } }], actor, ways)
  })

/** Those that mail can be sent to. */
const addressesOf = ({ email }: LinkedExpense) => splitTexts(email).filter(isAddress)

export const revokeApprovalLink = (ways: Ways, id: number, actor: Actor): Promise<ApprovalState> =>
  withExpense(ways, id, actor, async (tx, expense) => {
    await revoke(tx, expense)
    await log(tx, { of: transactionEntity, id, action: 'revokeApprovalLink', version: null, actor })
  })

const withExpense = (
  ways: Ways,
  id: number,
  { language }: Actor,
  work: (tx: Db, expense: LinkedExpense) => Promise<void>,
): Promise<ApprovalState> =>
  ways.db.transaction().execute(async (tx) => {
    await lockLinked(tx, sql`t."id" = ${id}`)
    const read = () => readLinked(tx, { id }, language)
    const expense = await read()
    if (!expense) throw notFound()
    await work(tx, expense)
    return stateOf(tx, (await read()) ?? expense, ways)
  })

function mailToClient(
  expense: LinkedExpense,
  changed: ExpenseForApproval['changed'],
  { to, agent, ...ways }: Ways & { to: string; agent: Agent | null },
): Mail {
  const { translate } = ways
  const { amount, categoryName, property, transactionDate, language, attachments } = expense
  const agency = ways.agency.in(language)
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
  return agencyLetter(agency, {
    to,
    agent,
    language,
    subject: say('subject', { amount: formatMoney(amount) }),
    blocks: [
      say('text'),
      lines.filter(Boolean).join('\n'),
      ...(changes ? [changes.filter(Boolean).join('\n')] : []),
      say('how'),
      { link: linkOf(expense, ways), label: say('open') },
    ],
  })
}
