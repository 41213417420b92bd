// Alerts over the wire. No call makes one: they come from the scheduled jobs.
import { z } from 'zod'
import { textarea, textUpTo } from '#kit/fields/kinds.ts'
import { id, instant, valueSchema } from '#kit/fields/schema.ts'
import { byId, del, get, nothing, post } from '#kit/http/endpoint.ts'
import { listInputOf, pageOf, searchInput } from '#kit/http/paging.ts'
import { recordKind } from '#base/register/records.contract.ts'
import { office } from '#base/permissions/permissions.contract.ts'

export const alertFields = { source: textUpTo(100), content: textarea, notes: textarea } as const

const alert = z.object({
  id,
  version: z.int(),
  date: instant,
  source: z.string(),
  /** Plain text with line breaks. */
  content: z.string(),
  notes: z.string().nullable(),
  /** Null while nobody has read it. */
  readedOn: instant.nullable(),
  /** The reader's name. */
  readedBy: z.string().nullable(),
  /** The record that it is about, while that is there, and the part of its screen that it leads to. */
  about: z
    .object({
      entity: recordKind,
      id,
      title: z.string().nullable(),
      part: z.string().nullable(),
    })
    .nullable(),
})
export type AlertRow = z.output<typeof alert>

const readAlert = alert.extend({
  /** The person that it is about, where that is somebody else. */
  person: z.object({ id, name: z.string().nullable() }).nullable(),
})
export type Alert = z.output<typeof readAlert>

export const notesInput = z.strictObject({
  notes: valueSchema(alertFields.notes),
  version: z.int().optional(),
})
export type NotesInput = z.output<typeof notesInput>

const alertQuery = z.strictObject({
  ...listInputOf(['id', 'date', 'source', 'readedOn', 'readedBy']),
  /** A piece of what it says, of the notes, or of what the account or object is called that it is about. */
  ...searchInput,
})
export type AlertQuery = z.output<typeof alertQuery>

export const alertsApi = {
  listAlerts: post('/api/alert/list', {
    may: office,
    shows: ['alert'],
    body: alertQuery,
    answer: pageOf(alert),
  }),
  unreadCount: get('/api/Alert/unreadCount', {
    may: office,
    shows: ['unreadAlert'],
    answer: z.int(),
  }),
  /** Who opens an unread alert has read it. */
  readAlert: get('/api/alert/{id}', {
    may: office,
    changes: ['alert', 'unreadAlert'],
    params: byId,
    answer: readAlert,
  }),
  /** By whoever has seen enough of it in the list; the first who did so stays its reader. */
  markAsRead: post('/api/alert/mark-as-read/{id}', {
    may: office,
    changes: ['alert', 'unreadAlert'],
    params: byId,
    answer: readAlert,
  }),
  markAsUnread: post('/api/alert/mark-as-unread/{id}', {
    may: office,
    changes: ['alert', 'unreadAlert'],
    params: byId,
    answer: readAlert,
  }),
  updateNotes: post('/api/alert/update-notes/{id}', {
    may: office,
    changes: ['alert'],
    params: byId,
    body: notesInput,
    answer: readAlert,
  }),
  deleteAlert: del('/api/alert/{id}', {
    may: office,
    changes: ['alert', 'unreadAlert'],
    params: byId,
    answer: nothing,
  }),
  restoreAlert: post('/api/alert/restore/{id}', {
    may: office,
    changes: ['alert', 'unreadAlert'],
    params: byId,
    answer: readAlert,
  }),
}
