// Staff actions on an expense that its client declined or asked about: answer, and close the matter.
import { sql } from 'kysely'
import { instantNow } from '#kit/clock.ts'
import { save } from '#kit/db/save.ts'
import { isAddress } from '#kit/fields/emailAddress.ts'
import { formatMoney } from '#kit/fields/format.ts'
import { splitTexts } from '#kit/fields/kinds.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { badRequest, conflict, notFound } from '#kit/http/problem.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import { entityOf } from '#base/backend/entity.ts'
import { queueLetter } from '#base/mail/queueLetters.store.ts'
import { addMessage, markSent, mostMessages } from './approvalLinks.store.ts'
import { lockLinked, readLinked } from './readApproval.store.ts'
import type { LinkedExpense } from './readApproval.store.ts'
import { linkOf } from './sendForApproval.store.ts'
import type { ApprovalLetterContext } from './sendForApproval.store.ts'

const answeredEntity = entityOf({
  table: 'transaction',
  entity: 'Transaction',
  fields: {},
  kept: ['askedByClientDate', 'approvalClosedOn'],
})

/** 400 when the client has written nothing. Sent twice, it is stored and mailed once. */
export const answerExpense = (
  context: ApprovalLetterContext,
  { id, answer, version }: { id: number; answer: string; version: number },
  actor: Actor,
): Promise<{ mailedTo: string | null }> =>
  context.db.transaction().execute(async (tx) => {
    const expense = await locked(tx, id)
    const to = splitTexts(expense.email).find(isAddress) ?? null
    const last = expense.messages.at(-1)
    if (last === undefined) throw badRequest('payments.approval.nothingAsked')
    if (last.kind === 'answer' && last.text === answer) return { mailedTo: to }
    mustBe(expense, version)
    if (expense.messages.length >= mostMessages + mostAnswers)
      throw badRequest('payments.approval.tooManyMessages')
    await save(tx, answeredEntity, id, {
      actor,
      action: 'answer',
      changes: { askedByClientDate: null },
    })
    await addMessage(tx, id, 'answer', answer)
    if (to !== null) {
      const told = (await readLinked(tx, { id }, expense.language)) ?? expense
      const letter = letterWith(told, answer, context)
      await markSent(tx, expense, to)
      await queueLetter(tx, { ...letter, to, about: { entity: 'Transaction', id } }, actor, context)
    }
    return { mailedTo: to }
  })

/** Messages allowed beyond `mostMessages`, so that staff can answer a client who has reached that limit. */
const mostAnswers = 100

/** Does nothing if already closed or opened. */
export const closeApproval = (
  { db }: Pick<Backend, 'db'>,
  { id, isClosed, version }: { id: number; isClosed: boolean; version: number },
  actor: Actor,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const expense = await locked(tx, id)
    if (expense.isClosed === isClosed) return
    mustBe(expense, version)
    await save(tx, answeredEntity, id, {
      actor,
      action: isClosed ? 'closeApproval' : 'openApproval',
      // Closing also ends an open question.
      changes: isClosed
        ? { approvalClosedOn: instantNow(), askedByClientDate: null }
        : { approvalClosedOn: null },
    })
  })

async function locked(tx: Db, id: number): Promise<LinkedExpense> {
  await lockLinked(tx, sql`t."id" = ${id}`)
  const expense = await readLinked(tx, { id }, 'en')
  if (!expense) throw notFound()
  return expense
}

function mustBe(expense: LinkedExpense, version: number): void {
  if (version !== expense.version) throw conflict('problem.conflict')
}

function letterWith(expense: LinkedExpense, answer: string, context: ApprovalLetterContext) {
  const { language, amount, categoryName, property, messages } = expense
  const say = (key: string, params = {}) =>
    context.translate(language, [`payments.approval.answer.${key}`, params])
  const about = [`${categoryName}: ${formatMoney(amount)}`, property].filter(Boolean)
  const asked = messages.findLast(({ kind }) => kind !== 'answer')
  return {
    language,
    subject: say('subject', {
      agency: context.agency.in(language).name,
      amount: formatMoney(amount),
    }),
    blocks: [
      say('text'),
      answer,
      ...(asked ? [say('asked', { text: asked.text })] : []),
      about.join('\n'),
      say('how'),
      {
        link: linkOf(expense, context),
        label: context.translate(language, 'payments.approval.mail.open'),
      },
    ],
  }
}
