// What DNS says of the sender's domain: whether recipients can tell the agency's mails from forged ones.
import { z } from 'zod'
import { get } from '#kit/http/endpoint.ts'
import { admin } from '#base/permissions/permissions.contract.ts'

const states = ['good', 'attention', 'bad', 'unknown'] as const
export type FindingState = (typeof states)[number]

export const spfResults = [
  'provider',
  'allowed',
  'sameProvider',
  'everyone',
  'noServer',
  'softfail',
  'notNamed',
  'fail',
  'none',
  'two',
  'syntax',
  'tooMany',
  'brokenInclude',
  'unknown',
] as const
export const dkimResults = [
  'valid',
  'testing',
  'short',
  'broken',
  'revoked',
  'notFound',
  'selectorNotFound',
  'unknown',
] as const
export const dmarcResults = [
  'reject',
  'quarantine',
  'none',
  'missing',
  'two',
  'syntax',
  'unknown',
] as const

const found = z.array(z.object({ name: z.string(), value: z.string() }))
/** A TXT record for the host of the domain's DNS; `isInstead`: it replaces what is there. */
const proposal = z
  .object({ name: z.string(), value: z.string(), isInstead: z.boolean() })
  .nullable()
export type Proposal = NonNullable<z.output<typeof proposal>>

const spf = z.object({
  state: z.enum(states),
  result: z.enum(spfResults),
  /** What is wrong: a term, or a domain. */
  culprit: z.string().nullable(),
  found,
  proposal,
  /** The provider of the server is not known, so the proposal is a guess. */
  isGuess: z.boolean(),
})
export type SpfFinding = z.output<typeof spf>

const dkim = z.object({
  state: z.enum(states),
  result: z.enum(dkimResults),
  selector: z.string().nullable(),
  bits: z.number().nullable(),
  found,
  /** Where a key is made. */
  guide: z.enum(['google', 'microsoft', 'other']).nullable(),
})
export type DkimFinding = z.output<typeof dkim>

const dmarc = z.object({
  state: z.enum(states),
  result: z.enum(dmarcResults),
  culprit: z.string().nullable(),
  /** The higher domain whose record counts for this one. */
  inheritedFrom: z.string().nullable(),
  isTesting: z.boolean(),
  /** Whether the domain of SPF and DKIM must be the very same. */
  isStrict: z.object({ spf: z.boolean(), dkim: z.boolean() }),
  reportsTo: z.string().nullable(),
  found,
  proposal,
})
export type DmarcFinding = z.output<typeof dmarc>

export const domainCheck = z.object({
  domain: z.string(),
  /** Only for the agency's own domain there are findings. `absent`: DNS knows no such domain. */
  kind: z.enum(['own', 'absent', 'freemail', 'freemailElsewhere', 'inside']),
  /** Null: no server sends mail. */
  server: z.string().nullable(),
  lookedUpOn: z.string(),
  findings: z.object({ spf, dkim, dmarc }).nullable(),
})
export type DomainCheck = z.output<typeof domainCheck>

const selector = z
  .string()
  .trim()
  .max(253, { abort: true })
  .refine((text) => /^[a-z\d_](?:[\w.-]*[a-z\d_])?$/i.test(text), {
    params: { text: 'mailDomain.noSelector' },
  })

export const domainCheckApi = {
  /** `selector` names a key of DKIM that is not among the usual ones. */
  checkMailDomain: get('/api/MailSettings/domain', {
    may: admin,
    shows: ['mailSettings'],
    query: z.strictObject({ selector: selector.optional() }),
    answer: domainCheck,
  }),
}
