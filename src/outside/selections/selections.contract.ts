// Selections over the wire: objects chosen for the client of a lead, and what the client said of them.
import { z } from 'zod'
import { id, instant, schemaOf, stamps, updateOf, valueSchema } from '#kit/fields/schema.ts'
import { byId, del, get, nothing, post } from '#kit/http/endpoint.ts'
import { staff } from '#base/permissions/permissions.contract.ts'
import { selectionFields } from './selectionFields.contract.ts'

export const marks = ['like', 'dislike'] as const
export type Mark = (typeof marks)[number]

/** Most objects of one selection. */
export const mostChosen = 50
/** For how many days it is open unless somebody says otherwise. */
export const usualDays = 30

export const pageLanguage = z.enum(['en', 'el', 'ru'])

const chosenObject = z.object({
  objectId: id,
  objectReferenceNumber: z.string(),
  /** In the reader's language; of one without a title, what it is and where. */
  title: z.string().nullable(),
  /** Null while the client has not said. */
  mark: z.enum(marks).nullable(),
  markedOn: instant.nullable(),
})

const message = z.object({
  id,
  text: z.string(),
  writtenOn: instant,
  /** Which object it is about; null: all of it, or one that was deleted. */
  objectReferenceNumber: z.string().nullable(),
})

export const selection = schemaOf(selectionFields).extend({
  id,
  leadId: id,
  /** Open to whoever has its link, or why not. */
  state: z.enum(['open', 'expired', 'revoked']),
  revokedOn: instant.nullable(),
  /** The last time, by mail or messenger, and to whom. */
  sentOn: instant.nullable(),
  sentTo: z.string().nullable(),
  /** When it turned out that no mail server takes it. */
  undeliveredOn: instant.nullable(),
  openings: z.int(),
  openedOn: instant.nullable(),
  /** The address of its page. */
  link: z.string(),
  /** For a messenger, with the link, in the client's language. */
  text: z.string(),
  /** In their order; deleted ones are left out. */
  objects: z.array(chosenObject),
  /** What the client wrote, the oldest first. */
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
  /** Without it the account's, as far as we write in it. */
  language: pageLanguage.optional(),
  note: valueSchema(selectionFields.note).optional(),
  /** Without it a month from now; null: until it is revoked. */
  expiresOn: valueSchema(selectionFields.expiresOn).optional(),
})
export type SelectionInput = z.output<typeof selectionInput>

export const selectionUpdate = updateOf(selectionFields, selection, {
  language: pageLanguage.optional(),
  /** All of them, in their order. */
  objects: objects.optional(),
})
export type SelectionUpdate = z.output<typeof selectionUpdate>

const selectionsOfLead = z.object({
  /** The newest first. */
  items: z.array(selection),
  /** What a new one begins with. */
  proposed: z.object({ language: pageLanguage, expiresOn: z.string() }),
  /** Where the client can be written to. */
  emails: z.array(z.string()),
  phones: z.array(z.string()),
  accountId: id.nullable(),
})
export type SelectionsOfLead = z.output<typeof selectionsOfLead>

const one = { may: staff, changes: ['selection'], params: byId, answer: selection }

/** Ways besides mail. The office opens the messenger, so that nobody knows whether the message was sent in the end. */
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
  /** Its link opens nothing from now on. */
  revokeSelection: post('/api/selection/revoke/{id}', one),
  /** Undoes that. */
  reopenSelection: post('/api/selection/reopen/{id}', one),
  /** Queues a mail with the link to one of the account's addresses, the first unless told otherwise. */
  sendSelection: post('/api/selection/send/{id}', {
    ...one,
    changes: ['selection', 'lead'],
    body: z.strictObject({ email: z.string().max(200).optional() }),
  }),
  /** Notes that a messenger was opened with the text; like a mail, that moves a new lead on. */
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
