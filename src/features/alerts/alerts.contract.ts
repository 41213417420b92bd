// Alerts over the wire. No call makes one: they come from the scheduled jobs.
import { z } from 'zod'
import { textarea, textUpTo } from '#kit/fields/kinds.ts'
import { id, instant, valueSchema } from '#kit/fields/schema.ts'
import { byId, del, get, nothing, post } from '#kit/http/endpoint.ts'
import { listQueryOf, pageOf } from '#kit/http/paging.ts'
import { office } from '#features/session/permissions.contract.ts'

export const alertFields = { source: textUpTo(100), content: textarea, notes: textarea } as const

export const alert = z.object({
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
  /** What it is about, where it is about an object. */
  objectId: id.nullable(),
})
export type Alert = z.output<typeof alert>

export const notesInput = z.strictObject({
  notes: valueSchema(alertFields.notes),
  version: z.int().optional(),
})
export type NotesInput = z.output<typeof notesInput>

const alertQuery = listQueryOf(['id', 'date', 'source', 'readedOn', 'readedBy'])
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
    answer: alert,
  }),
  markAsUnread: post('/api/alert/mark-as-unread/{id}', {
    may: office,
    changes: ['alert', 'unreadAlert'],
    params: byId,
    answer: alert,
  }),
  updateNotes: post('/api/alert/update-notes/{id}', {
    may: office,
    changes: ['alert'],
    params: byId,
    body: notesInput,
    answer: alert,
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
    answer: alert,
  }),
}
