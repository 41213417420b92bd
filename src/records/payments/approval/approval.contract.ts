// An expense and the client who approves it, by a link that needs no sign-in.
import { z } from 'zod'
import { id, instant } from '#kit/fields/schema.ts'
import { byId, get, nothing, post } from '#kit/http/endpoint.ts'
import { admin, anyone, office } from '#base/permissions/permissions.contract.ts'

const attachment = z.object({ id, name: z.string() })

/** What a client writes, and staff answers. */
export const mostWritten = 2000
const written = z
  .string()
  .trim()
  .min(1)
  .max(mostWritten)
  .regex(/^[^\u0000]*$/)

export const approvalMessage = z.object({
  id,
  kind: z.enum(['decline', 'question', 'answer']),
  text: z.string(),
  saidOn: instant,
})
export type ApprovalMessage = z.output<typeof approvalMessage>

/** All that a client is shown; nothing of the office's own. */
export const expenseForApproval = z.object({
  amount: z.number(),
  categoryName: z.string(),
  /** Number and title of the property that it is about; its owner sees the address, too. */
  property: z.string().nullable(),
  /** Local, YYYY-MM-DDTHH:mm:ss. */
  transactionDate: z.string(),
  attachments: z.array(attachment),
  confirmedByClientDate: instant.nullable(),
  /** After an approval, until the expense is paid. */
  canRevertApproval: z.boolean(),
  declinedByClientDate: instant.nullable(),
  /** Until it is paid, or the office has closed it. */
  canDecline: z.boolean(),
  /** The office has: nothing is decided or asked any more. */
  isClosed: z.boolean(),
  /** The oldest first. */
  messages: z.array(approvalMessage),
  /** What is answered was about this one. */
  version: z.int(),
  /** Since the link that the client had before; null where there was none, or nothing of it changed. */
  changed: z
    .object({
      /** Null: as it was. */
      amountBefore: z.number().nullable(),
      attachmentsAdded: z.array(z.string()),
      attachmentsRemoved: z.array(z.string()),
    })
    .nullable(),
  /** The client's own. */
  language: z.enum(['en', 'el', 'ru']),
  agency: z.string(),
})
export type ExpenseForApproval = z.output<typeof expenseForApproval>

/** Why a link opens nothing, as a refusal says in `reason`. */
export type LinkEnd = 'unknown' | 'changed' | 'revoked'

export const useActions = [
  'view',
  'file',
  'approve',
  'revert',
  'refused',
  'decline',
  'ask',
] as const

const approvalState = z.object({
  link: z.string(),
  /** By mail, the last time. */
  sentOn: instant.nullable(),
  sentTo: z.string().nullable(),
  /** When it turned out that no mail server takes it. */
  undeliveredOn: instant.nullable(),
  /** The first time that somebody who is not staff opened the link. */
  seenOn: instant.nullable(),
  confirmedByClientDate: instant.nullable(),
  /** The link before it, which the client knows: why and when it ended. */
  before: z.object({ endedOn: instant, ended: z.enum(['changed', 'revoked']) }).nullable(),
  /** Where the client can be written to. */
  emails: z.array(z.string()),
  /** The newest first. */
  uses: z.array(z.object({ id, action: z.enum(useActions), address: z.string(), usedOn: instant })),
})
export type ApprovalState = z.output<typeof approvalState>

/** The token of the link, in the place of a number. */
const byToken = z.object({ id: z.string().min(1).max(200) })
const byLink = { may: anyone, params: byToken, answer: expenseForApproval }
const deciding = { ...byLink, changes: ['transaction', 'alert', 'unreadAlert'] }
/** Which version was looked at: of another it is refused with 409. */
const version = z.int().optional()
const decision = { ...deciding, body: z.strictObject({ version }) }
const one = { may: admin, changes: ['transaction'], params: byId, answer: approvalState }

export const approvalApi = {
  /** Links that open nothing, and deleted expenses: 404, with the `reason`. */
  viewExpense: get('/api/transactions/viewExpense/{id}', {
    ...byLink,
    shows: ['transaction', 'file', 'account', 'object'],
  }),
  approveExpense: post('/api/transactions/approveExpense/{id}', decision),
  revertApprovalExpense: post('/api/transactions/revertApprovalExpense/{id}', decision),
  declineExpense: post('/api/transactions/declineExpense/{id}', {
    ...deciding,
    body: z.strictObject({ reason: written, version }),
  }),
  /** A question decides nothing: it is asked of whatever version. */
  askAboutExpense: post('/api/transactions/askExpense/{id}', {
    ...deciding,
    body: z.strictObject({ question: written }),
  }),
  /** What the client asked, or declined for, is answered, on their page and by mail. */
  answerExpense: post('/api/transactions/answerExpense/{id}', {
    may: office,
    changes: ['transaction'],
    params: byId,
    body: z.strictObject({ answer: written, version: z.int() }),
    answer: z.object({ mailedTo: z.string().nullable() }),
  }),
  /** Closed, the client decides and asks no more; until it is opened again or sent anew after a change. */
  closeApproval: post('/api/transactions/closeApproval/{id}', {
    may: admin,
    changes: ['transaction'],
    params: byId,
    body: z.strictObject({ isClosed: z.boolean(), version: z.int() }),
    answer: nothing,
  }),
  approvalState: get('/api/transactions/approval/{id}', {
    may: admin,
    shows: ['transaction', 'account', 'file', 'object'],
    params: byId,
    answer: approvalState,
  }),
  /** Queues a mail with the link to one of the account's addresses, the first unless told otherwise. */
  sendForApproval: post('/api/transactions/sendForApproval/{id}', {
    ...one,
    body: z.strictObject({ email: z.string().max(200).optional() }),
  }),
  /** The link opens nothing from now on; a new one takes its place. */
  revokeApprovalLink: post('/api/transactions/revokeApprovalLink/{id}', one),
}
