// Endpoints of alerts. None of them adds an alert: the server does.
import { z } from 'zod'
import { filterInput, flagFilter, searched } from '#kit/fields/filters.ts'
import { textarea, textUpTo } from '#kit/fields/kinds.ts'
import { id, instant, valueSchema } from '#kit/fields/schema.ts'
import { byId, del, get, nothing, post } from '#kit/http/endpoint.ts'
import { listInputOf, pageOf } from '#kit/http/paging.ts'
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
  /** Null while unread. */
  readedOn: instant.nullable(),
  /** Name of the user who read it. */
  readedBy: z.string().nullable(),
  /** The record that it is about, unless deleted, and the section of its screen to open. */
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
  /** The person that it is about, if that is another record. */
  person: z.object({ id, name: z.string().nullable() }).nullable(),
})
export type Alert = z.output<typeof readAlert>

export const notesInput = z.strictObject({
  notes: valueSchema(alertFields.notes),
  version: z.int().optional(),
})
export type NotesInput = z.output<typeof notesInput>

export const alertFilters = {
  /** Searches its text, the notes, and the account or object that it is about. */
  ...searched,
  unreadOnly: flagFilter('alerts.unreadOnly', z.boolean().optional(), { beside: true }),
}
const alertQuery = z.strictObject({
  ...listInputOf(['id', 'date', 'source', 'readedOn', 'readedBy']),
  ...filterInput(alertFilters),
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
    shows: ['unreadAlert', 'alert'],
    answer: z.int(),
  }),
  /** Marks an unread alert as read. */
  readAlert: get('/api/alert/{id}', {
    may: office,
    changes: ['alert', 'unreadAlert'],
    params: byId,
    answer: readAlert,
  }),
  /** Marks an alert as read from the list; the first reader stays. */
  markAsRead: post('/api/alert/mark-as-read/{id}', {
    may: office,
    changes: ['alert', 'unreadAlert'],
    params: byId,
    answer: readAlert,
  }),
  /** Marks all unread alerts that the caller may see as read. */
  markAllAsRead: post('/api/alert/mark-all-as-read', {
    may: office,
    changes: ['alert', 'unreadAlert'],
    answer: z.object({ count: z.int() }),
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
