// The API of leads: the lead as the get and view endpoints return it, and the endpoints for one lead.
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
  /** Title, type and place are in the caller's language. */
  title: z.string().nullable(),
  type: z.string().nullable(),
  location: z.string().nullable(),
})

export type LeadObject = z.output<typeof leadObject>

export const lead = schemaOf(leadFields).extend({
  id,
  /** The names of the account, the source and the places. */
  account: z.string().nullable(),
  /** Contact details of the account. */
  accountPhone: z.string().nullable(),
  accountEmail: z.string().nullable(),
  sourceText: z.string().nullable(),
  location: z.string().nullable(),
  location2: z.string().nullable(),
  location3: z.string().nullable(),
  notLocation: z.string().nullable(),
  /** Whether mail may be sent to the client automatically; if not, whether an address or a consent to mailings is missing. */
  clientMail: z.enum(['may', 'noAddress', 'cameBack', 'noConsent']),
  /** In their order; deleted objects are left out. */
  objects: z.array(leadObject),
  sourceList: z.array(numberOption),
  stageList: z.array(numberOption),
  priorityList: z.array(numberOption),
  createdById: id.nullable(),
  modifiedById: id.nullable(),
  ...stamps,
})
export type Lead = z.output<typeof lead>

/** The most objects of one lead. */
export const mostObjects = 500

const ignored = z.unknown().optional()
/** The other fields of an object, as the server sends them, are accepted and ignored. */
const objectInput = z
  .strictObject({
    objectId: id,
    objectReferenceNumber: ignored,
    title: ignored,
    type: ignored,
    location: ignored,
  })
  .transform(({ objectId }) => objectId)

export const leadInput = inputOf(leadFields).extend({
  /** Copies data of the account: its budget and notes, and the source of its last lead. */
  carryOver: z.boolean().optional(),
})
export const leadUpdate = updateOf(leadFields, lead, {
  /** The objects that the lead should have, in order; they stay unchanged without it. */
  objects: z.array(objectInput).max(mostObjects).optional(),
})
export type LeadInput = z.output<typeof leadInput>
export type LeadUpdate = z.output<typeof leadUpdate>

const pair = z.strictObject({ leadId: id, objectId: id })

/** The most leads that `findLeads` returns. */
export const mostFound = 20
const found = z.object({ id, description: z.string() })
export type FoundLead = z.output<typeof found>

export const leadsApi = {
  /** Adds a lead: new, of normal priority and starting today, unless the body has other values. */
  addLead: post('/api/lead/add', {
    may: staff,
    changes: ['lead', 'assignment'],
    body: leadInput,
    answer: z.object({ id, lead }),
  }),
  getLead: get('/api/lead/get/{id}', {
    may: staff,
    shows: ['lead', 'account', 'object', 'bounce'],
    params: byId,
    answer: lead,
  }),
  viewLead: get('/api/lead/view/{id}', {
    may: staff,
    shows: ['lead', 'account', 'object', 'bounce'],
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
    shows: ['account', 'lead', 'object', 'bounce'],
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
  /** Adds one object; objects that others add meanwhile are kept. */
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
