// Documents of the agency that belong to no other record, each with its files.
import { z } from 'zod'
import { filterInput, searched } from '#kit/fields/filters.ts'
import { id, schemaOf, stamps, updateOf } from '#kit/fields/schema.ts'
import { byId, del, form, get, nothing, post } from '#kit/http/endpoint.ts'
import { listInputOf, pageOf } from '#kit/http/paging.ts'
import { fileLink, fileNames } from '#base/files/files.contract.ts'
import { staff } from '#base/permissions/permissions.contract.ts'
import { documentFields } from './documentFields.contract.ts'

export const document = schemaOf(documentFields).extend({
  id,
  /** URL of its first file; null without files. */
  link: z.string().nullable(),
  files: z.array(fileLink),
  ...stamps,
})
export type Document = z.output<typeof document>

/** Form parts that contain files. */
export const documentFileParts = ['file', 'files'] as const

/** A form sends numbers as text. */
const number = z.union([
  z.literal('').transform(() => undefined),
  byId.shape.id.transform((value): number | undefined => value),
])
/** Without `id`, adds a new document. */
export const documentUpdate = updateOf(documentFields, document, {
  id: number.optional(),
  version: number.optional(),
  /** System names of files that were uploaded before. */
  filesNew: fileNames.optional(),
  /** Browsers send an empty text where no file was chosen. */
  file: z.literal('').optional(),
})
export type DocumentUpdate = z.output<typeof documentUpdate>

export const documentRow = document.omit({ files: true, version: true })
export type DocumentRow = z.output<typeof documentRow>

const documentQuery = z.strictObject({
  ...listInputOf(['name', 'description', 'modifiedOn']),
  /** A part of the name or description, in any script. */
  ...filterInput(searched),
})
export type DocumentQuery = z.output<typeof documentQuery>

export const documentsApi = {
  listDocuments: get('/api/Documents', {
    may: staff,
    shows: ['document', 'file', 'account'],
    query: documentQuery,
    answer: pageOf(documentRow),
  }),
  editDocument: get('/api/Documents/edit/{id}', {
    may: staff,
    shows: ['document', 'file', 'account'],
    params: byId,
    answer: document,
  }),
  /** `id`, `name`, `description` and any number of `file` parts; existing files stay. */
  saveDocument: post('/api/Documents/update', {
    may: staff,
    changes: ['document', 'file'],
    multipart: true,
    body: form,
    answer: document,
  }),
  deleteDocument: del('/api/Documents/{id}', {
    may: staff,
    changes: ['document'],
    params: byId,
    answer: nothing,
  }),
  restoreDocument: post('/api/Documents/restore/{id}', {
    may: staff,
    changes: ['document'],
    params: byId,
    answer: document,
  }),
}
