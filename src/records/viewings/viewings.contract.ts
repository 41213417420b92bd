// Contract of viewings: the entity, its list, and its endpoints.
import { z } from 'zod'
import {
  choicesFilter,
  dayFilter,
  filterInput,
  recordFilter,
  searched,
} from '#kit/fields/filters.ts'
import { fieldChoices, fieldName, patchTypes, replaceOne } from '#kit/fields/oneField.ts'
import { money } from '#kit/fields/kinds.ts'
import {
  day,
  id,
  instant,
  localDateTime,
  schemaOf,
  updateOf,
  valueSchema,
} from '#kit/fields/schema.ts'
import { byId, del, get, nothing, patch, post } from '#kit/http/endpoint.ts'
import { listInputOf, pageOf } from '#kit/http/paging.ts'
import { staff } from '#base/permissions/permissions.contract.ts'
import { numberOption } from '#base/settings/numberOption.contract.ts'
import { assignment } from '#base/assignments/assignments.contract.ts'
import { whoseFilters } from '#base/lists/whose/whose.contract.ts'
import { viewingFields } from './viewingFields.contract.ts'

/** An object of the viewing with its result. */
const result = z.object({
  objectId: id,
  objectReferenceNumber: z.string(),
  objectTitle: z.string().nullable(),
  /** The object and its result, in one line. */
  description: z.string(),
  /** Null without a result. */
  result: z.int().nullable(),
  /** The client's offer in euro, and the day on which it was entered; null unless the result is an offer. */
  offer: z.number().nullable(),
  offeredOn: day.nullable(),
})

export const viewing = schemaOf(viewingFields).extend({
  /** Null, like its number, for a blank viewing that is not stored. */
  id: id.nullable(),
  viewingNumber: z.string().nullable(),
  version: z.int(),
  /** Title of the lead, and the name of its account. */
  demand: z.string().nullable(),
  client: z.string().nullable(),
  /** In the order of viewing; each object once. */
  results: z.array(result),
  /** By name. */
  assigned: z.array(assignment),
  resultOptions: z.array(numberOption),
  /** Whether the user may change it. */
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
    /** 0 means no result, like null. */
    result: z.int().min(0).max(32_767).nullish(),
    /** 0 means no sum, like null. Without it, an offer keeps its sum. */
    offer: valueSchema(money).nullish(),
    offeredOn: z.unknown().optional(),
  })
  .transform(({ objectId, result, offer }) => ({
    objectId,
    result: result || null,
    offer: offer === undefined ? undefined : offer || null,
  }))

export const viewingUpdate = updateOf(viewingFields, viewing, {
  /** Without it, a new viewing is added. */
  id: id.nullish(),
  /** All results, in order. */
  results: z.array(resultInput).max(100).optional(),
  /**
   * The people of a new viewing; without any, those of its lead or, failing that, the caller. Those of a stored viewing
   * are changed by the endpoints of assignments.
   */
  assigned: z
    .array(z.strictObject({ accountId: id, account: z.unknown().optional() }))
    .max(50)
    .optional(),
})
export type ViewingUpdate = z.output<typeof viewingUpdate>

export const viewingRow = z.object({
  id,
  appointmentCreated: localDateTime.nullable(),
  dateOfViewing: localDateTime.nullable(),
  lead: z.string().nullable(),
  leadId: id.nullable(),
  /** Names of the assigned people. */
  assigned: z.string().nullable(),
  /** IDs of the objects, separated by spaces, and their reference numbers. */
  objects: z.string(),
  objectReferenceNumbers: z.string(),
  /** The most important of its objects' results. */
  result: z.string().nullable(),
  /** The result in English, in lower case without spaces; styles the row. */
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

/** A whole day, or a date and time. */
const bound = z.union([day, localDateTime]).nullish()

export const viewingFilters = {
  ...searched,
  /** Any of these results; 0 means no result yet. */
  results: choicesFilter('viewing.filter.results', 'results', { few: true, list: 'viewingResult' }),
  dateOfViewingFrom: dayFilter('viewing.filter.dateOfViewingFrom', bound),
  dateOfViewingTill: dayFilter('viewing.filter.dateOfViewingTill', bound),
  appointmentCreatedFrom: dayFilter('viewing.filter.appointmentCreatedFrom', bound),
  appointmentCreatedTill: dayFilter('viewing.filter.appointmentCreatedTill', bound),
  demandId: recordFilter('viewing.lead', 'lead'),
  objectId: recordFilter('viewing.filter.object', 'object'),
  ...whoseFilters,
}
export const viewingFilter = z.strictObject({
  ...listInputOf(viewingSorts),
  ...filterInput(viewingFilters),
})
export type ViewingFilter = z.output<typeof viewingFilter>

/**
 * `objects`: comma-separated IDs; without it, the lead's objects that were not viewed yet. `person`: who accompanies the client;
 * without one, the people of the lead or the caller.
 */
const blankViewingQuery = z.strictObject({
  demandId: byId.shape.id.optional(),
  person: byId.shape.id.optional(),
  objects: z
    .string()
    .regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,19}$/)
    .transform((list) => [...new Set(list.split(',').map(Number))])
    .optional(),
})
export type BlankViewingQuery = z.output<typeof blankViewingQuery>

/** Date, objects, lead and people; `id` of a stored viewing, whose people are read. */
const clashQuery = z.strictObject({
  id: id.nullish(),
  dateOfViewing: localDateTime,
  objects: z.array(id).max(100),
  demandId: id.nullish(),
  people: z.array(id).max(50).optional(),
})
export type ClashQuery = z.output<typeof clashQuery>

const clash = z.object({
  by: z.enum(['object', 'person', 'client', 'key']),
  /** Reference number of the object, with the holder of its key; or the name of the person or client. */
  what: z.string(),
  /** The other viewing; null for a missing key. */
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
  /** A blank viewing with a preset lead and objects; nothing is stored. */
  addViewing: get('/api/Viewing/add', {
    may: staff,
    shows: ['lead', 'object', 'selection', 'account', 'viewing', 'assignment'],
    query: blankViewingQuery,
    answer: viewing,
  }),
  editViewing: get('/api/Viewing/edit/{id}', {
    may: staff,
    shows: ['viewing', 'account', 'lead', 'object', 'assignment'],
    params: byId,
    answer: viewing,
  }),
  saveViewing: post('/api/Viewing/update', {
    may: staff,
    changes: ['viewing', 'assignment', 'lead'],
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
