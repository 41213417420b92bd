// The API of archives: everything that the agency has, or the records of one view, in one ZIP that is made in the background.
import { z } from 'zod'
import { id, instant } from '#kit/fields/schema.ts'
import { byId, del, file, get, nothing, post } from '#kit/http/endpoint.ts'
import { listName } from '#base/register/recordLists.contract.ts'
import { admin, staff } from '#base/permissions/permissions.contract.ts'

/** Days for which a finished archive is kept. */
export const daysKept = 7
/** The most archives of one person that wait or are made at the same time. */
export const mostUnderWay = 3
/** The most records of a view. */
export const mostOfView = 100_000

const states = ['waiting', 'making', 'ready', 'failed'] as const
const state = z.enum(states)
export type ArchiveState = z.output<typeof state>

const archiveLine = z.object({
  id,
  /** Null: the whole agency. */
  list: listName.nullable(),
  /** Records of the view. */
  records: z.int(),
  state,
  worked: z.int(),
  total: z.int().nullable(),
  fileSize: z.number().nullable(),
  /** Files that could not be read, and are not in it. */
  missing: z.int(),
  createdOn: instant,
  createdBy: z.string().nullable(),
  /** Whether the caller has ordered it. */
  isOwn: z.boolean(),
  keptUntil: instant.nullable(),
})
export type ArchiveLine = z.output<typeof archiveLine>

const begun = z.object({ id })

export const archivesApi = {
  addArchive: post('/api/archive/add', { may: admin, changes: ['archive'], answer: begun }),
  /** Of the records of a list that the caller sees: the given ones, or all that match its filters. */
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
  /** Administrators see all of them, others their own. */
  listArchives: get('/api/archive/list', {
    may: staff,
    shows: ['archive', 'account'],
    answer: z.object({ items: z.array(archiveLine) }),
  }),
  /** It is noted in the action log. */
  downloadArchive: get('/api/archive/file/{id}', {
    may: staff,
    shows: ['archive'],
    params: byId,
    answer: file,
  }),
  /** One that has failed. */
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
