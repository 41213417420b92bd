// The approval of an expense by its client, through a link that needs no sign-in.
import { z } from 'zod'
import { id, instant } from '#kit/fields/schema.ts'
import { byId, get, nothing, post } from '#kit/http/endpoint.ts'
import { admin, anyone, office } from '#base/permissions/permissions.contract.ts'

const attachment = z.object({ id, name: z.string() })

/** Longest message of a client or of staff. */
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

/** All that a client sees of an expense; nothing internal. */
export const expenseForApproval = z.object({
  amount: z.number(),
  categoryName: z.string(),
  /** Number and title of its property; the owner also sees the address. */
  property: z.string().nullable(),
  /** Local, YYYY-MM-DDTHH:mm:ss. */
  transactionDate: z.string(),
  attachments: z.array(attachment),
  confirmedByClientDate: instant.nullable(),
  /** True after an approval, until the expense is paid. */
  canRevertApproval: z.boolean(),
  declinedByClientDate: instant.nullable(),
  /** True until it is paid or the office has closed it. */
  canDecline: z.boolean(),
  /** Closed by the office: no decisions or questions are accepted. */
  isClosed: z.boolean(),
  /** Oldest first. */
  messages: z.array(approvalMessage),
  /** The version shown; decisions send it back. */
  version: z.int(),
  /** Changes since the client's previous link; null without such a link or without changes. */
  changed: z
    .object({
      /** Null if unchanged. */
      amountBefore: z.number().nullable(),
      attachmentsAdded: z.array(z.string()),
      attachmentsRemoved: z.array(z.string()),
    })
    .nullable(),
  /** The client's language. */
  language: z.enum(['en', 'el', 'ru']),
  agency: z.string(),
})
export type ExpenseForApproval = z.output<typeof expenseForApproval>

/** Why a link is not valid; sent as `reason` of the error. */
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
  /** When it was last mailed. */
  sentOn: instant.nullable(),
  sentTo: z.string().nullable(),
  /** When no mail server accepted the mail. */
  undeliveredOn: instant.nullable(),
  /** When somebody other than staff first opened the link. */
  seenOn: instant.nullable(),
  confirmedByClientDate: instant.nullable(),
  /** The previous link that the client knows: when and why it ended. */
  before: z.object({ endedOn: instant, ended: z.enum(['changed', 'revoked']) }).nullable(),
  /** The client's addresses. */
  emails: z.array(z.string()),
  /** Newest first. */
  uses: z.array(z.object({ id, action: z.enum(useActions), address: z.string(), usedOn: instant })),
})
export type ApprovalState = z.output<typeof approvalState>

/** The token of the link takes the place of an id. */
const byToken = z.object({ id: z.string().min(1).max(200) })
const byLink = { may: anyone, params: byToken, answer: expenseForApproval }
const deciding = { ...byLink, changes: ['transaction', 'alert', 'unreadAlert'] }
/** The version that the client saw; 409 if it is outdated. */
const version = z.int().optional()
const decision = { ...deciding, body: z.strictObject({ version }) }
const one = { may: admin, changes: ['transaction'], params: byId, answer: approvalState }

export const approvalApi = {
  /** 404 with a `reason` for invalid links and deleted expenses. */
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
  /** Has no version: a question decides nothing. */
  askAboutExpense: post('/api/transactions/askExpense/{id}', {
    ...deciding,
    body: z.strictObject({ question: written }),
  }),
  /** Answers the client's question or reason for declining, on their page and by mail. */
  answerExpense: post('/api/transactions/answerExpense/{id}', {
    may: office,
    changes: ['transaction'],
    params: byId,
    body: z.strictObject({ answer: written, version: z.int() }),
    answer: z.object({ mailedTo: z.string().nullable() }),
  }),
  /** While closed, the client cannot decide or ask; reopening, or sending it again after a change, ends that. */
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
  /** Queues a mail with the link to one of the account's addresses, by default the first. */
  sendForApproval: post('/api/transactions/sendForApproval/{id}', {
    ...one,
    body: z.strictObject({ email: z.string().max(200).optional() }),
  }),
  /** Makes the link invalid and creates a new one. */
  revokeApprovalLink: post('/api/transactions/revokeApprovalLink/{id}', one),
}
