// Approvals of expenses of the client who can sign in: one in every state.

import { sql, type Transaction } from 'kysely'
import { expenseStatuses } from '#records/payments/transactions/transactionFields.contract.ts'
import type { Tables } from '#base/backend/tables.ts'
import { demoSignIns } from '../signIns.ts'

const client = demoSignIns[3]

const states = [
  ...(['asked', 'declined', 'waiting', 'approved', 'reverted', 'changed', 'revoked'] as const),
  ...(['answered', 'notSent'] as const),
]
type State = (typeof states)[number]
type LinkUse = { action: 'view' | 'approve' | 'revert' | 'decline' | 'ask'; usedOn: string }

/** Comments on declined expenses and questions. */
const talks = {
  asked: [
    [
      'question',
      'The bill says two visits in October, but I was told of one. Which work was done on the second?',
    ],
  ],
  declined: [
    [
      'decline',
      'This is for the shared garden, which the building manager has charged already. Please check with him first.',
    ],
  ],
  answered: [
    ['question', 'Is the replaced part still under warranty?'],
    [
      'answer',
      'No: it was bought in 2021. The new one has five years, the papers are in the flat.',
    ],
  ],
} as const
type Expense = { id: number; token: string; amount: number; attachments: unknown; at: string }

/** The client's newest expenses, all unpaid. The database makes the tokens, as always. */
export async function seedApprovals(tx: Transaction<Tables>): Promise<void> {
  const { rows } = await sql<Expense>`
    SELECT t."id", t."approvalToken" AS "token", t."amount", t."transactionDate" AS "at", coalesce((
      SELECT json_agg(json_build_object('id', f."id", 'name', f."userName") ORDER BY f."position", f."id")
      FROM "file" f WHERE f."parentKind" = 'Transaction' AND f."parentId" = t."id"
    ), '[]') AS "attachments"
    FROM "transaction" t WHERE t."accountId" = ${client.accountId} AND t."isDebit"
    ORDER BY t."transactionDate" DESC, t."id" DESC LIMIT ${states.length}
  `.execute(tx)
  for (const [place, expense] of rows.entries()) await put(tx, expense, states[place]!)
}

async function put(tx: Transaction<Tables>, expense: Expense, state: State): Promise<void> {
  const { id, at } = expense
  const after = (minutes: number) => new Date(Date.parse(`${at}Z`) + minutes * 60_000).toISOString()
  const [sent, seen, decided, later] = [after(60), after(150), after(155), after(200)]
  await tx
    .updateTable('transaction')
    .set({
      status: expenseStatuses.notPaid,
      paymentDate: null,
      confirmedByClientDate: state === 'approved' ? decided : null,
      declinedByClientDate: state === 'declined' ? decided : null,
      askedByClientDate: state === 'asked' ? decided : null,
    })
    .where('id', '=', id)
    .execute()
  if (state === 'notSent') return
  await keepLink(tx, expense, { sent, seen })
  const uses: LinkUse[] = [{ action: 'view', usedOn: seen }]
  if (state === 'approved' || state === 'reverted')
    uses.push({ action: 'approve', usedOn: decided })
  if (state === 'declined') uses.push({ action: 'decline', usedOn: decided })
  if (state === 'asked' || state === 'answered') uses.push({ action: 'ask', usedOn: decided })
  if (state === 'reverted') uses.push({ action: 'revert', usedOn: later })
  await tx
    .insertInto('approvalUse')
    .values(uses.map((use) => ({ ...use, transactionId: id, address: '203.0.113.24' })))
    .execute()
  if (state in talks)
    await tx
      .insertInto('approvalMessage')
      .values(
        talks[state as keyof typeof talks].map(([kind, text], place) => ({
          transactionId: id,
          kind,
          text,
          saidOn: after(155 + 60 * place),
        })),
      )
      .execute()
  if (state === 'changed' || state === 'revoked') await endLink(tx, expense, state, later)
}

const keepLink = (
  tx: Transaction<Tables>,
  { id, token, amount, attachments }: Expense,
  { sent, seen }: { sent: string; seen: string },
) =>
  sql`
    INSERT INTO "approvalLink" ("token", "transactionId", "amount", "attachments", "sentOn", "sentTo", "seenOn")
    VALUES (${token}, ${id}, ${amount}, ${JSON.stringify(attachments)}, ${sent}, ${client.username}, ${seen})
  `.execute(tx)

/** Like the product's own code, but in the past. */
async function endLink(
  tx: Transaction<Tables>,
  { id, token, amount }: Expense,
  ended: 'changed' | 'revoked',
  endedOn: string,
): Promise<void> {
  await tx.updateTable('approvalLink').set({ ended, endedOn }).where('token', '=', token).execute()
  if (ended === 'changed')
    await tx
      .updateTable('transaction')
      .set({ amount: Math.round(amount * 100 + 1250) / 100 })
      .where('id', '=', id)
      .execute()
  else
    await sql`
      UPDATE "transaction" SET "approvalToken" = replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
      WHERE "id" = ${id}
    `.execute(tx)
}
