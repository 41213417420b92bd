// API of selections: objects chosen for the client of a lead, with the client's marks and messages.
import { z } from 'zod'
import { id, instant, schemaOf, stamps, updateOf, valueSchema } from '#kit/fields/schema.ts'
import { byId, del, get, nothing, post } from '#kit/http/endpoint.ts'
import { staff } from '#base/permissions/permissions.contract.ts'
import { selectionFields } from './selectionFields.contract.ts'

export const marks = ['like', 'dislike'] as const
export type Mark = (typeof marks)[number]

/** Maximum number of objects per selection. */
export const mostChosen = 50
/** Default number of days for which the link is open. */
export const usualDays = 30

export const pageLanguage = z.enum(['en', 'el', 'ru'])

const chosenObject = z.object({
  objectId: id,
  objectReferenceNumber: z.string(),
  /** In the reader's language; without a title, generated from type and place. */
  title: z.string().nullable(),
  /** Null without a mark. */
  mark: z.enum(marks).nullable(),
  markedOn: instant.nullable(),
})

const message = z.object({
  id,
  text: z.string(),
  writtenOn: instant,
  /** The object that the message is about; null if it is about all, or the object was deleted. */
  objectReferenceNumber: z.string().nullable(),
})

export const selection = schemaOf(selectionFields).extend({
  id,
  leadId: id,
  /** Whether the link works, or why not. */
  state: z.enum(['open', 'expired', 'revoked']),
  revokedOn: instant.nullable(),
  /** The last time, by mail or messenger, and the recipient. */
  sentOn: instant.nullable(),
  sentTo: z.string().nullable(),
  /** When a mail server finally refused it. */
  undeliveredOn: instant.nullable(),
  openings: z.int(),
  openedOn: instant.nullable(),
  /** The URL of its page. */
  link: z.string(),
  /** For a messenger, with the link, in the client's language. */
  text: z.string(),
  /** In order, without deleted ones. */
  objects: z.array(chosenObject),
  /** The client's messages, oldest first. */
  messages: z.array(message),
  ...stamps,
})
export type Selection = z.output<typeof selection>

const said = z.unknown().optional()
const objectInput = z
  .strictObject({
    objectId: id,
    objectReferenceNumber: said,
    title: said,
    mark: said,
    markedOn: said,
  })
  .transform(({ objectId }) => objectId)
const objects = z.array(objectInput).min(1).max(mostChosen)

const selectionInput = z.strictObject({
  leadId: id,
  objects,
  /** By default the account's language if the product has it, else English. */
  language: pageLanguage.optional(),
  note: valueSchema(selectionFields.note).optional(),
  /** By default a month from now; null: until revoked. */
  expiresOn: valueSchema(selectionFields.expiresOn).optional(),
})
export type SelectionInput = z.output<typeof selectionInput>

export const selectionUpdate = updateOf(selectionFields, selection, {
  language: pageLanguage.optional(),
  /** The complete list, in order. */
  objects: objects.optional(),
})
export type SelectionUpdate = z.output<typeof selectionUpdate>

const selectionsOfLead = z.object({
  /** Newest first. */
  items: z.array(selection),
  /** Defaults of a new selection. */
  proposed: z.object({ language: pageLanguage, expiresOn: z.string() }),
  /** The client's e-mail addresses. */
  emails: z.array(z.string()),
  phones: z.array(z.string()),
  accountId: id.nullable(),
})
export type SelectionsOfLead = z.output<typeof selectionsOfLead>

const one = { may: staff, changes: ['selection'], params: byId, answer: selection }

/** Channels besides mail. The office's own messenger is opened, so the product cannot tell whether the message was sent. */
export const messengers = ['WhatsApp', 'Viber'] as const
export type Messenger = (typeof messengers)[number]

export const selectionsApi = {
  selectionsOfLead: get('/api/selection/ofLead/{id}', {
    may: staff,
    shows: ['selection', 'lead', 'object', 'account'],
    params: byId,
    answer: selectionsOfLead,
  }),
  addSelection: post('/api/selection/add', {
    may: staff,
    changes: ['selection'],
    body: selectionInput,
    answer: selection,
  }),
  saveSelection: post('/api/selection/update', {
    may: staff,
    changes: ['selection'],
    body: selectionUpdate,
    answer: selection,
  }),
  /** The link stops working. */
  revokeSelection: post('/api/selection/revoke/{id}', one),
  /** Makes the link work again. */
  reopenSelection: post('/api/selection/reopen/{id}', one),
  /** Queues a mail with the link to one of the account's addresses, by default the first. */
  sendSelection: post('/api/selection/send/{id}', {
    ...one,
    changes: ['selection', 'lead'],
    body: z.strictObject({ email: z.string().max(200).optional() }),
  }),
  /** Notes that a messenger was opened with the text; like a mail, this advances the stage of a new lead. */
  noteSent: post('/api/selection/noteSent/{id}', {
    ...one,
    changes: ['selection', 'lead'],
    body: z.strictObject({ by: z.enum(messengers), phone: z.string().max(60).nullable() }),
  }),
  deleteSelection: del('/api/selection/{id}', {
    may: staff,
    changes: ['selection'],
    params: byId,
    answer: nothing,
  }),
  restoreSelection: post('/api/selection/restore/{id}', one),
}
