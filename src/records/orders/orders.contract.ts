// Orders and mandates: drafts, their issue, signatures and ends.
import { z } from 'zod'
import { day, id, instant, schemaOf, updateOf } from '#kit/fields/schema.ts'
import { byId, file, del, form, get, nothing, post } from '#kit/http/endpoint.ts'
import { fileLink } from '#base/files/files.contract.ts'
import { staff } from '#base/permissions/permissions.contract.ts'
import { orderContent, orderLanguage, orderPartyFacts, signature } from './orderContent.contract.ts'
import { answerFacts } from './answers/answerFacts.contract.ts'
import { orderFields, orderPurposes, orderServices, orderSides } from './orderFields.contract.ts'

/**
 * `draft`: may be changed; `issued`: waits for signatures; `valid`: signed and in force; `ended`: run out, or ended early;
 * `declined`: by a party; `withdrawn`: by the agency before it was signed.
 */
export const orderStates = ['draft', 'issued', 'valid', 'ended', 'declined', 'withdrawn'] as const
export type OrderState = (typeof orderStates)[number]

const orderParty = orderPartyFacts.extend({
  id: id.nullable(),
  accountId: id.nullable(),
  signedOn: instant.nullable(),
  linkSentOn: instant.nullable(),
  linkSentTo: z.string().nullable(),
  linkOpenedOn: instant.nullable(),
  linkUndeliveredOn: instant.nullable(),
  /** The signed paper by mail. */
  paperSentOn: instant.nullable(),
  paperSentTo: z.string().nullable(),
  paperUndeliveredOn: instant.nullable(),
})
export type OrderParty = z.output<typeof orderParty>

const orderObject = z.object({
  objectId: id,
  number: z.string(),
  title: z.string().nullable(),
})

/** What happened to an order, each proven by its sum. */
export const orderActs = [
  'issued',
  'signed',
  'signedOnPaper',
  // All have signed: the paper is made.
  'completed',
  'declined',
  'withdrawn',
  'endedEarly',
  // The client answered the mail with the paper; the mail's signature was checked only later.
  'answered',
  'answerChecked',
  // For a week DNS did not say the key of its signature: it stays unproven.
  'answerNotCheckable',
  // It is needed for a dispute: its years begin anew.
  'keptLonger',
  // Names, text and papers were taken out; the sums of all acts and files stand in this one.
  'forgotten',
] as const
export type OrderActName = (typeof orderActs)[number]

const orderAct = z.object({
  number: z.int(),
  act: z.enum(orderActs),
  actedOn: instant,
  sum: z.string(),
  isStamped: z.boolean(),
  /** The party or the employee. */
  by: z.string().nullable(),
  /** Why it was declined, taken back, ended or kept. */
  reason: z.string().nullable(),
  answer: answerFacts.nullable(),
})

/** Photos of the parties' documents, for those who may open the order. */
const photo = fileLink.extend({ partyId: id })

const orderFile = z.object({ id, name: z.string(), size: z.int(), sum: z.string() })

export const order = schemaOf(orderFields).extend({
  /** Null for a blank order that is not stored. */
  id: id.nullable(),
  version: z.int(),
  state: z.enum(orderStates),
  number: z.int().nullable(),
  code: z.string().nullable(),
  issuedOn: instant.nullable(),
  signedOn: instant.nullable(),
  declinedOn: instant.nullable(),
  withdrawnOn: instant.nullable(),
  extendedUntil: day.nullable(),
  /** Its last day, of all that is known. */
  endsOn: day.nullable(),
  endedOn: day.nullable(),
  endReason: z.string().nullable(),
  /** When names, text and papers were taken out of it. */
  forgottenOn: instant.nullable(),
  /** The last day on which it must be kept, by what is known today; null for a draft, or without a rule. */
  keptUntil: day.nullable(),
  template: z.string().nullable(),
  demand: z.string().nullable(),
  viewing: z.string().nullable(),
  agent: z.string().nullable(),
  extends: z.string().nullable(),
  parties: z.array(orderParty),
  objects: z.array(orderObject),
  /** As issued; null for a draft. */
  content: orderContent.nullable(),
  acts: z.array(orderAct),
  files: z.array(orderFile),
  photos: z.array(photo),
  /** Extensions of this order. */
  extensions: z.array(
    z.object({
      id,
      number: z.int().nullable(),
      validUntil: day.nullable(),
      signedOn: instant.nullable(),
    }),
  ),
  createdOn: instant.nullable(),
  createdByAccountDisplayName: z.string().nullable(),
  modifiedOn: instant.nullable(),
  modifiedByAccountDisplayName: z.string().nullable(),
})
export type Order = z.output<typeof order>

const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[^\p{Cc}]*$/u)
    .transform((text) => text || null)
    .nullish()
    .transform((text) => text ?? null)
const ignored = z.unknown().optional()

/** With an account, its details stand in for those that are left out. */
const partyInput = z.strictObject({
  id: ignored,
  signedOn: ignored,
  linkSentOn: ignored,
  linkSentTo: ignored,
  linkOpenedOn: ignored,
  linkUndeliveredOn: ignored,
  paperSentOn: ignored,
  paperSentTo: ignored,
  paperUndeliveredOn: ignored,
  accountId: id.nullish().transform((value) => value ?? null),
  name: line(250),
  taxNumber: line(40),
  identityDocument: line(80),
  address: line(300),
  phone: line(60),
  email: line(254),
})
export type PartyInput = z.output<typeof partyInput>
export const mostParties = 10

