// Contract of deals: the entity and its endpoints.
import { z } from 'zod'
import { money, number } from '#kit/fields/kinds.ts'
import { fieldChoices, fieldName, patchTypes, replaceOne } from '#kit/fields/oneField.ts'
import { day, id, instant, schemaOf, updateOf, valueSchema } from '#kit/fields/schema.ts'
import { byId, del, get, nothing, patch, post } from '#kit/http/endpoint.ts'
import { staff } from '#base/permissions/permissions.contract.ts'
import { assignment } from '#base/assignments/assignments.contract.ts'
import { trade } from '#base/register/find.contract.ts'
import { numberOption } from '#base/settings/numberOption.contract.ts'
import { comissionOrder } from './comission/comissionOrders.contract.ts'
import { dealFields } from './dealFields.contract.ts'

/** A person of the deal. */
const dealAccount = z.object({
  accountId: id,
  account: z.string(),
  /** Role in the deal; null while unknown. */
  relation: z.int().nullable(),
  /** Name and role, in one line. */
  description: z.string(),
  /** Null if the caller may not see them. */
  phone: z.string().nullable(),
  email: z.string().nullable(),
  /** The trades of this professional, who may also take part in another role. */
  trades: z.array(trade),
})

/** A person's share of the commission. */
const dealShare = z.object({
  accountId: id,
  account: z.string(),
  /** As entered: either of the two. Once paid, it is an amount. */
  percent: z.number().nullable(),
  amount: z.number().nullable(),
  /** In euro; null for a percentage while there is no commission. */
  comesTo: z.number().nullable(),
  paidOn: day.nullable(),
})

export const deal = schemaOf(dealFields).extend({
  /** Null for a blank deal that is not stored. */
  id: id.nullable(),
  version: z.int(),
  objectReferenceNumber: z.string().nullable(),
  /** Titles of the object and the lead. */
  object: z.string().nullable(),
  demand: z.string().nullable(),
  /** In the order of entry. */
  accounts: z.array(dealAccount),
  /** In the order of entry. */
  shares: z.array(dealShare),
  /** The signed orders that say what it earns. */
  comissionOrders: z.array(comissionOrder),
  /** The rest of the commission without a share; null without a commission. */
  sharesLeft: z.number().nullable(),
  /** People assigned to it or, without any, to its lead, else to its object; else its author. */
  assigned: z.array(assignment),
  dealTypeOptions: z.array(numberOption),
  dealStageOptions: z.array(numberOption),
  dealAccountRelationOptions: z.array(numberOption),
  createdOn: instant.nullable(),
  createdByAccountDisplayName: z.string().nullable(),
  modifiedOn: instant.nullable(),
  modifiedByAccountDisplayName: z.string().nullable(),
})
export type Deal = z.output<typeof deal>

const ignored = z.unknown().optional()
const accountInput = z.strictObject({
  accountId: id.nullish(),
  account: ignored,
  description: ignored,
  phone: ignored,
  email: ignored,
  trades: ignored,
  /** 0 means no role, like null. */
  relation: z.int().min(0).max(32_767).nullish(),
})

const shareInput = z.strictObject({
  accountId: id.nullish(),
  account: ignored,
  comesTo: ignored,
  percent: valueSchema(number({ max: 100, decimals: 3 })).nullish(),
  amount: valueSchema(money).nullish(),
  paidOn: day.nullish(),
})
/** Rows without an account are dropped. */
const sharesInput = z
  .array(shareInput)
  .max(50)
  .transform((rows) =>
    rows.flatMap(({ accountId, percent = null, amount = null, paidOn = null }) =>
      accountId == null ? [] : [{ accountId, percent, amount, paidOn }],
    ),
  )

/** Rows without an account are dropped. */
const accountsInput = z
  .array(accountInput)
  .max(100)
  .transform((rows) =>
    rows.flatMap(({ accountId, relation }) =>
      accountId == null ? [] : [{ accountId, relation: relation || null }],
    ),
  )

export const dealUpdate = updateOf(dealFields, deal, {
  /** Without it, a new deal is added. */
  id: id.nullish(),
  /** All people of the deal, in order. */
  accounts: accountsInput.optional(),
  /** All shares of the commission, in order. */
  shares: sharesInput.optional(),
})
export type DealUpdate = z.output<typeof dealUpdate>

const blankDealQuery = z.strictObject({
  demandId: byId.shape.id.optional(),
  objectId: byId.shape.id.optional(),
})
export type BlankDealQuery = z.output<typeof blankDealQuery>

export const dealsApi = {
  /** A blank deal with a preset lead and object; nothing is stored. */
  addDeal: get('/api/Deal/add', {
    may: staff,
    shows: ['lead', 'object', 'account', 'viewing', 'order'],
    query: blankDealQuery,
    answer: deal,
  }),
  editDeal: get('/api/Deal/edit/{id}', {
    may: staff,
    shows: ['deal', 'account', 'lead', 'object', 'assignment', 'order'],
    params: byId,
    answer: deal,
  }),
  saveDeal: post('/api/Deal/update', {
    may: staff,
    changes: ['deal'],
    body: dealUpdate,
    answer: deal,
  }),
  patchDeal: patch('/api/Deal/patch/{id}', {
    may: staff,
    changes: ['deal'],
    params: byId,
    body: replaceOne,
    answer: deal,
    consumes: patchTypes,
  }),
  dealFieldChoices: get('/api/Deal/editRequestSelectList', {
    may: staff,
    shows: ['account', 'deal', 'lead', 'object', 'order'],
    query: z.strictObject({ id: byId.shape.id, fieldName }),
    answer: fieldChoices,
  }),
  deleteDeal: del('/api/Deal/{id}', {
    may: staff,
    changes: ['deal'],
    params: byId,
    answer: nothing,
  }),
  restoreDeal: post('/api/Deal/restore/{id}', {
    may: staff,
    changes: ['deal'],
    params: byId,
    answer: deal,
  }),
}
