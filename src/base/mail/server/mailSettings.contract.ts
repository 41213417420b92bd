// The mail server of the agency and its sender, entered by administrators.
import { z } from 'zod'
import { number, textUpTo } from '#kit/fields/kinds.ts'
import type { ValuesOf } from '#kit/fields/kinds.ts'
import { mailboxUpTo, schemaOf, stamps, updateOf } from '#kit/fields/schema.ts'
import { get, post } from '#kit/http/endpoint.ts'
import { admin } from '#base/permissions/permissions.contract.ts'
import { trialSteps } from './trial.contract.ts'

/** With a password, or with a consent at the provider (OAuth2). */
export const mailSignIns = ['password', 'google', 'microsoft'] as const

/** TLS from the first byte, TLS by the command STARTTLS, or no encryption at all. */
export const mailSecurities = ['tls', 'starttls', 'none'] as const

export const mailSettingsFields = {
  signIn: textUpTo(10),
  host: textUpTo(253),
  port: number({ min: 1, max: 65_535 }),
  security: textUpTo(10),
  user: textUpTo(254),
  senderAddress: textUpTo(254),
  senderName: textUpTo(100),
  /** Of the agency's own registration at the provider. */
  clientId: textUpTo(200),
  /** Of Microsoft: the directory whose people may consent. */
  tenant: textUpTo(100),
} as const

export type MailValues = ValuesOf<typeof mailSettingsFields>

export const usualPorts = { tls: 465, starttls: 587, none: 25 } as const

const mailServer = z.object({
  host: z.string(),
  port: z.int(),
  security: z.enum(mailSecurities),
  user: z.string().nullable(),
})

export const mailSettings = schemaOf(mailSettingsFields).extend({
  id: z.int(),
  /** When each was set; null without one. The secrets themselves are never sent. */
  passwordSetOn: z.string().nullable(),
  clientSecretSetOn: z.string().nullable(),
  connectedOn: z.string().nullable(),
  /** When the provider no longer accepted the consent. */
  consentLostOn: z.string().nullable(),
  /** What the operator has set, which wins over these settings. */
  operator: z.object({
    /** Null: the server entered here is used. */
    server: mailServer.nullable(),
    sender: z.string().nullable(),
    /** All mail is written to files, whatever is set. */
    isHeldBack: z.boolean(),
  }),
  defaultSender: z.string(),
  /** The address to which the provider sends people back. */
  redirect: z.string(),
  ...stamps,
})
export type MailSettings = z.output<typeof mailSettings>

/** Longer than any token of a provider of mail. */
const secret = z
  .string()
  .max(500)
  // No mail server takes a password with line breaks or NUL.
  .regex(/^[^\p{Cc}]*$/u)

const names = /^(?:[\p{L}\p{N}_-]{1,63}(?:\.[\p{L}\p{N}_-]{1,63})*\.?|[\da-f:.]{2,45})?$/iu
const hostName = z
  .string()
  .trim()
  .max(253, { abort: true })
  .refine((host) => names.test(host), { params: { text: 'mailSettings.noHost' } })
  .transform((host) => host || null)
  .nullable()
const emptyMailbox = z.literal('').transform(() => null)
const mailbox = z.union([emptyMailbox, mailboxUpTo(254), z.null()])
const label = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^[\w.-]*$/)
    .transform((text) => text || null)
    .nullable()

const entered = {
  signIn: z.enum(mailSignIns).nullable().optional(),
  host: hostName.optional(),
  security: z.enum(mailSecurities).nullable().optional(),
  senderAddress: mailbox.optional(),
  tenant: label(100).optional(),
  /** An empty one removes it; without it the stored one stays. */
  password: secret.optional(),
  clientSecret: secret.optional(),
}
export const mailSettingsUpdate = updateOf(mailSettingsFields, mailSettings, {
  id: z.unknown().optional(),
  ...entered,
})
export type MailSettingsUpdate = z.output<typeof mailSettingsUpdate>

/** Values of the form that may not be saved yet, and the recipient of the mail. */
const trial = updateOf(mailSettingsFields, mailSettings, {
  id: z.unknown().optional(),
  ...entered,
  to: mailboxUpTo(254),
})
export type MailTrial = z.output<typeof trial>

const token = z
  .string()
  .min(1)
  .max(4_000)
  .regex(/^[^\p{Cc}]+$/u)

export const mailSettingsApi = {
  getMailSettings: get('/api/MailSettings', {
    may: admin,
    shows: ['mailSettings', 'account'],
    answer: mailSettings,
  }),
  saveMailSettings: post('/api/MailSettings/update', {
    may: admin,
    changes: ['mailSettings'],
    body: mailSettingsUpdate,
    answer: mailSettings,
  }),
  /** Sends a mail with these settings, saved or not, and tells what the server said in each step. */
  tryMail: post('/api/MailSettings/try', {
    may: admin,
    // A consent may turn out to be lost.
    changes: ['mailSettings', 'alert'],
    body: trial,
    answer: trialSteps,
  }),
  /** The page of the provider where the owner of the mailbox consents. */
  connectMail: post('/api/MailSettings/connect', {
    may: admin,
    changes: [],
    answer: z.object({ url: z.string() }),
  }),
  /** With what the provider sent along, in the session that asked. */
  mailConnected: post('/api/MailSettings/connected', {
    may: admin,
    changes: ['mailSettings'],
    body: z.strictObject({ state: token, code: token }),
    answer: mailSettings,
  }),
  disconnectMail: post('/api/MailSettings/disconnect', {
    may: admin,
    changes: ['mailSettings'],
    answer: mailSettings,
  }),
}