const objectInput = z
  .strictObject({ objectId: id, number: ignored, title: ignored })
  .transform(({ objectId }) => ({ objectId }))

export const orderUpdate = updateOf(orderFields, order, {
  /** Without it, a new draft is added. */
  id: id.nullish(),
  side: z.enum(orderSides).optional(),
  service: z.enum(orderServices).nullable().optional(),
  purpose: z.enum(orderPurposes).nullable().optional(),
  language: orderLanguage.nullable().optional(),
  secondLanguage: orderLanguage.nullable().optional(),
  /** All parties, in order. */
  parties: z.array(partyInput).max(mostParties).optional(),
  /** All properties, in order. */
  objects: z.array(objectInput).max(50).optional(),
})
export type OrderUpdate = z.output<typeof orderUpdate>

const blankOrderQuery = z.strictObject({
  side: z.enum(orderSides).optional(),
  demandId: byId.shape.id.optional(),
  viewingId: byId.shape.id.optional(),
  objectId: byId.shape.id.optional(),
  accountId: byId.shape.id.optional(),
  /** For an extension: the order that it makes longer. */
  extendsId: byId.shape.id.optional(),
})
export type BlankOrderQuery = z.output<typeof blankOrderQuery>

/** Where it was signed, if the person allowed to say so. */
const place = z.strictObject({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  /** Metres. */
  accuracy: z.number().min(0).max(1_000_000),
})

/** The ticks by name, as in the document that was shown, and the drawn signature. */
export const signing = z.strictObject({
  ticks: z.array(z.string().max(40)).max(10),
  signature,
  place: place.nullable().default(null),
  /** The language in which it was read. */
  language: orderLanguage,
})
export type Signing = z.output<typeof signing>

/** On an employee's device the party's document may be photographed: the name of the picture, uploaded before. */
export const documentPhoto = z.string().min(1).max(200).nullable().default(null)
export const photoMegabytes = 25

/** A scan or photo of the paper, or a PDF with a qualified electronic signature. */
export const waysToSignOnPaper = ['scan', 'qualified'] as const
export const paperMegabytes = 25

/** Whether the parties get to know of it by mail. */
const tell = z.boolean().default(true)
const reason = z.string().trim().min(1).max(500)
const version = z.int()
// Making an order longer or ending it settles what reminded of its end.
const changing = {
  may: staff,
  changes: ['order', 'alert', 'unreadAlert'],
  params: byId,
  answer: order,
}
const shows = ['order', 'account', 'file', 'lead', 'object', 'viewing', 'rule']

export const ordersApi = {
  /** A blank order with what is known; nothing is stored. */
  addOrder: get('/api/Order/add', {
    may: staff,
    shows: [...shows, 'orderTemplate', 'rule'],
    query: blankOrderQuery,
    answer: order,
  }),
  editOrder: get('/api/Order/edit/{id}', { may: staff, shows, params: byId, answer: order }),
  /** Only a draft may be changed. */
  saveOrder: post('/api/Order/update', {
    may: staff,
    changes: ['order'],
    body: orderUpdate,
    answer: order,
  }),
  deleteOrder: del('/api/Order/{id}', {
    may: staff,
    changes: ['order'],
    params: byId,
    answer: nothing,
  }),
  restoreOrder: post('/api/Order/restore/{id}', changing),
  /** Gives it its number and freezes it; 400 that names all that is missing. */
  issueOrder: post('/api/Order/issue/{id}', { ...changing, body: z.strictObject({ version }) }),
  /** Says which account a party is that signed by name only: a client met at the door. */
  linkParty: post('/api/Order/party/{id}', {
    ...changing,
    body: z.strictObject({ partyId: id, accountId: id }),
  }),
  /** A party signs on this device. */
  signOrder: post('/api/Order/sign/{id}', {
    ...changing,
    changes: [...changing.changes, 'file'],
    body: signing.extend({ partyId: id, photo: documentPhoto }),
  }),
  /** `how` (one of `waysToSignOnPaper`), `signedOn` (YYYY-MM-DD), and `file`: a PDF or a picture. */
  signOnPaper: post('/api/Order/signedPaper/{id}', { ...changing, multipart: true, body: form }),
  /** Takes it back before it is signed. */
  withdrawOrder: post('/api/Order/withdraw/{id}', {
    ...changing,
    body: z.strictObject({ reason, tell }),
  }),
  /** The signed paper; before that, the text to read. */
  orderPaper: get('/api/Order/paper/{id}', {
    may: staff,
    shows,
    params: byId,
    answer: file,
  }),
  /** A file that proves the order without this server. */
  orderEvidence: get('/api/Order/evidence/{id}', {
    may: staff,
    shows: ['order'],
    params: byId,
    answer: file,
  }),
  endOrder: post('/api/Order/end/{id}', {
    ...changing,
    body: z.strictObject({ endedOn: day, reason, tell }),
  }),
  /** The years after which it is forgotten begin anew. */
  keepOrder: post('/api/Order/keep/{id}', { ...changing, body: z.strictObject({ reason }) }),
}
