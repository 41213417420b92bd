// Templates of mails to clients and owners, and letters written from them.
import { z } from 'zod'
import { flag, textareaUpTo, textUpTo } from '#kit/fields/kinds.ts'
import { id, inputOf, stamps, updateOf } from '#kit/fields/schema.ts'
import { byId, del, get, nothing, post } from '#kit/http/endpoint.ts'
import { listQueryOf, pageOf } from '#kit/http/paging.ts'
import { admin, staff } from '#base/permissions/permissions.contract.ts'
import { addressedKinds, mostLetters } from './addressedKinds.contract.ts'
import { templateFields } from './templateFields.contract.ts'

const subjectField = textUpTo(200)
const textField = textareaUpTo(8000)

export const mailTemplateFields = {
  /** Its purpose, for staff. */
  name: textUpTo(80),
  /** Sent only to people who agreed to mailings, with a link to unsubscribe. */
  isAdvertising: flag,
  /** A text changed by the sender keeps the template's purpose; otherwise it counts as advertising. */
  mayRewrite: flag,
  subjectEn: subjectField,
  textEn: textField,
  subjectEl: subjectField,
  textEl: textField,
  subjectRu: subjectField,
  textRu: textField,
} as const

export const mailTemplate = z.object({
  id,
  name: z.string(),
  isAdvertising: z.boolean(),
  mayRewrite: z.boolean(),
  subjectEn: z.string(),
  textEn: z.string(),
  subjectEl: z.string(),
  textEl: z.string(),
  subjectRu: z.string(),
  textRu: z.string(),
  ...stamps,
})
export type MailTemplate = z.output<typeof mailTemplate>

const storable = /^[^\u0000]*$/
const name = z.string().trim().min(1).max(mailTemplateFields.name.maxLength).regex(storable)
/** A single line, since it becomes a header. */
const subject = z
  .string()
  .trim()
  .min(1)
  .max(subjectField.maxLength)
  .regex(/^[^\p{Cc}]*$/u)
const text = z.string().trim().min(1).max(textField.maxLength).regex(storable)
const texts = {
  name,
  subjectEn: subject,
  textEn: text,
  subjectEl: subject,
  textEl: text,
  subjectRu: subject,
  textRu: text,
}
const input = inputOf(mailTemplateFields).extend({
  ...texts,
  isAdvertising: z.boolean(),
  mayRewrite: z.boolean().default(false),
})
export type MailTemplateInput = z.output<typeof input>
const update = updateOf(mailTemplateFields, mailTemplate, {
  name: name.optional(),
  subjectEn: subject.optional(),
  textEn: text.optional(),
  subjectEl: subject.optional(),
  textEl: text.optional(),
  subjectRu: subject.optional(),
  textRu: text.optional(),
})
export type MailTemplateUpdate = z.output<typeof update>

const query = listQueryOf(['name', 'modifiedOn'])
export type MailTemplateQuery = z.output<typeof query>

const about = {
  entity: z.enum(addressedKinds),
  ids: z.array(id).min(1).max(mostLetters),
}
const letterRequest = z.strictObject({ ...about, templateId: id })
export type LetterRequest = z.output<typeof letterRequest>

const letter = z.object({
  accountId: id,
  /** The record that the letter is about. */
  recordId: id,
  name: z.string(),
  language: z.enum(['en', 'el', 'ru']),
  /** Null if the letter cannot be sent; `why` has the reason. */
  to: z.string().nullable(),
  why: z.enum(['noAddress', 'noConsent']).nullable(),
  subject: z.string(),
  text: z.string(),
  /** False if the person has not agreed to mailings, and therefore gets the template's unchanged text. */
  mayChange: z.boolean(),
  /** Fields of the template that have no value here. */
  empty: z.array(z.enum(templateFields)),
})
export type Letter = z.output<typeof letter>

const written = z.strictObject({
  accountId: id,
  recordId: id,
  to: z.string().max(254),
  subject,
  text,
})
const sending = letterRequest.extend({ letters: z.array(written).min(1).max(mostLetters) })
export type Sending = z.output<typeof sending>

export const mailTemplatesApi = {
  listMailTemplates: get('/api/MailTemplate', {
    may: staff,
    shows: ['mailTemplate', 'account'],
    query,
    answer: pageOf(mailTemplate),
  }),
  addMailTemplate: post('/api/MailTemplate/add', {
    may: admin,
    changes: ['mailTemplate'],
    body: input,
    answer: mailTemplate,
  }),
  saveMailTemplate: post('/api/MailTemplate/update', {
    may: admin,
    changes: ['mailTemplate'],
    body: update,
    answer: mailTemplate,
  }),
  deleteMailTemplate: del('/api/MailTemplate/{id}', {
    may: admin,
    changes: ['mailTemplate'],
    params: byId,
    answer: nothing,
  }),
  restoreMailTemplate: post('/api/MailTemplate/restore/{id}', {
    may: admin,
    changes: ['mailTemplate'],
    params: byId,
    answer: nothing,
  }),
  /** Previews the letters, one for each person of the records. */
  previewLetters: post('/api/MailTemplate/preview', {
    may: staff,
    shows: ['mailTemplate', 'account', 'lead', 'object', 'viewing', 'deal'],
    body: letterRequest,
    answer: z.object({ letters: z.array(letter) }),
  }),
  /** Sends previewed and perhaps changed letters. A repeated request key sends nothing. */
  sendLetters: post('/api/MailTemplate/send', {
    may: staff,
    changes: ['activity', 'lead'],
    body: sending,
    answer: z.object({ sent: z.int() }),
  }),
}
