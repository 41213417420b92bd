// Files of records: upload, open, attach, remove.
import { z } from 'zod'
import { id } from '#kit/fields/schema.ts'
import { byId, del, file, get, nothing, post } from '#kit/http/endpoint.ts'
import { parentKind } from '#base/register/records.contract.ts'
import { staff } from '#base/permissions/permissions.contract.ts'

/** A file as shown with its record. */
export const fileLink = z.object({
  /** Random, with the extension of the file's real type. */
  systemName: z.string(),
  /** The name given by the user. */
  userName: z.string(),
  /** The picture cannot be decoded completely: the public only sees it once a user has accepted it. */
  damaged: z.literal(true).optional(),
})
export type FileLink = z.output<typeof fileLink>

export const uploadParts = ['files', 'file'] as const

const systemName = z.string().min(1).max(200)
const bySystemName = z.object({ systemName })

/** System names in a request: comma-separated, or a list. */
export const fileNames = z
  .union([z.string().max(20_000), z.array(systemName).max(500)])
  .transform((names) => splitFileNames(names))

export const splitFileNames = (names: string | readonly string[] | null | undefined): string[] => {
  const all = typeof names === 'string' ? names.split(',') : (names ?? [])
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
  /** Accepts a damaged picture after looking at it, so that the public may see it. */
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
      // Forms send it as text.
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
  /** The files of one record in their new order; files that are not named follow. */
  reorderFiles: post('/api/files/reorder', {
    may: staff,
    changes: ['file'],
    body: z.union([fileIds, z.strictObject({ ids: fileIds }).transform(({ ids }) => ids)]),
    answer: files,
  }),
}
