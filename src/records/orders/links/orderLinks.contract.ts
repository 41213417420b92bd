// An order as its party reads and signs it through a link, and the page that says whether a paper is genuine.
import { z } from 'zod'
import { id, instant } from '#kit/fields/schema.ts'
import { byId, file, get, nothing, post } from '#kit/http/endpoint.ts'
import { anyone, staff } from '#base/permissions/permissions.contract.ts'
import { orderContent } from '../orderContent.contract.ts'
import { order, orderActs, orderStates, signing } from '../orders.contract.ts'

export const linkedOrder = z.object({
  content: orderContent,
  state: z.enum(orderStates),
  /** Whose link it is. */
  party: z.string(),
  signedOn: instant.nullable(),
  /** Whether the paper with all signatures can be taken. */
  hasPaper: z.boolean(),
  language: z.enum(['en', 'el', 'ru']),
})
export type LinkedOrder = z.output<typeof linkedOrder>

/** What anybody may know of an order by the code on its paper: no names. */
export const checkedOrder = z.object({
  number: z.int(),
  agency: z.string(),
  state: z.enum(orderStates),
  issuedOn: instant,
  signedOn: instant.nullable(),
  /** When its content was forgotten. */
  forgottenOn: instant.nullable(),
  acts: z.array(
    z.object({
      number: z.int(),
      act: z.enum(orderActs),
      actedOn: instant,
      sum: z.string(),
      /** The sums of the files, the paper among them. */
      files: z.array(z.object({ name: z.string(), sum: z.string() })),
      /** SPKI, DER in base64. */
      publicKey: z.string(),
    }),
  ),
})
export type CheckedOrder = z.output<typeof checkedOrder>

/** The token of the link takes the place of an id. */
const byToken = z.object({ id: z.string().min(1).max(200) })
const byLink = { may: anyone, params: byToken, answer: linkedOrder }
const mailedTo = z.strictObject({
  partyId: id,
  email: z.string().max(254).optional(),
})

export const orderLinksApi = {
  readLinkedOrder: get('/api/orderLink/{id}', {
    ...byLink,
    shows: ['order', 'account', 'lead', 'object', 'viewing'],
  }),
  /** Notes the first time that somebody other than staff opened it. */
  openLinkedOrder: post('/api/orderLink/{id}/opened', {
    may: anyone,
    changes: ['order'],
    params: byToken,
    answer: nothing,
  }),
  signLinkedOrder: post('/api/orderLink/{id}/sign', {
    ...byLink,
    changes: ['order', 'alert', 'unreadAlert'],
    body: signing,
  }),
  declineLinkedOrder: post('/api/orderLink/{id}/decline', {
    ...byLink,
    changes: ['order'],
    body: z.strictObject({ reason: z.string().trim().max(500).default('') }),
  }),
  linkedPaper: get('/api/orderLink/{id}/paper', {
    may: anyone,
    shows: ['order'],
    params: byToken,
    answer: file,
  }),
  checkOrder: get('/api/orderCode/{code}', {
    may: anyone,
    shows: ['order', 'account'],
    params: z.object({ code: z.string().min(1).max(40) }),
    answer: checkedOrder,
  }),
  /** Mails a new link to a party; the earlier one ends. */
  sendOrderLink: post('/api/Order/sendLink/{id}', {
    may: staff,
    changes: ['order'],
    params: byId,
    body: mailedTo,
    answer: order,
  }),
  /** A new link to copy; the earlier one ends. */
  copyOrderLink: post('/api/Order/link/{id}', {
    may: staff,
    changes: ['order'],
    params: byId,
    body: z.strictObject({ partyId: id }),
    answer: z.object({ link: z.string() }),
  }),
}
