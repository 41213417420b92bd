// The files of records: upload, open, attach, remove.
import { z } from 'zod'
import { id } from '#kit/fields/schema.ts'
import { byId, del, file, get, nothing, post } from '#kit/http/endpoint.ts'
import { parentKind } from '#base/register/records.contract.ts'
import { staff } from '#base/permissions/permissions.contract.ts'

/** A file in the response of a record. */
export const fileLink = z.object({
  /** Random, with the extension of the detected type. */
  systemName: z.string(),
  /** The name given by the user. */
  userName: z.string(),
  /** A damaged picture, which is not public until somebody has looked at it and accepted it. */
  damaged: z.literal(true).optional(),
})
export type FileLink = z.output<typeof fileLink>

export const uploadParts = ['files', 'file'] as const

const systemName = z.string().min(1).max(200)
const bySystemName = z.object({ systemName })

/** System names in requests: comma-joined, or a list. */
export const fileNames = z
  .union([z.string().max(20_000), z.array(systemName).max(500)])
  .transform((given) => splitFileNames(given))

export const splitFileNames = (given: string | readonly string[] | null | undefined): string[] => {
  const all = typeof given === 'string' ? given.split(',') : (given ?? [])
  return [...new Set(all.map((name) => name.trim()).filter(Boolean))]
}

const fileIds = z.array(systemName).min(1).max(500)
const files = z.object({ items: z.array(fileLink) })

export const filesApi = {
  listFiles: get('/api/files', {
    may: staff,
    shows: ['file'],
    query: z.strictObject({ parent: parentKind, parentId: byId.shape.id }),
    answer: files,
  }),
  addFiles: post('/api/files', {
    may: staff,
    changes: ['file'],
    multipart: true,
    answer: z.array(fileLink),
  }),
  getFile: get('/api/files/{systemName}', {
    may: staff,
    params: bySystemName,
    query: z.strictObject({ size: z.enum(['thumb', 'large', 'full']).optional() }).optional(),
    answer: file,
  }),
  deleteFile: del('/api/files/{systemName}', {
    may: staff,
    changes: ['file'],
    params: bySystemName,
    answer: nothing,
  }),
  restoreFile: post('/api/files/restore/{systemName}', {
    may: staff,
    changes: ['file'],
    params: bySystemName,
    answer: fileLink,
  }),
  /** Accepts a damaged picture, which may then be public. */
  acceptFile: post('/api/files/accept/{systemName}', {
    may: staff,
    changes: ['file', 'object'],
    params: bySystemName,
    answer: fileLink,
  }),
  setParent: post('/api/files/setParent', {
    may: staff,
    changes: ['file'],
    body: z.strictObject({
      entityType: parentKind,
      // Forms send a text.
      id: z.union([
        id,
        z
          .string()
          .regex(/^\d{1,10}$/)
          .transform(Number)
          .pipe(id),
      ]),
      fileNames: fileNames.refine((names) => names.length > 0, {
        params: { text: 'problem.required' },
      }),
      type: z.union([z.string().trim().max(100), z.int()]).nullish(),
    }),
    answer: files,
  }),
  /** The files of one record in their new order; others follow. */
  reorderFiles: post('/api/files/reorder', {
    may: staff,
    changes: ['file'],
    body: z.union([fileIds, z.strictObject({ ids: fileIds }).transform(({ ids }) => ids)]),
    answer: files,
  }),
}
