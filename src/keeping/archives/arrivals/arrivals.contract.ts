// API of arrivals: uploaded archives of a whole agency that are imported, and can be undone as a whole.
import { z } from 'zod'
import { id, instant } from '#kit/fields/schema.ts'
import { byId, del, form, get, nothing, post } from '#kit/http/endpoint.ts'
import { admin } from '#base/permissions/permissions.contract.ts'

/** Gigabytes (10⁹ bytes) of an archive. */
export const mostGigabytes = 20

const state = z.enum(['waiting', 'working', 'done', 'refused', 'failed', 'leaving', 'gone'])
export type ArrivalState = z.output<typeof state>

const arrivalLine = z.object({
  id,
  fileName: z.string(),
  fileSize: z.number(),
  state,
  worked: z.int(),
  total: z.int().nullable(),
  /** Why it was refused or cannot be undone, in the reader's language. */
  fault: z.string().nullable(),
  /** Differences from the archive. */
  remarks: z.array(z.string()),
  /** Number of imported rows. */
  rows: z.int(),
  createdOn: instant,
  createdBy: z.string().nullable(),
})
export type ArrivalLine = z.output<typeof arrivalLine>

export const arrivalsApi = {
  addArrival: post('/api/archive/arrival/add', {
    may: admin,
    changes: ['archive'],
    multipart: true,
    body: form,
    answer: z.object({ id }),
  }),
  listArrivals: get('/api/archive/arrivals', {
    may: admin,
    shows: [
      'archive',
      'account',
      'object',
      'lead',
      'order',
      'deal',
      'viewing',
      'reservation',
      'transaction',
      'document',
    ],
    answer: z.object({
      items: z.array(arrivalLine),
      /** Existing data that prevents an import, in the reader's language. */
      inTheWay: z.string().nullable(),
    }),
  }),
  takeBackArrival: post('/api/archive/arrival/takeBack', {
    may: admin,
    changes: ['archive'],
    body: z.strictObject({ id }),
    answer: nothing,
  }),
  /** Tries a failed arrival again. */
  retryArrival: post('/api/archive/arrival/retry', {
    may: admin,
    changes: ['archive'],
    body: z.strictObject({ id }),
    answer: nothing,
  }),
  /** Deletes an arrival that is waiting, refused, failed or undone. */
  deleteArrival: del('/api/archive/arrival/{id}', {
    may: admin,
    changes: ['archive'],
    params: byId,
    answer: nothing,
  }),
}
