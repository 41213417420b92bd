// API of imports: the file, its mapping, the plan of its rows, the run, and undoing it.
import { z } from 'zod'
import { id, instant } from '#kit/fields/schema.ts'
import { byId, del, file, form, get, nothing, post } from '#kit/http/endpoint.ts'
import { pageOf } from '#kit/http/paging.ts'
import { admin } from '#base/permissions/permissions.contract.ts'
import { mapping, proposal } from './mapping.contract.ts'
import { importedPhoto, listedPhotoState, photoCounts } from './photos/photos.contract.ts'
import { chosenSource, foundSource } from './source.contract.ts'

export const importKindNames = [
  ...(['people', 'properties', 'leads', 'activities', 'stays', 'payments'] as const),
] as const
export const importKindName = z.enum(importKindNames)
export type ImportKindName = z.output<typeof importKindName>

const states = [
  ...(['reading', 'mapping', 'checking', 'checked', 'running', 'photos', 'done'] as const),
  ...(['undoing', 'undone'] as const),
] as const
const state = z.enum(states)
export type ImportState = z.output<typeof state>

export const outcomes = ['new', 'changed', 'same', 'doubtful', 'refused', 'left'] as const
const outcome = z.enum(outcomes)
export type Outcome = z.output<typeof outcome>

/** Rows that come in with something in their notes that could not be read as its field. */
export const notedRows = 'noted'

const counts = z.object(
  Object.fromEntries(outcomes.map((name) => [name, z.int()])) as Record<Outcome, z.ZodInt>,
)

const stamp = { createdOn: instant, createdBy: z.string().nullable() }

const importLine = z.object({
  id,
  kind: importKindName,
  fileName: z.string(),
  state,
  fault: z.string().nullable(),
  rows: z.int(),
  ...stamp,
})
export type ImportLine = z.output<typeof importLine>

/** What an import wrote, and how much of it remains. */
const written = z.object({ added: z.int(), changed: z.int(), undone: z.int(), stays: z.int() })

export const viewedImport = importLine.extend({
  version: z.int(),
  source: foundSource,
  mapping: mapping.nullable(),
  proposal,
  /** Rows that the current step has processed. */
  worked: z.int(),
  counts,
  noted: z.int(),
  /** Rows that the run has written. */
  done: z.int(),
  written,
  photos: photoCounts,
  /** Packed photos wait until the rows are written. */
  hasPhotoFile: z.boolean(),
  ranOn: instant.nullable(),
  undoneOn: instant.nullable(),
})
export type ViewedImport = z.output<typeof viewedImport>

const fault = z.object({
  /** The column of the file, from 0; null if it concerns the whole row. */
  column: z.int().nullable(),
  /** In the caller's language. */
  text: z.string(),
})

/** A record that the row may refer to. */
const candidate = z.object({ choice: z.string(), title: z.string(), detail: z.string().nullable() })

const part = z.object({
  part: z.string(),
  entity: z.string(),
  action: z.enum(['add', 'change', 'same']),
  /** The record to change; null for a new one. */
  entityId: id.nullable(),
  title: z.string().nullable(),
  values: z.record(z.string(), z.unknown()),
  previous: z.record(z.string(), z.unknown()),
  /** Names of the options and places in `values`. */
  called: z.record(z.string(), z.string()),
  /** Number of photos to fetch. */
  photos: z.int(),
})

export const importedRow = z.object({
  number: z.int(),
  cells: z.array(z.string().nullable()),
  mended: z.record(z.string(), z.string()),
  outcome: outcome.nullable(),
  isDone: z.boolean(),
  /** Of a row that comes in: what stands in its notes instead of its field. */
  faults: z.array(fault),
  parts: z.array(part),
  /** By part: candidate records. */
  candidates: z.record(z.string(), z.array(candidate)),
  choices: z.record(z.string(), z.string()),
})
export type ImportedRow = z.output<typeof importedRow>

const columnValue = z.object({ text: z.string(), rows: z.int(), value: z.string().nullable() })

const stay = z.object({
  number: z.int(),
  entity: z.string(),
  entityId: id,
  title: z.string().nullable(),
  /** In the caller's language. */
  why: z.string(),
  fields: z.array(z.string()),
})
export type RetainedRecord = z.output<typeof stay>

const paging = {
  perPage: z.int().min(1).max(100).default(50),
  currentPage: z.int().min(1).max(1_000_000).default(1),
}
export const importRef = z.strictObject({ id, version: z.int() })
const shown = ['import']
/** With the names of its author and of the records that its rows refer to. */
export const namedRecords = 'import account object lead activity reservation transaction'.split(' ')
const wrote = [
  'import',
  'account',
  'object',
  'lead',
  'assignment',
  'activity',
  'reservation',
  'file',
  'trash',
]

