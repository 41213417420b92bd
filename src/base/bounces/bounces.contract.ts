// E-mail addresses to which mail could not be delivered.
import { z } from 'zod'
import { nothing, post } from '#kit/http/endpoint.ts'
import { admin, staff } from '#base/permissions/permissions.contract.ts'

/** As long as an address may be in any field. */
const address = z.string().trim().min(1).max(254)

const bounce = z.object({
  /** As it was asked for. */
  address: z.string(),
  /** A sentence in the reader's language, with the day. */
  text: z.string(),
  /** What the server said, as it said it. */
  said: z.string().nullable(),
  /** Automatic mails are not sent there. */
  isPermanent: z.boolean(),
  /** Whether the reader may take the mark away. */
  canClear: z.boolean(),
})
export type Bounce = z.output<typeof bounce>

export const mostAsked = 100
export const mostNotices = 20
/** Of one file. */
export const noticeMegabytes = 10

const readNotice = z.object({
  /** The name of the file. */
  name: z.string(),
  /** Null for a notice; otherwise why the file is none. */
  why: z.string().nullable(),
  addresses: z.array(
    z.object({
      address: z.string(),
      outcome: z.enum(['marked', 'known', 'policy', 'delivered', 'noAddress']),
      text: z.string(),
      said: z.string().nullable(),
    }),
  ),
})
export type ReadNotice = z.output<typeof readNotice>

export const bouncesApi = {
  /** Those of the addresses to which mail could not be delivered. */
  findBounces: post('/api/mail/bounced', {
    may: staff,
    shows: ['bounce', 'account'],
    body: z.strictObject({ addresses: z.array(address).max(mostAsked) }),
    answer: z.object({ items: z.array(bounce) }),
  }),
  /** Takes the mark away. 403 if the address belongs to an account that the person may not change. */
  clearBounce: post('/api/mail/addressWorks', {
    may: staff,
    changes: ['bounce'],
    body: z.strictObject({ address }),
    answer: nothing,
  }),
  /** Reads notices of returned mail from the form parts `files`, and marks their addresses. */
  readNotices: post('/api/mail/notices', {
    may: admin,
    changes: ['bounce'],
    multipart: true,
    answer: z.object({ items: z.array(readNotice) }),
  }),
}
