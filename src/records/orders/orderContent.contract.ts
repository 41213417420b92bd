// What an order says, frozen when it is issued: the facts, and the text of each language as it is read and signed. The text is
// made once, so that no later release of the product can change what somebody signed.
import { z } from 'zod'
import { day, instant } from '#kit/fields/schema.ts'
import { orderPurposes, orderServices, orderSides } from './orderFields.contract.ts'

const text = z.string().nullable()
export const orderLanguage = z.enum(['en', 'el', 'ru'])
/** By language. */
const inLanguages = z.object({ en: z.string(), el: z.string(), ru: z.string() })

export const orderPartyFacts = z.object({
  name: z.string(),
  taxNumber: text,
  identityDocument: text,
  address: text,
  phone: text,
  email: text,
})
export type OrderPartyFacts = z.output<typeof orderPartyFacts>

const orderObjectFacts = z.object({
  number: z.string(),
  title: inLanguages,
  address: text,
  place: inLanguages,
  /** In euro; of the purpose of the order. */
  price: z.number().nullable(),
})

/** How long an order may be by the law, and where that was read. */
const lengthRule = z.object({
  law: z.string(),
  article: z.string(),
  confirmedBy: text,
})

export const orderFacts = z.object({
  side: z.enum(orderSides),
  service: z.enum(orderServices),
  purpose: z.enum(orderPurposes),
  isExclusive: z.boolean(),
  languages: z.array(orderLanguage).min(1).max(2),
  agency: z.object({
    name: inLanguages,
    address: inLanguages,
    phone: text,
    email: z.string(),
    taxNumber: text,
    gemiNumber: text,
  }),
  agent: z.object({ name: z.string(), phone: text }),
  parties: z.array(orderPartyFacts).min(1),
  objects: z.array(orderObjectFacts).min(1),
  fee: z.object({
    percent: z.number().nullable(),
    amount: z.number().nullable(),
    months: z.number().nullable(),
    isPlusVat: z.boolean(),
  }),
  validFrom: day,
  validUntil: day,
  /** The order that this one makes longer. */
  extends: z.object({ number: z.int(), code: z.string(), validUntil: day }).nullable(),
  handedOver: text,
  /** Null where the consumer has no right to withdraw. */
  withdrawal: z
    .object({ days: z.int(), beginNow: z.boolean(), beginNowText: inLanguages })
    .nullable(),
  template: z.object({
    id: z.int(),
    name: z.string(),
    sum: z.string(),
    title: inLanguages,
    text: inLanguages,
  }),
  rules: z.array(lengthRule.extend({ key: z.string() })),
})
export type OrderFacts = z.output<typeof orderFacts>

const block = z.object({
  /** `facts`: the rows; `tick`: what the party ticks before signing, by its name. */
  is: z.enum(['heading', 'text', 'facts', 'tick']),
  text: z.string(),
  name: z.string(),
  rows: z.array(z.object({ label: z.string(), value: z.string() })),
})
export type OrderBlock = z.output<typeof block>

export const orderDocument = z.object({
  language: orderLanguage,
  title: z.string(),
  blocks: z.array(block),
})
export type OrderDocument = z.output<typeof orderDocument>

export const orderContent = z.object({
  format: z.literal('estia-order-1'),
  /** Null if it was signed without a connection: the server gave the number afterwards. */
  number: z.int().nullable(),
  code: z.string(),
  issuedOn: instant,
  issuedBy: z.string(),
  facts: orderFacts,
  documents: z.array(orderDocument).min(1).max(2),
})
export type OrderContent = z.output<typeof orderContent>

/** One line of a finger or mouse on glass: x and y in the units of the field, and milliseconds since the first point. */
const stroke = z
  .array(z.tuple([z.number(), z.number(), z.number()]))
  .min(1)
  .max(5000)

/** A drawn signature. */
export const signature = z.strictObject({
  width: z.number().min(50).max(5000),
  height: z.number().min(30).max(5000),
  strokes: z.array(stroke).min(1).max(200),
})
export type Signature = z.output<typeof signature>
