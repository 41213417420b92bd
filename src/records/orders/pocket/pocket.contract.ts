// What an employee takes along for viewings without a connection, and orders that were signed there.
import { z } from 'zod'
import { day, id, instant, localDateTime } from '#kit/fields/schema.ts'
import { get, post } from '#kit/http/endpoint.ts'
import { staff } from '#base/permissions/permissions.contract.ts'
import { orderFacts, orderPartyFacts } from '../orderContent.contract.ts'
import { orderPurposes, orderServices } from '../orderFields.contract.ts'
import { documentPhoto, mostParties, signing } from '../orders.contract.ts'

const text = z.string().nullable()
const { agency, agent, languages, rules, template, withdrawal } = orderFacts.shape
const language = languages.element

/**
 * A piece that the server gave out: JSON in base64 behind a signature of the server. It comes back with an order, and proves that the order
 * says what the agency's records said, whatever became of them.
 */
export const mostInPiece = 250_000
const given = z.string().max(mostInPiece)

/** What is the same in all orders of a day. */
export const officePiece = z.object({
  accountId: id,
  givenOn: instant,
  /** The program that gave it: another one may write the same facts in other words. */
  release: z.string(),
  agency,
  agent,
  /** Texts of the document, by language and key, with their parameters in double braces. */
  labels: z.record(language, z.record(z.string(), z.string())),
  withdrawal: withdrawal.unwrap().omit({ beginNow: true }).nullable(),
  rules,
  /** Most months by the law, and where that was read; null if no rule is known. */
  longest: z.object({ months: z.int(), law: z.string() }).nullable(),
  /** What an order must say by the rules of that day. */
  needs: z.object({ taxNumber: z.boolean(), fee: z.boolean() }),
  /** Whether the agency's own details suffice. */
  isReady: z.boolean(),
})
export type OfficePiece = z.output<typeof officePiece>

export const templatePiece = template
export type TemplatePiece = z.output<typeof templatePiece>

export const objectPiece = orderFacts.shape.objects.element
  .omit({ price: true })
  .extend({ objectId: id, salePrice: z.number().nullable(), rentPrice: z.number().nullable() })
export type ObjectPiece = z.output<typeof objectPiece>

const client = orderPartyFacts.extend({ accountId: id, phoneLink: text })

const viewing = z.object({
  id,
  at: localDateTime,
  demandId: id.nullable(),
  purpose: z.enum(orderPurposes),
  /** The language in which the client is written to; null if unknown. */
  language: language.nullable(),
  client: client.nullable(),
  objects: z.array(
    z.object({
      objectId: id,
      /** Null if the agency has no key. */
      key: z.object({ isOut: z.boolean(), holder: text }).nullable(),
      /** Whether a signed order of the client covers it on the day of the viewing. */
      isCovered: z.boolean(),
    }),
  ),
})
export type PocketViewing = z.output<typeof viewing>

export const pocket = z.object({
  day,
  givenOn: instant,
  /** Of today and tomorrow. */
  viewings: z.array(viewing),
  office: given,
  templates: z.array(given),
  objects: z.array(given),
})
export type Pocket = z.output<typeof pocket>

const line = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[^\p{Cc}]*$/u)
    .nullable()

const offlineParty = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1)
    .max(250)
    .regex(/^[^\p{Cc}]*$/u),
  taxNumber: line(40),
  identityDocument: line(80),
  address: line(300),
  phone: line(60),
  email: line(254),
})
export type OfflineParty = z.output<typeof offlineParty>

/** The phone goes by them too, before anybody signs. */
export const mostOfFee = { percent: 100, amount: 999_999_999, months: 99 }

/** What the agent enters at the door. */
export const offlineTerms = z.strictObject({
  service: z.enum(orderServices),
  purpose: z.enum(orderPurposes),
  languages: z
    .array(language)
    .min(1)
    .max(2)
    .refine((all) => new Set(all).size === all.length),
  /** The first; see `others`. */
  party: offlineParty,
  fee: z.strictObject({
    percent: z.number().min(0).max(mostOfFee.percent).multipleOf(0.001).nullable(),
    amount: z.number().min(0).max(mostOfFee.amount).multipleOf(0.01).nullable(),
    months: z.number().min(0).max(mostOfFee.months).multipleOf(0.1).nullable(),
    isPlusVat: z.boolean(),
  }),
  validFrom: day,
  validUntil: day,
  beginNow: z.boolean(),
})
export type OfflineTerms = z.output<typeof offlineTerms>

export const signedOffline = z.strictObject({
  code: z.string().regex(/^[0-9A-HJKMNP-TV-Z]{16}$/),
  /** By the clock of the phone, when the text was made, and when it was signed. */
  saidOn: instant,
  signedOn: instant,
  /** The text as it was read and signed: JSON in base64. */
  text: z.base64().max(600_000),
  terms: offlineTerms,
  office: given,
  template: given,
  objects: z.array(given).min(1).max(50),
  accountId: id.nullable(),
  demandId: id.nullable(),
  viewingId: id.nullable(),
  signing,
  photo: documentPhoto,
  /** Who else gives it. The first party stands above, where phones with an earlier release have the only one. */
  others: z
    .array(
      z.strictObject({
        party: offlineParty,
        accountId: id.nullable(),
        signing,
        photo: documentPhoto,
        signedOn: instant,
      }),
    )
    .max(mostParties - 1)
    .default([]),
  /** The person was asked about an order with the same content, and sends this one all the same. */
  again: z.boolean().default(false),
})
export type SignedOffline = z.output<typeof signedOffline>
/** As the phone sends it: what has a default may be left out. */
export type SentOffline = z.input<typeof signedOffline>

export const pocketApi = {
  pocket: get('/api/Pocket', {
    may: staff,
    shows: [
      'account',
      'lead',
      'localization',
      'object',
      'objectKey',
      'order',
      'orderTemplate',
      'rule',
      'selectOption',
      'viewing',
    ],
    answer: pocket,
  }),
  /**
   * Issues and signs an order that was signed without a connection. Its code is the key: the same again is answered as before.
   * 409 with `asks` if another order with the same content was signed within 48 hours.
   */
  takeSigned: post('/api/Order/signedOffline', {
    may: staff,
    changes: ['order', 'file'],
    body: signedOffline,
    answer: z.object({ id, number: z.int(), signedOn: instant }),
  }),
}