export const importApi = {
  /** The fields of the form: `kind` and `file`. */
  addImport: post('/api/import/add', {
    may: admin,
    changes: shown,
    multipart: true,
    body: form,
    answer: z.object({ id }),
  }),
  listImports: get('/api/import/list', {
    may: admin,
    shows: namedRecords,
    query: z.strictObject({
      perPage: z.coerce.number<string>().int().min(1).max(100).default(20),
      currentPage: z.coerce.number<string>().int().min(1).max(1_000_000).default(1),
    }),
    answer: pageOf(importLine),
  }),
  viewImport: get('/api/import/view/{id}', {
    may: admin,
    shows: namedRecords,
    params: byId,
    answer: viewedImport,
  }),
  /** Reads the file again with the chosen settings. */
  saveSource: post('/api/import/source', {
    may: admin,
    changes: shown,
    body: importRef.extend({ chosen: chosenSource }),
    answer: viewedImport,
  }),
  /** Saves the given parts of the mapping. Whether all of it is consistent is checked with the rows. */
  saveMapping: post('/api/import/mapping', {
    may: admin,
    changes: shown,
    body: importRef.extend({ mapping: mapping.partial() }),
    answer: viewedImport,
  }),
  /** The distinct texts of a column, most frequent first, with the option for each. */
  columnValues: post('/api/import/values', {
    may: admin,
    shows: shown,
    body: z.strictObject({ id, column: z.int().min(0).max(500) }),
    answer: z.object({ items: z.array(columnValue), others: z.int() }),
  }),
  /** Plans the result for each row, without writing records. */
  checkImport: post('/api/import/check', {
    may: admin,
    changes: shown,
    body: importRef,
    answer: viewedImport,
  }),
  importRows: post('/api/import/rows', {
    may: admin,
    shows: namedRecords,
    body: z.strictObject({ id, outcome: z.enum([...outcomes, notedRows]).nullish(), ...paging }),
    answer: pageOf(importedRow),
  }),
  /** Corrects cells of a row, chooses its records, or excludes it. */
  mendRow: post('/api/import/mend', {
    may: admin,
    changes: shown,
    body: z.strictObject({
      id,
      number: z.int().min(0),
      cells: z.record(z.string().regex(/^\d{1,3}$/), z.string().max(20_000)).optional(),
      /** By part: `new`, the id of a record, or `r` and the id of a record that the import will add. */
      choices: z.record(z.string().max(40), z.string().regex(/^(new|r?\d{1,9})$/)).optional(),
      leftOut: z.boolean().optional(),
    }),
    answer: importedRow,
  }),
  runImport: post('/api/import/run', {
    may: admin,
    changes: wrote,
    body: importRef,
    answer: viewedImport,
  }),
  undoImport: post('/api/import/undo', {
    may: admin,
    changes: wrote,
    body: importRef,
    answer: viewedImport,
  }),
  /** Records that could not be undone, with the reasons. */
  importStays: post('/api/import/stays', {
    may: admin,
    shows: namedRecords,
    body: z.strictObject({ id, ...paging }),
    answer: pageOf(stay),
  }),
  /** Photos that could not be added, or that stay although the import was undone. */
  importPhotos: post('/api/import/photos', {
    may: admin,
    shows: ['import', 'object'],
    body: z.strictObject({ id, state: listedPhotoState.default('failed'), ...paging }),
    answer: pageOf(importedPhoto),
  }),
  /**
   * A ZIP with photos whose names, or their folders' names, start with the number of the property in the other system. Form:
   * `id` and `file`.
   */
  addPhotoFile: post('/api/import/photoFile', {
    may: admin,
    changes: ['import', 'file', 'object'],
    multipart: true,
    body: form,
    answer: viewedImport,
  }),
  /** Retries the photos that could not be fetched. */
  retryPhotos: post('/api/import/retryPhotos', {
    may: admin,
    changes: ['import', 'file', 'object'],
    body: importRef,
    answer: viewedImport,
  }),
  /** The refused rows as a workbook in the format of the file, with the reasons, to be corrected and sent again. */
  refusedRows: get('/api/import/refused/{id}', { may: admin, params: byId, answer: file }),
  /** Deletes the file and its rows; written records stay, and can no longer be undone together. */
  deleteImport: del('/api/import/{id}', {
    may: admin,
    changes: shown,
    params: byId,
    answer: nothing,
  }),
  /** The files and rows that a record was imported from. */
  originOf: get('/api/import/origin', {
    may: admin,
    shows: namedRecords,
    query: z.strictObject({
      entity: z.enum(['Account', 'Object']),
      id: byId.shape.id,
    }),
    answer: z.object({
      items: z.array(
        z.object({
          importId: id,
          fileName: z.string(),
          number: z.int(),
          isNew: z.boolean(),
          /** Whether its file and rows still exist. */
          isThere: z.boolean(),
          on: instant,
        }),
      ),
      numbers: z.array(z.object({ system: z.string(), number: z.string() })),
    }),
  }),
}
