// API of archives: all of the agency's data, or the records of one view, in a ZIP that is made in the background.
import { z } from 'zod'
import { id, instant } from '#kit/fields/schema.ts'
import { byId, del, file, get, nothing, post } from '#kit/http/endpoint.ts'
import { listName } from '#base/register/recordLists.contract.ts'
import { admin, staff } from '#base/permissions/permissions.contract.ts'

/** Days for which a finished archive is kept. */
export const daysKept = 7
/** Most archives per person that are waiting or being made. */
export const mostUnderWay = 3
/** Most records in a view's archive. */
export const mostOfView = 100_000

const states = ['waiting', 'making', 'ready', 'failed'] as const
const state = z.enum(states)
export type ArchiveState = z.output<typeof state>

const archiveLine = z.object({
  id,
  /** Null: the whole agency. */
  list: listName.nullable(),
  /** Number of records in the view's archive. */
  records: z.int(),
  state,
  worked: z.int(),
  total: z.int().nullable(),
  fileSize: z.number().nullable(),
  /** Number of files that could not be read and are left out. */
  missing: z.int(),
  createdOn: instant,
  createdBy: z.string().nullable(),
  /** Whether the caller requested it. */
  isOwn: z.boolean(),
  keptUntil: instant.nullable(),
})
export type ArchiveLine = z.output<typeof archiveLine>

const begun = z.object({ id })

export const archivesApi = {
  addArchive: post('/api/archive/add', { may: admin, changes: ['archive'], answer: begun }),
  /** Archives records of a list that the caller may see: those with the given `ids`, or all that match the filters. */
  addViewArchive: post('/api/archive/view', {
    may: staff,
    changes: ['archive'],
    body: z.strictObject({
      list: listName,
      /** Input of the list's endpoint: filters and order. */
      input: z.record(z.string().max(60), z.unknown()),
      ids: z.array(id).max(10_000).optional(),
    }),
    answer: begun,
  }),
  /** All archives for administrators, their own for others. */
  listArchives: get('/api/archive/list', {
    may: staff,
    shows: ['archive', 'account'],
    answer: z.object({ items: z.array(archiveLine) }),
  }),
  /** Logged in the action log. */
  downloadArchive: get('/api/archive/file/{id}', {
    may: staff,
    shows: ['archive'],
    params: byId,
    answer: file,
  }),
  /** Tries a failed archive again. */
  retryArchive: post('/api/archive/retry', {
    may: staff,
    changes: ['archive'],
    body: z.strictObject({ id }),
    answer: nothing,
  }),
  deleteArchive: del('/api/archive/{id}', {
    may: staff,
    changes: ['archive'],
    params: byId,
    answer: nothing,
  }),
}
