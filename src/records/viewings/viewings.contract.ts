// Viewings over the wire: the entity, its list, and the calls on one viewing.
import { z } from 'zod'
import { fieldChoices, fieldName, patchTypes, replaceOne } from '#kit/fields/oneField.ts'
import { day, id, instant, localDateTime, schemaOf, updateOf } from '#kit/fields/schema.ts'
import { byId, del, get, nothing, patch, post } from '#kit/http/endpoint.ts'
import { listInputOf, pageOf, searchInput } from '#kit/http/paging.ts'
import { staff } from '#base/permissions/permissions.contract.ts'
import { numberOption } from '#base/settings/numberOption.contract.ts'
import { viewingFields } from './viewingFields.contract.ts'

/** What came of one object. */
const result = z.object({
  objectId: id,
  objectReferenceNumber: z.string(),
  objectTitle: z.string().nullable(),
  /** The object and what came of it, in one line. */
  description: z.string(),
  /** Null until there is one. */
  result: z.int().nullable(),
})

export const viewing = schemaOf(viewingFields).extend({
  /** Null, as its number is, while it is a blank that is not stored. */
  id: id.nullable(),
  viewingNumber: z.string().nullable(),
  version: z.int(),
  /** What the lead is called. */
  demand: z.string().nullable(),
  /** In the order in which the objects are seen, each once. */
  results: z.array(result),
  resultOptions: z.array(numberOption),
  /** Whether this person may change it. */
  canEdit: z.boolean(),
  createdOn: instant.nullable(),
  createdByAccountDisplayName: z.string().nullable(),
  modifiedOn: instant.nullable(),
  modifiedByAccountDisplayName: z.string().nullable(),
})
export type Viewing = z.output<typeof viewing>

const resultInput = z
  .strictObject({
    objectId: id,
    objectReferenceNumber: z.unknown().optional(),
    objectTitle: z.unknown().optional(),
    description: z.unknown().optional(),
    /** 0 is not set, as null is. */
    result: z.int().min(0).max(32_767).nullish(),
  })
  .transform(({ objectId, result }) => ({ objectId, result: result || null }))

export const viewingUpdate = updateOf(viewingFields, viewing, {
  /** Without it a new viewing is stored. */
  id: id.nullish(),
  /** All of them, in their order. */
  results: z.array(resultInput).max(100).optional(),
})
export type ViewingUpdate = z.output<typeof viewingUpdate>

export const viewingRow = z.object({
  id,
  appointmentCreated: localDateTime.nullable(),
  dateOfViewing: localDateTime.nullable(),
  lead: z.string().nullable(),
  leadId: id.nullable(),
  /** Names of those who go along. */
  assigned: z.string().nullable(),
  /** Numbers of the objects, a blank between two of them, and by what people know these. */
  objects: z.string(),
  objectReferenceNumbers: z.string(),
  /** Of the results of its objects the one that says most. */
  result: z.string().nullable(),
  /** The result in English, in small letters and without blanks: how the row looks. */
  resultStyle: z.string().nullable(),
})
export type ViewingRow = z.output<typeof viewingRow>

const viewingSorts = [
  'id',
  'appointmentCreated',
  'dateOfViewing',
  'lead',
  'assigned',
  'objects',
  'result',
] as const
export type ViewingSort = (typeof viewingSorts)[number]

/** A day, all of it, or a moment. */
const bound = z.union([day, localDateTime]).nullish()

export const viewingFilter = z.strictObject({
  ...listInputOf(viewingSorts),
  ...searchInput,
  /** Any of them; 0 is no result yet. */
  results: z.array(z.int().min(0).max(32_767)).max(100).nullish(),
  appointmentCreatedFrom: bound,
  appointmentCreatedTill: bound,
  dateOfViewingFrom: bound,
  dateOfViewingTill: bound,
  demandId: id.nullish(),
  objectId: id.nullish(),
  /** Somebody who goes along. */
  assigned: id.nullish(),
  /** What these are called, for the filter's own display; the server does not read it. */
  demandText: z.string().max(500).nullish(),
  objectText: z.string().max(500).nullish(),
  assignedText: z.string().max(500).nullish(),
})
export type ViewingFilter = z.output<typeof viewingFilter>

/** `objects`: their numbers, a comma between two; without it those of the lead that are yet to be seen. */
const blankViewingQuery = z.strictObject({
  demandId: byId.shape.id.optional(),
  objects: z
    .string()
    .regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,19}$/)
    .transform((list) => [...new Set(list.split(',').map(Number))])
    .optional(),
})
export type BlankViewingQuery = z.output<typeof blankViewingQuery>

/** When, and of which objects; `id` of one that is stored. */
const clashQuery = z.strictObject({
  id: id.nullish(),
  dateOfViewing: localDateTime,
  objects: z.array(id).max(100),
})
export type ClashQuery = z.output<typeof clashQuery>

const clash = z.object({
  by: z.enum(['object', 'person', 'key']),
  /** The number of the object, with who has its key; or the person's name. */
  what: z.string(),
  /** The other viewing; null where it is the key that is missing. */
  viewingId: id.nullable(),
  viewingNumber: z.string().nullable(),
  dateOfViewing: z.string().nullable(),
})
export type Clash = z.output<typeof clash>

export const viewingsApi = {
  viewingClashes: post('/api/Viewing/clashes', {
    may: staff,
    shows: ['viewing', 'assignment', 'objectKey', 'account', 'lead', 'object'],
    body: clashQuery,
    answer: z.object({ items: z.array(clash).max(20) }),
  }),
  searchViewings: post('/api/Viewing/search', {
    may: staff,
    shows: ['viewing', 'account', 'lead', 'object', 'assignment'],
    body: viewingFilter,
    answer: pageOf(viewingRow).extend({ options: z.object({ results: z.array(numberOption) }) }),
  }),
  /** A blank to fill in, which is not stored; with the lead and the objects that it is to be of. */
  addViewing: get('/api/Viewing/add', {
    may: staff,
    shows: ['lead', 'object', 'selection', 'account', 'viewing'],
    query: blankViewingQuery,
    answer: viewing,
  }),
  editViewing: get('/api/Viewing/edit/{id}', {
    may: staff,
    shows: ['viewing', 'account', 'lead', 'object'],
    params: byId,
    answer: viewing,
  }),
  saveViewing: post('/api/Viewing/update', {
    may: staff,
    changes: ['viewing'],
    body: viewingUpdate,
    answer: viewing,
  }),
  patchViewing: patch('/api/Viewing/patch/{id}', {
    may: staff,
    changes: ['viewing'],
    params: byId,
    body: replaceOne,
    answer: viewing,
    consumes: patchTypes,
  }),
  viewingFieldChoices: get('/api/Viewing/editRequestSelectList', {
    may: staff,
    shows: ['account', 'lead', 'object', 'viewing'],
    query: z.strictObject({ id: byId.shape.id, fieldName }),
    answer: fieldChoices,
  }),
  deleteViewing: del('/api/Viewing/{id}', {
    may: staff,
    changes: ['viewing'],
    params: byId,
    answer: nothing,
  }),
  restoreViewing: post('/api/Viewing/restore/{id}', {
    may: staff,
    changes: ['viewing'],
    params: byId,
    answer: viewing,
  }),
}
