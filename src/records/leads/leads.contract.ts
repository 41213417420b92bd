// Leads over the wire: the entity as get and view answer it, and the calls on one lead.
import { z } from 'zod'
import { fieldChoices, fieldName, patchTypes, replaceOne } from '#kit/fields/oneField.ts'
import { id, inputOf, schemaOf, stamps, updateOf } from '#kit/fields/schema.ts'
import { byId, del, get, nothing, patch, post } from '#kit/http/endpoint.ts'
import { staff } from '#base/permissions/permissions.contract.ts'
import { numberOption } from '#base/settings/numberOption.contract.ts'
import { leadFields } from './leadFields.contract.ts'

const leadObject = z.object({
  objectId: id,
  objectReferenceNumber: z.string(),
  /** In the caller's language, as are the type and the place. */
  title: z.string().nullable(),
  type: z.string().nullable(),
  location: z.string().nullable(),
})

export type LeadObject = z.output<typeof leadObject>

export const lead = schemaOf(leadFields).extend({
  id,
  /** The names of the account, of the source and of the wanted place. */
  account: z.string().nullable(),
  sourceText: z.string().nullable(),
  location: z.string().nullable(),
  /** In the order in which they were added; those that were deleted are left out. */
  objects: z.array(leadObject),
  sourceList: z.array(numberOption),
  stageList: z.array(numberOption),
  priorityList: z.array(numberOption),
  createdById: id.nullable(),
  modifiedById: id.nullable(),
  ...stamps,
})
export type Lead = z.output<typeof lead>

/** Most objects of one lead. */
export const mostObjects = 500

const said = z.unknown().optional()
/** What the server sends back of an object besides its number is taken and left out. */
const objectInput = z
  .strictObject({
    objectId: id,
    objectReferenceNumber: said,
    title: said,
    type: said,
    location: said,
  })
  .transform(({ objectId }) => objectId)

export const leadInput = inputOf(leadFields)
export const leadUpdate = updateOf(leadFields, lead, {
  /** The objects that it is to have from now on, in their order; without it they stay as they are. */
  objects: z.array(objectInput).max(mostObjects).optional(),
})
export type LeadInput = z.output<typeof leadInput>
export type LeadUpdate = z.output<typeof leadUpdate>

const pair = z.strictObject({ leadId: id, objectId: id })

/** Most leads that a search for a piece of text answers. */
export const mostFound = 20
const found = z.object({ id, description: z.string() })
export type FoundLead = z.output<typeof found>

export const leadsApi = {
  /** Stored at once, as new, of normal priority and from today on unless the call says otherwise. */
  addLead: post('/api/lead/add', {
    may: staff,
    changes: ['lead'],
    body: leadInput,
    answer: z.object({ id, lead }),
  }),
  getLead: get('/api/lead/get/{id}', {
    may: staff,
    shows: ['lead', 'account', 'object'],
    params: byId,
    answer: lead,
  }),
  viewLead: get('/api/lead/view/{id}', {
    may: staff,
    shows: ['lead', 'account', 'object'],
    params: byId,
    answer: lead,
  }),
  saveLead: post('/api/lead/update', {
    may: staff,
    changes: ['lead'],
    beginsAhead: true,
    body: leadUpdate,
    answer: lead,
  }),
  patchLead: patch('/api/lead/patch/{id}', {
    may: staff,
    changes: ['lead'],
    beginsAhead: true,
    params: byId,
    body: replaceOne,
    answer: lead,
    consumes: patchTypes,
  }),
  leadFieldChoices: get('/api/lead/editRequestSelectList', {
    may: staff,
    shows: ['account', 'lead', 'object'],
    query: z.strictObject({ id: byId.shape.id, fieldName }),
    answer: fieldChoices,
  }),
  deleteLead: del('/api/lead/{id}', {
    may: staff,
    changes: ['lead'],
    params: byId,
    answer: nothing,
  }),
  restoreLead: post('/api/lead/restore/{id}', {
    may: staff,
    changes: ['lead'],
    params: byId,
    answer: lead,
  }),
  /** Adds one object, whatever others add meanwhile. */
  addLeadObject: post('/api/leadObject/add', {
    may: staff,
    changes: ['lead'],
    body: pair,
    answer: lead,
  }),
  deleteLeadObject: del('/api/leadObject', {
    may: staff,
    changes: ['lead'],
    body: pair,
    answer: lead,
  }),
  findLeads: get('/api/lead/searchQuick', {
    may: staff,
    shows: ['lead', 'account'],
    query: z.strictObject({
      // PostgreSQL cannot store the character NUL in a text.
      searchStr: z
        .string()
        .max(200)
        .regex(/^[^\u0000]*$/),
    }),
    answer: z.object({ items: z.array(found).max(mostFound) }),
  }),
}
